import { defineConfig } from 'vitest/config'

const database = ['postgres', 'pgbouncer'].find((name) => name === process.env.TEST_DATABASE) ?? 'pglite'

/** What runs on one of them: tests of the engine itself, and what never asks the database, once. */
const onlyOn = {
  pglite: ['src/db/embedded/**', 'src/db/upgrade.test.ts', 'src/providers/**'],
  postgres: ['src/db/outages.test.ts', 'src/db/pool.test.ts', 'src/http/open-files.test.ts'],
  pgbouncer: ['src/db/pooler.test.ts'],
}

export default defineConfig({
  test: {
    name: `api on ${database}`,
    include: ['src/**/*.test.ts'],
    exclude: Object.entries(onlyOn).flatMap(([name, files]) => (name === database ? [] : files)),
    // One process imports the server once for all its files.
    isolate: false,
    globalSetup: './src/testing/image.setup.ts',
    env: { TEST_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
