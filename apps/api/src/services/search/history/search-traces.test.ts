import { accounts, profileViews, searchAppearances, settings } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planLimitsKey } from '../../../http/access/allowance.ts'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function anEmployerClient(plan: 'free' | 'premium' = 'premium') {
  const employer = await api.anEmployer({ plan })
  return { employer, client: await api.as(employer) }
}

/** The given number of experienced candidates. */
async function findables(count: number) {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await aFindable({ experienceLevel: 'Experienced' })).id)
  return ids
}

test('a past search stores filters, page, count and time; another page of it is the same search [E-147 S-159 S-160]', async () => {
  await findables(12)
  const { client } = await anEmployerClient('free')
  const query = { expStatus: 'Experienced', sortBy: ['FullName:desc'], pageSize: '5' }
  await client.search.candidates({ query: {} })
  await client.search.candidates({ query })
  api.pass(60_000)
  await client.search.candidates({ query: { ...query, pageIndex: '2' } })
  await client.search.candidates({ query: { ...query, candidateID: 3, step: 'next' } }).catch(() => undefined)
  await client.search.candidatesByRoles({
    query: { term: 'candidate' },
    body: { selectedJobRoles: [7], removedJobRoles: [] },
  })
  const { data } = await client.search.history({ query: {} })
  expect(data).toMatchObject([
    { Title: 'candidate', Count: 0, Filters: { term: 'candidate', selectedJobRoles: ['7'] } },
    { Title: 'Experienced', PageIndex: 2, Count: 12, CreatedOn: '2026-11-21T06:31:00.000Z' },
  ])
  expect(data[1]?.Filters).toEqual({
    sortBy: ['FullName:desc'],
    pageSize: '5',
    pageIndex: '2',
    expStatus: 'Experienced',
  })
  const older = await client.search.history({ query: { before: data[0]?.ID } })
  expect(older.data.map(({ Title }) => Title)).toEqual(['Experienced'])
})

test('a sentence of 300 letters is searched, stored in the history and saved', async () => {
  const sentence = `need a driver ${'who is careful and knows the city '.repeat(9)}`.slice(0, 300).trim()
  const driver = await aFindable({ currentPosition: 'Driver' })
  const { client } = await anEmployerClient()
  const { items } = await client.search.candidates({ query: { term: sentence } })
  expect(items.map(({ ID }) => ID)).toEqual([driver.id])
  const [past] = (await client.search.history({ query: {} })).data
  expect(past).toMatchObject({ Title: sentence, Filters: { term: sentence } })
  const { data } = await client.savedSearches.create({ body: { Name: 'Driver', Filters: past?.Filters ?? {} } })
  expect(data.Filters).toMatchObject({ term: sentence })
})

test.each([
  [{ searchTitle: 'Nurse', term: 'nur' }, 'Nurse'],
  [{ term: 'nurse' }, 'nurse'],
  [{ location: 'Pune', isVsp: 'true' }, 'Pre-screened, Pune'],
])('the search %j is called %s', async (query, title) => {
  const { client } = await anEmployerClient()
  expect((await client.search.candidates({ query })).title).toBe(title)
})

test('the free plan allows ten different job roles a day; those of today stay open, and the count restarts tomorrow [E-183]', async () => {
  await aFindable({}, { account: { fullName: 'Role 0 1 2 3 4 5 6 7 8 9 10' } })
  const { client } = await anEmployerClient('free')
  for (let at = 0; at < 10; at++) await client.search.candidates({ query: { searchTitle: `Role ${at}` } })
  await client.search.candidates({ query: { term: 'role 3' } })
  await expect(client.search.candidates({ query: { term: 'Role 10' } })).rejects.toMatchObject({
    status: 429,
    message: 'jobrole_limit_reached',
  })
  const byId = { query: {}, body: { selectedJobRoles: [101], removedJobRoles: [] } }
  await expect(client.search.candidatesByRoles(byId)).rejects.toThrow('jobrole_limit_reached')
  api.pass(18 * 3600_000)
  await client.search.candidates({ query: { term: 'Role 10' } })
})

test('filter searches end where the settings say, also for many at once and for steps; premium has no end [E-184 E-186]', async () => {
  await api.db
    .insert(settings)
    .values({ key: planLimitsKey, value: { free: { filterSearchesADay: 3 } }, updatedAt: api.deps.now() })
  await aFindable({ expectedCtc: 5_000_000, experienceLevel: 'Experienced' })
  const { client } = await anEmployerClient('free')
  const filters = ['1', '2', '3', '4', '5', '6'].map((maxCtc) => ({ query: { maxCtc } }))
  const outcomes = await Promise.allSettled(filters.map((search) => client.search.candidates(search)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'filters_limit_reached' })
  const step = { query: { maxCtc: '9', candidateID: 1, step: 'next' as const } }
  await expect(client.search.candidates(step)).rejects.toThrow('filters_limit_reached')
  await client.search.candidates({ query: { term: 'words alone are no filter' } })
  const { client: premium } = await anEmployerClient('premium')
  for (const search of filters) await premium.search.candidates(search)
})

test('a step into a search of no entry is charged like the search, also for many at once; nobody found, and a search of today, are free', async () => {
  await api.db
    .insert(settings)
    .values({ key: planLimitsKey, value: { free: { filterSearchesADay: 2 } }, updatedAt: api.deps.now() })
  const inPlace = { location: 'Pune', expectedCtc: 5_000_000 }
  const ids = [await aFindable(inPlace), await aFindable(inPlace)].map(({ id }) => id)
  const { client } = await anEmployerClient('free')
  const used = async () => (await client.employers.plans()).data.UsedToday.filterSearches
  const walk = (filters: Record<string, string>) =>
    Promise.allSettled(
      ids.flatMap((candidateID) =>
        (['previous', 'next'] as const).map((step) =>
          client.search.candidates({ query: { ...filters, candidateID, step, ifNone: 'empty' } }),
        ),
      ),
    )
  await walk({ location: 'Nashik' })
  expect(await used()).toBe(0)
  const inPune = await walk({ location: 'Pune' })
  expect(inPune.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
  expect(await used()).toBe(1)
  expect((await client.search.history({ query: {} })).data).toMatchObject([
    { Title: 'Pune', Count: 2 },
    { Title: 'Nashik' },
  ])
  api.pass(2 * 3600_000)
  await walk({ location: 'Pune' })
  expect(await used()).toBe(1)
  const parallel = await Promise.all(['2', '3', '4', '5'].map((maxCtc) => walk({ maxCtc })))
  const letIn = parallel.filter((outcomes) => outcomes.some(({ status }) => status === 'fulfilled'))
  expect([letIn.length, await used()]).toEqual([1, 2])
})

test('an empty search, the same again within the hour, and the last one narrowed use nothing of the plan', async () => {
  await aFindable({ location: 'Pune', professionalSkills: ['Java'] }, { account: { fullName: 'Asha Kulkarni' } })
  const { client } = await anEmployerClient('free')
  const used = async () => {
    const { jobRoles, filterSearches } = (await client.employers.plans()).data.UsedToday
    return [jobRoles, filterSearches]
  }
  const search = (query: Record<string, string>) => client.search.candidates({ query })
  await search({ term: 'jvaa', expStatus: 'Experienced' })
  expect(await used()).toEqual([0, 0])
  await search({ term: 'java', expStatus: 'Fresher' })
  expect(await used()).toEqual([1, 1])
  await search({ term: 'java', expStatus: 'Fresher', location: 'Pune' })
  expect(await used()).toEqual([1, 1])
  await search({ term: 'java', expStatus: 'Fresher' })
  expect(await used()).toEqual([1, 1])
  await search({ term: 'kulkarni', expStatus: 'Fresher' })
  expect(await used()).toEqual([2, 2])
  api.pass(61 * 60_000)
  await search({ term: 'java', expStatus: 'Fresher' })
  expect(await used()).toEqual([2, 3])
})

test('at the limit’s edge an empty or a narrowed search still runs, and a new one does not', async () => {
  const value = { free: { jobRolesADay: 1, filterSearchesADay: 1 } }
  await api.db.insert(settings).values({ key: planLimitsKey, value, updatedAt: api.deps.now() })
  await aFindable({ location: 'Pune', professionalSkills: ['Java'] }, { account: { fullName: 'Asha Kulkarni' } })
  const { client } = await anEmployerClient('free')
  const search = (query: Record<string, string>) => client.search.candidates({ query })
  await search({ term: 'jvaa', location: 'Pune' })
  await search({ term: 'java', location: 'Pune' })
  await search({ term: 'java', location: 'Pune', expStatus: 'Fresher' })
  await expect(search({ term: 'kulkarni' })).rejects.toThrow('jobrole_limit_reached')
  await expect(search({ location: 'Nashik' })).rejects.toThrow('filters_limit_reached')
})

test.each(['free', 'premium'] as const)(
  'words typed on are one entry of the history and one use, on the %s plan',
  async (plan) => {
    await aFindable({ location: 'Pune' }, { account: { fullName: 'Java Developer' } })
    const { client } = await anEmployerClient(plan)
    const searches = [{ term: 'ja' }, { term: 'java dev' }, { term: 'java developer' }]
    for (const query of searches) await client.search.candidates({ query })
    await client.search.candidates({ query: { term: 'java developer', location: 'Pune' } })
    const { data } = await client.search.history({ query: {} })
    expect(data.map(({ Title, Filters }) => [Title, Filters.location])).toEqual([
      ['java developer', 'Pune'],
      ['java developer', undefined],
    ])
    expect((await client.employers.plans()).data.UsedToday.jobRoles).toBe(1)
  },
)

test('a search that is typed again is one entry and one use of the plan', async () => {
  await aFindable({ location: 'Pune' })
  await aFindable({ location: 'Nashik' })
  const { client } = await anEmployerClient('free')
  for (const location of ['Pune', 'Nashik', 'Pun', 'Pune']) await client.search.candidates({ query: { location } })
  const { data } = await client.search.history({ query: {} })
  expect(data.map(({ Title }) => Title)).toEqual(['Pune', 'Nashik'])
  expect((await client.employers.plans()).data.UsedToday.filterSearches).toBe(2)
})

test('a suspended employer gets blocked [E-185]', async () => {
  const { employer, client } = await anEmployerClient()
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, employer.id))
  await expect(client.search.candidates({ query: {} })).rejects.toMatchObject({ status: 403, message: 'blocked' })
})

test('candidates shown in an employer’s list are counted by day, once the counters are written; staff views do not count', async () => {
  const [first] = await findables(3)
  const { client } = await anEmployerClient()
  await client.search.candidates({ query: {} })
  await client.search.candidates({ query: {} })
  await (await api.as(await api.aStaffMember('hr'))).search.candidates({ query: {} })
  await api.deps.buffers.flush()
  await client.search.candidates({ query: {} })
  await Promise.all([api.deps.buffers.flush(), api.deps.buffers.flush()])
  const rows = await api.db.select().from(searchAppearances)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual({ candidateId: first, day: '2026-11-21', count: 3 })
})

test('a profile view is logged once a viewer and day, also from a double click; an unknown candidate is 404 [E-187 E-728]', async () => {
  const candidate = await aFindable()
  const { employer, client } = await anEmployerClient()
  const hit = { body: { CandidateID: candidate.id } }
  expect(await client.search.logHit(hit)).toEqual({ message: 'Success', data: null })
  await Promise.all([client.search.logHit(hit), client.search.logHit(hit)])
  api.pass(24 * 3600_000)
  await client.search.logHit(hit)
  const views = await api.db.select().from(profileViews)
  expect(views.map(({ viewerId }) => viewerId)).toEqual([employer.id, employer.id])
  await expect(client.search.logHit({ body: { CandidateID: 999_999 } })).rejects.toMatchObject({ status: 404 })
})

test('the history of an unlimited plan is written in batches: pages of one search are one entry, which moves up when it is made again within the hour', async () => {
  await findables(6)
  const { client } = await anEmployerClient('premium')
  for (const [term, pageIndex] of [
    ['candidate', '0'],
    ['candidate', '1'],
    ['welder', '0'],
    ['candidate', '0'],
  ] as const)
    await client.search.candidates({ query: { term, pageIndex, pageSize: '5' } })
  await Promise.all([api.deps.buffers.flush(), api.deps.buffers.flush()])
  await client.search.candidates({ query: { term: 'candidate', pageIndex: '1', pageSize: '5' } })
  const { data } = await client.search.history({ query: {} })
  expect(data.map(({ Title, PageIndex, Count }) => [Title, PageIndex, Count])).toEqual([
    ['candidate', 1, 6],
    ['welder', 0, 0],
  ])
  await client.search.candidates({ query: { term: 'welder' } })
  api.pass(61 * 60_000)
  await client.search.candidates({ query: { term: 'candidate', pageSize: '5' } })
  const later = await client.search.history({ query: {} })
  expect(later.data.map(({ Title }) => Title)).toEqual(['candidate', 'welder', 'candidate'])
})

test('with a limited plan, too, a search that is made again moves up, and its use of the plan stays with it', async () => {
  await findables(1)
  const { client } = await anEmployerClient('free')
  for (const term of ['candidate', 'welder', 'candidate']) await client.search.candidates({ query: { term } })
  const { data, totalCount } = await client.search.history({ query: {} })
  expect([totalCount, ...data.map(({ Title }) => Title)]).toEqual([2, 'candidate', 'welder'])
  // The welder was nobody, so that search was free.
  expect((await client.employers.plans()).data.UsedToday.jobRoles).toBe(1)
})

test('another employer’s history is theirs: it is neither listed, nor reached past its ids, nor on their dashboard', async () => {
  const { employer, client } = await anEmployerClient()
  const { employer: stranger, client: other } = await anEmployerClient()
  await client.search.candidates({ query: { term: 'welder' } })
  const { data } = await client.search.history({ query: {} })
  expect(data).toHaveLength(1)
  expect((await other.search.history({ query: {} })).data).toEqual([])
  expect((await other.search.history({ query: { before: (data[0]?.ID ?? 0) + 1 } })).data).toEqual([])
  expect((await other.employers.dashboard({ params: { id: stranger.id } })).data.searchLogs).toEqual([])
  const request = other.employers.dashboard({ params: { id: employer.id } })
  await expect(request).rejects.toMatchObject({ code: 'not-yours' })
})
