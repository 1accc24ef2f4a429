import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'api-client', environment: 'node', expect: { requireAssertions: true }, include: ['src/**/*.test.ts'] },
})
