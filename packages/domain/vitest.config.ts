import { defineConfig } from 'vitest/config'

// Pure functions share no state, so the files don't need separate workers. A busy machine takes several times as long.
export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    isolate: false,
    expect: { requireAssertions: true },
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
