import { defineConfig } from 'vitest/config'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

export default defineConfig({
  test: {
    name: `api on ${database}`,
    include: ['src/**/*.test.ts'],
    // What never asks the database runs once, with the embedded engine.
    exclude: database === 'postgres' ? ['src/db/embedded/**', 'src/providers/**'] : [],
    // One process imports the server once for all its files.
    isolate: false,
    globalSetup: './src/testing/image.setup.ts',
    env: { TEST_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
