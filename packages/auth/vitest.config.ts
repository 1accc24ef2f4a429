import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { ...everySuite, name: 'auth', environment: 'node', include: ['src/**/*.test.ts'] },
})
