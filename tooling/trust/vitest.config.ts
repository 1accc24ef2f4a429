import { runByNode } from '@pramaan/database/testing/run-by-node'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'trust',
    expect: { requireAssertions: true },
    include: ['src/**/*.test.ts'],
    server: runByNode,
    globalSetup: '../../packages/database/src/testing/image.setup.ts',
    env: { TEST_DATABASE: 'pglite' },
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
  },
})
