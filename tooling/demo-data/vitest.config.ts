import { runByNode } from '@pramaan/database/testing/run-by-node'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    expect: { requireAssertions: true },
    // One process imports the server once for all its files.
    isolate: false,
    server: runByNode,
    globalSetup: '../../packages/database/src/testing/image.setup.ts',
    env: { TEST_DATABASE: 'pglite' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
