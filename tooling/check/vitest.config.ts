import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { ...everySuite, name: 'check', isolate: false, include: ['**/*.test.ts'] },
})
