import { defineConfig } from 'vitest/config'

// Pure functions share nothing, so that the files need no worker each.
export default defineConfig({
  test: { name: 'domain', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
})
