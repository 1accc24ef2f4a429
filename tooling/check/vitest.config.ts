import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'check', isolate: false, include: ['**/*.test.ts'] } })
