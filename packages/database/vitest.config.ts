import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'
import { runByNode } from './src/testing/run-by-node.ts'

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

/** Tests that run on one engine only: those of the embedded engine, and of a pool that a server's connections fill. */
const onlyOn = { pglite: ['src/embedded/**/*.test.ts'], postgres: ['src/pool.test.ts'] }

/** `npm test` asks the embedded engine for its own alone where PostgreSQL runs the others. */
const include = process.env.TEST_PART === 'own' ? onlyOn[database] : ['src/**/*.test.ts']

export default defineConfig({
  test: {
    ...everySuite,
    name: `database on ${database}`,
    include,
    exclude: onlyOn[database === 'postgres' ? 'pglite' : 'postgres'],
    isolate: false,
    server: runByNode,
    globalSetup: './src/testing/image.setup.ts',
    env: { TEST_DATABASE: database },
  },
})
