// What `pnpm check`, `npm test` and `pnpm test:deep` run. Steps run in parallel, in this order as there is room.
import { lacking } from './machine.mjs'
import { testsNear } from './near.mjs'
import { changedFiles, reachedBy } from './reached.mjs'

const reports = `${process.cwd()}/.reports`

/** The steps beside it have the other cores, and what it tests is imported once. */
const oneWorker = '--maxWorkers=1'

const vitest = (name, root, env = {}, ...flags) => ({
  name,
  root,
  command: [
    'vitest',
    'run',
    '--root',
    root,
    oneWorker,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
    ...flags,
  ],
  env,
  report: `.reports/${name}.json`,
})

/** What names the tests of a suite without running them, and where. */
export function listing({ name, root }) {
  if (!root) return {}
  const names = `${reports}/${name}.list`
  return { names, command: ['vitest', 'list', '--root', root, '--static-parse', `--json=${names}`] }
}

/** The API's tests on a database: `pglite`, `postgres`, or `postgres` behind `pgbouncer`; or a part of them. */
const api = (database, part) => ({
  ...vitest(`api-${database}`, 'apps/api', { TEST_DATABASE: database, TEST_PART: part }),
  needs: database === 'pglite' ? undefined : database,
})

/** The tests of the database's own package, on its own engine or on PostgreSQL; or those of that engine alone. */
const database = (engine, part) => ({
  ...vitest(`database-${engine}`, 'packages/database', { TEST_DATABASE: engine, ...(part && { TEST_PART: part }) }),
  needs: engine === 'pglite' ? undefined : engine,
})

/** A suite in two halves that run side by side: whole, it would be running long after all others have ended. */
const halves = ({ name, command, report, ...step }) =>
  [1, 2].map((half) => ({
    ...step,
    name: `${name}-${half}`,
    command: [...command.map((word) => word.replace(`/${name}.json`, `/${name}-${half}.json`)), `--shard=${half}/2`],
    report: report.replace(name, `${name}-${half}`),
  }))

const turbo = (name, task) => ({
  name,
  command: ['turbo', 'run', task, '--output-logs=errors-only', '--log-order=grouped'],
})

const statics = [
  turbo('types', 'types'),
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  {
    name: 'import table',
    command: [
      'depcruise',
      '--config',
      'tooling/check/import-table.cjs',
      '--output-type',
      'err',
      'apps',
      'packages',
      'tooling',
    ],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  {
    name: 'exports for tests',
    command: [
      'knip',
      '--production',
      '--no-progress',
      '--no-config-hints',
      '--include=exports,types',
      '--config=tooling/check/exports-for-tests.jsonc',
    ],
  },
  { name: 'one version', command: ['node', 'tooling/check/one-version.ts'] },
  { name: 'docs', command: ['node', 'tooling/check/docs.ts'] },
  { name: 'github files', command: ['node', 'tooling/check/github/github-files.ts'] },
  { name: 'API table', command: ['node', 'tooling/check/api-table.ts'] },
  { name: 'spec ids', command: ['node', 'tooling/check/spec/spec-ids.ts'] },
  { name: 'plain words', command: ['node', 'tooling/check/words/plain-words.ts'] },
  { name: 'folder sizes', command: ['node', 'tooling/check/folders/folder-sizes.ts'] },
  vitest('check', 'tooling/check'),
]

/** Made once, before the suites that open copies of it. */
const image = { name: 'database image', command: ['node', 'packages/database/src/testing/make-image.ts'] }

const hasPostgres = !lacking({ needs: 'postgres' })

/** Whole on PostgreSQL where there is one, and then a smoke test of the embedded engine; whole there otherwise. */
const suites = [
  api('postgres', 'short'),
  vitest('staff', 'apps/staff'),
  vitest('candidate', 'apps/candidate'),
  vitest('employer', 'apps/employer'),
  database('pglite', hasPostgres && 'own'),
  vitest('demo-data', 'tooling/demo-data'),
  api('pglite', hasPostgres ? 'smoke' : 'short'),
  vitest('app-shell', 'packages/app-shell'),
  vitest('features', 'packages/features'),
  vitest('trust', 'tooling/trust', { FUZZ_TRIES: '300', SEARCH_TRIES: '120' }),
  database('postgres'),
  api('pgbouncer', 'smoke'),
  vitest('documents', 'packages/documents'),
  vitest('vocabulary', 'packages/vocabulary'),
  vitest('domain', 'packages/domain'),
  vitest('contract', 'packages/contract'),
  vitest('api-client', 'packages/api-client'),
  vitest('auth', 'packages/auth'),
  vitest('testing', 'tooling/testing'),
]

const onImage = (step) => ({ ...step, after: [image.name] })

/** What takes longest begins first, so that nothing long is left alone at the end. */
const withoutBrowser = [
  ...suites.flatMap((step) => (step.name === 'api-postgres' ? halves(step) : [step])).map(onImage),
  ...statics,
]

/** Everything but the browser. */
export const checks = [image, ...withoutBrowser]

/**
 * What a change since a commit can reach: types, lint and, of the packages it reaches, the tests that import a changed
 * file; of a change inside features of the API, the tests near them.
 */
export function changedSince(commit) {
  const changed = changedFiles(commit)
  // Looking through all the imports of a suite takes longer than most of its tests.
  const reached = reachedBy(changed)
  const near = testsNear(changed)
  const chosen = suites.flatMap(({ root, command, ...step }) => {
    const tests = near ? near.filter((file) => file.startsWith(`${root}/`)) : [`--changed=${commit}`]
    if (!reached.has(root) || tests.length === 0) return []
    return [{ ...step, command: [...command, ...tests.map((test) => test.replace(`${root}/`, ''))] }]
  })
  return [
    ...statics.slice(0, 2),
    image,
    ...chosen.map(({ command, ...step }) => ({
      ...step,
      // Mostly it is one suite, which then has all cores.
      command: [...command.filter((word) => word !== oneWorker), '--passWithNoTests'],
      after: [image.name],
    })),
  ]
}

const build = turbo('build', 'build')
const storybook = turbo('storybook build', 'build-storybook')

const playwright = ['playwright', 'test', '--config', 'tooling/e2e/playwright.config.ts']

const journeys = (part, ...after) => {
  const name = part === 'storybook' ? 'built-storybook' : 'journeys'
  return {
    name,
    command: playwright,
    env: { JOURNEYS: part, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${name}.json` },
    report: `.reports/${name}.json`,
    after: after.map((step) => step.name),
  }
}

/** The titles of what only the deep run runs, so that the coverage of the specification knows them. */
const longJourneys = {
  name: 'long journeys',
  command: [...playwright, '--list', '--reporter=json'],
  env: { JOURNEYS: 'long', PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/long-journeys.list` },
}
const longTests = {
  name: 'long tests',
  command: ['vitest', 'list', '--root', 'apps/api', `--json=${reports}/long.list`],
  env: { TEST_PART: 'long', TEST_DATABASE: hasPostgres ? 'postgres' : 'pglite' },
}

const coverage = (after, ...flags) => ({
  name: 'spec coverage',
  command: ['node', 'tooling/check/spec/spec-coverage.ts', ...flags],
  after: after.map(({ name }) => name),
})

const everyTest = (after) => ({
  name: 'every test',
  command: ['node', 'tooling/check/lost-tests.ts'],
  after: after.map(({ name }) => name),
})

// Bytes and counts, which a busy machine does not change.
const screenWeight = {
  name: 'screen weight',
  command: ['node', 'tooling/bench/src/screens/check-weights.ts'],
  after: [build.name, image.name],
}
/** Each story in the light on a desktop; the deep run has them in the dark on the narrowest phone. */
const stories = vitest('stories', 'packages/ui', {}, '--project=light', '--project=unit')
const storiesInTheDark = vitest('stories-dark', 'packages/ui', {}, '--project=dark')

const shortRun = [build, image, journeys('short', build), stories, ...withoutBrowser, longTests, longJourneys]

/** `npm test`. */
export const everything = [...shortRun, everyTest(shortRun), coverage(shortRun)]

/** What is saved without a network and sent once: a thousand of them. */
const ofCandidate = vitest('offline', 'apps/candidate', { OFFLINE_ACTIONS: '1000' })
const offline = { ...ofCandidate, command: [...ofCandidate.command, 'src/record/edits/exactly-once.test.ts'] }

const deep = [
  build,
  storybook,
  image,
  ...[
    api('postgres', 'all'),
    api('pglite', 'all'),
    api('pgbouncer', 'all'),
    database('pglite'),
    database('postgres'),
    vitest('trust', 'tooling/trust', { FUZZ_TRIES: '20000', SEARCH_TRIES: '6000' }),
    offline,
  ].map(onImage),
  storiesInTheDark,
  screenWeight,
  longTests,
  longJourneys,
  { name: 'outages', command: ['node', 'tooling/trust/src/main.ts', 'faults'], needs: 'pgbouncer', alone: true },
  journeys('all', build),
  // How soon its pages open is measured, so the two widths take turns.
  { ...journeys('storybook', build, storybook), command: [...playwright, '--workers=1'], alone: true },
]

/** `pnpm test:deep`: every engine whole, every journey at both widths, and the attacks at full length. */
export const deepChecks = [...deep, coverage(deep, '--deep')]
