import { defineConfig } from 'vitest/config'
import { everySuite } from './src/settings.ts'

export default defineConfig({ test: { ...everySuite, name: 'testing', include: ['src/**/*.test.ts'] } })
