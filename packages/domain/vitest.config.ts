import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

// Pure functions share no state, so the files don't need separate workers.
export default defineConfig({
  test: {
    ...everySuite,
    name: 'domain',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
