import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'check', isolate: false, expect: { requireAssertions: true }, include: ['**/*.test.ts'] },
})
