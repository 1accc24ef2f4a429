import { runByNode } from '@pramaan/database/testing/run-by-node'
import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...everySuite,
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    // One process imports the server once for all its files.
    isolate: false,
    server: runByNode,
    globalSetup: '../../packages/database/src/testing/image.setup.ts',
    env: { TEST_DATABASE: 'pglite' },
  },
})
