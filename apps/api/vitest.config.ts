import { everySuite } from '@pramaan/testing/settings'
import { defineConfig } from 'vitest/config'

const databases = ['pglite', 'postgres', 'pgbouncer'] as const
const database = databases.find((name) => name === process.env.TEST_DATABASE) ?? 'pglite'

/** What runs on one of them: tests of the engine itself, and what never asks the database, once. */
const onlyOn = {
  pglite: ['src/providers/**/*.test.ts'],
  postgres: ['src/testing/outages/outages.test.ts', 'src/http/limits/open-files.test.ts', 'src/start/shutdown.test.ts'],
  pgbouncer: ['src/start/pooler.test.ts'],
}

/**
 * Enough to know that the server runs there too. The screens and the journeys run on the embedded engine anyway, with
 * every search and list; behind
 * a pooler, sessions and what is locked and undone are what differ.
 */
const smoke = {
  pglite: ['src/transfer/transfer.test.ts'],
  postgres: [],
  pgbouncer: ['src/features/session/session.life.test.ts', 'src/features/shortlist/shortlist.routes.test.ts'],
}[database]

/**
 * Nightly and before a release: plans and counts of very many rows, whole lists loaded, rules tried on people drawn at
 * random, outages, and what starts an embedded database or a server in a process of its own, but for the server's usual
 * start.
 */
const long = [
  'src/**/changing-people.test.ts',
  'src/**/order-in-memory.test.ts',
  'src/**/ranked-page.test.ts',
  'src/**/top-fits.test.ts',
  'src/**/*-plan.test.ts',
  'src/**/outages/*.test.ts',
  'src/**/load-{colleges,esco}.test.ts',
  'src/commands/create-admin.test.ts',
  'src/features/search-aids/sampled-counts.test.ts',
  'src/http/limits/open-files.test.ts',
  'src/start/shutdown.test.ts',
  'src/transfer/export-embedded.test.ts',
]

const others = Object.entries(onlyOn).flatMap(([name, files]) => (name === database ? [] : files))
const ofDatabase = Object.entries(onlyOn).flatMap(([name, files]) => (name === database ? files : []))

/** The parts of `npm test` and `pnpm test:deep`; everything that runs on this database where none is asked for. */
const parts: Record<string, { include: string[]; exclude: string[] }> = {
  smoke: { include: [...ofDatabase, ...smoke], exclude: others },
  short: { include: ['src/**/*.test.ts'], exclude: [...others, ...long] },
  long: { include: long, exclude: others },
  all: { include: ['src/**/*.test.ts'], exclude: others },
}

export default defineConfig({
  test: {
    ...everySuite,
    name: `api on ${database}`,
    ...parts[process.env.TEST_PART ?? 'all'],
    // One process imports the server once for all its files.
    isolate: false,
    // Tests make and drop many small objects: with more memory they are collected less often.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: '../../packages/database/src/testing/image.setup.ts',
    env: { TEST_DATABASE: database },
  },
})
