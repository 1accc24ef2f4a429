import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Screens are tested on the real server in the same process, whose database image is made once a run.
export default defineConfig({
  test: {
    name: 'employer',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: fileURLToPath(new URL('../api/src/testing/image.setup.ts', import.meta.url)),
    environment: fileURLToPath(new URL('../../packages/app-kit/src/testing/browser-environment.ts', import.meta.url)),
    env: { TEST_DATABASE: 'pglite' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
