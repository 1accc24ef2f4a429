import { runByNode } from '@pramaan/database/testing/run-by-node'
import { longTestMs } from '@pramaan/testing/patience'
import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...everySuite,
    name: 'trust',
    include: ['src/**/*.test.ts'],
    server: runByNode,
    globalSetup: '../../packages/database/src/testing/image.setup.ts',
    env: { TEST_DATABASE: 'pglite' },
    // The deep run tries 20,000 requests in one test.
    testTimeout: longTestMs,
  },
})
