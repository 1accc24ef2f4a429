// The import table of the house: what each package may import, and what points which way inside an app and the API.
const packages = {
  domain: [],
  contract: ['domain'],
  database: ['domain'],
  'api-client': ['contract', 'domain'],
  auth: ['api-client', 'contract', 'domain'],
  ui: ['domain'],
  'app-shell': ['ui', 'auth', 'api-client', 'contract', 'domain'],
  features: ['app-shell', 'ui', 'auth', 'api-client', 'contract', 'domain'],
}
const test = '\\.(test|stories|setup)\\.tsx?$|/testing/|vitest\\.config\\.ts$|\\.storybook/'

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name} imports only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: test },
  to: { path: '^(apps|packages|tooling)/', pathNot: [name, ...allowed].map((one) => `^packages/${one}/`) },
}))

const appRules = ['candidate', 'employer', 'staff'].flatMap((app) => [
  {
    name: `${app} imports no other app`,
    severity: 'error',
    from: { path: `^apps/${app}/src`, pathNot: test },
    to: { path: '^(apps|tooling)/', pathNot: `^apps/${app}/|/contract-manifest\\.d\\.ts$` },
  },
  {
    name: `${app}: a feature never imports a feature`,
    severity: 'error',
    from: { path: `^apps/${app}/src/features/([^/]+)/` },
    to: { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/$1/` },
  },
  {
    name: `${app}: what screens and features stand on imports neither`,
    severity: 'error',
    from: { path: `^apps/${app}/src/(layout|lists|figures|record|files|openings|company)/`, pathNot: test },
    to: { path: `^apps/${app}/src/(features/|screens/|routes|main|shell\\.)` },
  },
  {
    name: `${app}: features import no screens, routes or main`,
    severity: 'error',
    from: { path: `^apps/${app}/src/features/` },
    to: { path: `^apps/${app}/src/(screens/|routes|main)` },
  },
])

module.exports = {
  forbidden: [
    ...packageRules,
    ...appRules,
    {
      name: 'staff: the layout knows no lists and no figures',
      severity: 'error',
      from: { path: '^apps/staff/src/layout/', pathNot: test },
      to: { path: '^apps/staff/src/(lists|figures)/' },
    },
    {
      name: 'the domain imports nothing at all',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'the contract imports zod and the domain',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { dependencyTypes: ['npm', 'core'], pathNot: '/zod/' },
    },
    {
      name: 'the API imports contract, domain and database of ours (and the demo, lazily)',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `${test}|^apps/api/src/testing` },
      to: {
        path: '^(apps|packages|tooling)/',
        pathNot: '^apps/api/|^packages/(contract|domain|database)/|^tooling/demo-data/',
      },
    },
    {
      name: 'only queries speak SQL',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `\\.queries\\.ts$|${test}` },
      to: { path: 'node_modules/drizzle-orm|node_modules/\\.pnpm/drizzle-orm' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no drawers',
      severity: 'error',
      from: {},
      to: { path: '^(apps|packages)/.*/(utils|helpers|lib|common|misc|types|hooks|services)/' },
    },
    {
      name: 'everything imported exists',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|storybook-static|node_modules/\\.vite)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
