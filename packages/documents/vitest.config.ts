import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'documents',
    environment: 'node',
    expect: { requireAssertions: true },
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
