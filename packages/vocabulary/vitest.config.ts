import { everySuite } from '@pramaan/testing/settings'
import { configDefaults, defineConfig } from 'vitest/config'

// What the files share, our lists, never changes.
export default defineConfig({
  test: {
    ...everySuite,
    name: 'vocabulary',
    environment: 'node',
    isolate: false,
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/packages/vocabulary/data/**'],
    include: ['src/**/*.test.ts'],
  },
})
