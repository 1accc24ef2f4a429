import { defineConfig } from 'vitest/config'

// Schemas share no state, so the files don't need separate workers.
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    expect: { requireAssertions: true },
    include: ['src/**/*.test.ts'],
  },
})
