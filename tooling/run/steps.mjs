// What `pnpm check` and `npm test` run, in this order.
const vitest = (name, root, env = {}, files = []) => ({
  name,
  command: [
    'vitest',
    'run',
    '--root',
    root,
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${process.cwd()}/.reports/${name}.json`,
    ...files,
  ],
  env,
  report: `.reports/${name}.json`,
})

/** Everything but the browser. */
export const checks = [
  { name: 'types', command: ['turbo', 'run', 'types', '--output-logs=errors-only', '--log-order=grouped'] },
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
  { name: 'one version', command: ['node', 'tooling/check/one-version.ts'] },
  { name: 'docs', command: ['node', 'tooling/check/docs.ts'] },
  { name: 'github files', command: ['node', 'tooling/check/github-files.ts'] },
  { name: 'spec ids', command: ['node', 'tooling/check/spec-ids.ts'] },
  vitest('check', 'tooling/check'),
  vitest('domain', 'packages/domain'),
  vitest('api-client', 'packages/api-client'),
  vitest('auth', 'packages/auth'),
  vitest('app-kit', 'packages/app-kit'),
  vitest('candidate', 'apps/candidate'),
  vitest('employer', 'apps/employer'),
  vitest('staff', 'apps/staff'),
  vitest('demo-data', 'tooling/demo-data'),
  vitest('trust', 'tooling/trust'),
  vitest('api-pglite', 'apps/api'),
  { ...vitest('api-postgres', 'apps/api', { TEST_DATABASE: 'postgres' }), needs: 'postgres' },
  {
    ...vitest('api-pgbouncer', 'apps/api', { TEST_DATABASE: 'pgbouncer' }, [
      'src/db/pooler.test.ts',
      'src/http/wire.test.ts',
      'src/features/session/session.life.test.ts',
      'src/features/search/search.routes.test.ts',
      'src/features/shortlist',
    ]),
    needs: 'pgbouncer',
  },
]

/** What `pnpm test:deep` runs beside: the same tests elsewhere, and the attacks at full length. */
export const deepChecks = [
  { ...vitest('api-pgbouncer', 'apps/api', { TEST_DATABASE: 'pgbouncer' }), needs: 'pgbouncer' },
  { name: 'outages', command: ['node', 'tooling/trust/src/main.ts', 'faults'], needs: 'pgbouncer' },
]

/** What needs a browser. */
export const browserChecks = [
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'] },
  { name: 'bundle size', command: ['node', 'tooling/check/bundle-size.ts'] },
  vitest('stories', 'packages/ui'),
  { name: 'storybook build', command: ['turbo', 'run', 'build-storybook', '--output-logs=errors-only'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tooling/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/.reports/journeys.json` },
    report: '.reports/journeys.json',
  },
  { name: 'spec coverage', command: ['node', 'tooling/check/spec-coverage.ts'] },
]
