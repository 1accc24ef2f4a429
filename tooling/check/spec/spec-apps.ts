import type { Demand } from './spec.ts'

/** Rows that name an app in which there is nothing of theirs to see, and why. */
const nothingThere: readonly { app: string; ids: readonly string[]; why: string }[] = [
  { app: 'staff', ids: ['S-197', 'S-198', 'S-199'], why: 'nobody registers as staff, they are invited' },
  { app: 'staff', ids: ['S-316'], why: 'the console has no waiting page but the Store’s own' },
  { app: 'staff', ids: ['C-499'], why: 'no landing link leads to the console' },
  { app: 'candidate', ids: ['C-378', 'C-379'], why: 'candidates post no jobs' },
  { app: 'candidate', ids: ['C-454'], why: 'candidates see courses as cards; the list that is saved is the Admin’s' },
  { app: 'employer', ids: ['C-454'], why: 'employers have no list of courses' },
  ...['employer', 'staff'].flatMap((app) => [
    { app, ids: ['E-810', 'E-811', 'E-838', 'E-839'], why: 'only candidates upload a CV' },
    { app, ids: ['E-537'], why: 'only candidates apply' },
    { app, ids: ['E-857'], why: 'only a candidate’s own strength is drawn as a ring' },
  ]),
  { app: 'employer', ids: ['E-689'], why: 'employers read no remarks at all' },
  { app: 'candidate', ids: ['S-468'], why: 'a candidate’s pictures go through the first upload call' },
]

/** Tests outside the apps that look at more than one of them. */
const walksApps: Readonly<Record<string, readonly string[]>> = {
  'packages/features/src/texts/visibility-claim.test.ts': ['candidate', 'employer', 'staff'],
}

/** The app of a journey, by the first word of its file: who makes it. */
const appOfTraveller: Readonly<Record<string, string>> = {
  candidate: 'candidate',
  employer: 'employer',
  admin: 'staff',
  hr: 'staff',
  staff: 'staff',
}

/** The apps that a test file proves something of. A screen's tests and the journeys run on the real API. */
export function appsProvedBy(file: string): readonly string[] {
  const [folder, name = ''] = file.split('/')
  if (folder === 'apps') return name === 'api' ? ['api'] : [name, 'api']
  if (walksApps[file]) return walksApps[file]
  if (/^packages\/(app-shell|features)\//.test(file)) return ['api']
  const traveller = /^tooling\/e2e\/src\/(?:.*\/)?([a-z]+)-[^/]*$/.exec(file)?.[1]
  return traveller ? [appOfTraveller[traveller] ?? [], 'api'].flat() : []
}

/** What is missing where a row names several apps: each of them needs a proof of its own, unless there is nothing to see. */
export function appGaps(demands: Iterable<Demand>, proofs: readonly { id: string; file: string }[]): string[] {
  const proved = new Set(proofs.flatMap(({ id, file }) => appsProvedBy(file).map((app) => `${id} ${app}`)))
  const excused = new Set(nothingThere.flatMap(({ app, ids }) => ids.map((id) => `${id} ${app}`)))
  const several = [...demands].filter(({ apps }) => apps.length > 1)
  // A rule is proved in the domain, and again wherever it is seen.
  const expected = several.flatMap(({ id, apps }) =>
    apps.filter((app) => app !== 'domain').map((app) => `${id} ${app}`),
  )
  return [
    ...expected
      .filter((pair) => !proved.has(pair) && !excused.has(pair))
      .map((pair) => `${pair}: no proof in this app`),
    ...[...excused]
      .filter((pair) => proved.has(pair))
      .map((pair) => `${pair}: has a proof; take it off the exceptions`),
    ...[...excused]
      .filter((pair) => !expected.includes(pair))
      .map((pair) => `${pair}: is no longer named; take it off`),
  ]
}
