import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'auth', environment: 'node', expect: { requireAssertions: true }, include: ['src/**/*.test.ts'] },
})
