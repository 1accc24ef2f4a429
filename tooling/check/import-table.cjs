// The import table: what each package may import, and what points which way inside an app and the API.
const { apiFeatures, apiServices, searchRooms, floorsOf } = require('./api-features.ts')

const packages = {
  domain: [],
  contract: ['domain'],
  vocabulary: ['domain'],
  database: ['domain', 'vocabulary'],
  documents: ['domain'],
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
    from: { path: `^apps/${app}/src/(layout|lists|figures|record|files|openings|share|company)/`, pathNot: test },
    to: { path: `^apps/${app}/src/(features/|screens/|routes|main|shell\\.)` },
  },
  {
    name: `${app}: features import no screens, routes or main`,
    severity: 'error',
    from: { path: `^apps/${app}/src/features/` },
    to: { path: `^apps/${app}/src/(screens/|routes|main)` },
  },
])

/** What each of them imports of the others. */
const roomRules = (path, rooms) =>
  [...floorsOf(rooms).keys()].map((name) => ({
    name: `API: ${name} imports of ${path} only ${rooms[name].imports.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `${path}${name}/`, pathNot: test },
    to: { path, pathNot: [name, ...rooms[name].imports].map((one) => `${path}${one}/`) },
  }))

const features = '^apps/api/src/features/'
const services = '^apps/api/src/services/'

const apiFeatureRules = [
  ...roomRules(features, apiFeatures),
  ...roomRules(services, apiServices),
  ...roomRules(`${services}search/`, searchRooms),
  {
    name: 'API: a service has no routes',
    severity: 'error',
    from: { path: '^apps/api/src/' },
    to: { path: `${services}.*routes\\.ts$` },
  },
  {
    name: 'API: services import no features',
    severity: 'error',
    from: { path: services, pathNot: test },
    to: { path: features },
  },
  {
    name: 'API: what features and services stand on imports none of them',
    severity: 'error',
    from: {
      path: '^apps/api/src/(http|outbox|providers|start|transfer)/|^apps/api/src/(config|deps)\\.ts$',
      pathNot: test,
    },
    to: { path: [features, services] },
  },
  {
    name: 'API: work in the background imports no features, and of the services only notifications, for its reminders',
    severity: 'error',
    from: { path: '^apps/api/src/background/', pathNot: test },
    to: { path: [features, services], pathNot: `${services}notifications/` },
  },
  {
    name: 'API: what starts it is imported by nothing else',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: [test, '^apps/api/src/(app|server|timers)\\.ts$', '^apps/api/src/commands/'],
    },
    to: { path: ['^apps/api/src/(app|server|timers)\\.ts$', '^apps/api/src/commands/'] },
  },
]

module.exports = {
  forbidden: [
    ...packageRules,
    ...appRules,
    ...apiFeatureRules,
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
      name: 'the API imports contract, domain, database and documents of ours (and the demo, lazily)',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `${test}|^apps/api/src/testing` },
      to: {
        path: '^(apps|packages|tooling)/',
        pathNot: '^apps/api/|^packages/(contract|domain|database|documents)/|^tooling/demo-data/',
      },
    },
    {
      name: 'only tests import test support',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: test },
      to: { path: ['^apps/.+/testing/', '^packages/.+/testing/'] },
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
      to: { circular: true },
    },
    {
      name: 'no vague folders',
      severity: 'error',
      from: {},
      to: {
        path: '^(apps|packages)/.*/(utils|helpers|lib|common|misc|types|hooks|services)/',
        pathNot: '^apps/api/src/services/',
      },
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
