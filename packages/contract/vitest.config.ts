import { defineConfig } from 'vitest/config'

// Schemas share nothing, so that the files need no worker each.
export default defineConfig({
  test: { name: 'contract', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
})
