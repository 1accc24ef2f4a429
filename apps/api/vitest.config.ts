import { defineConfig } from 'vitest/config'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

export default defineConfig({
  test: {
    name: `api on ${database}`,
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/image.setup.ts',
    env: { TEST_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
