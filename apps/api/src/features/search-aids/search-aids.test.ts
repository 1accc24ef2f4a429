import { jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function anEmployerClient() {
  const employer = await api.anEmployer()
  return { employer, client: await api.as(employer) }
}

/** After so long, what was counted before is counted again. */
const countsKeptMs = 6 * 60_000

type Client = Awaited<ReturnType<typeof anEmployerClient>>['client']
type Query = Parameters<Client['searchAids']['facets']>[0]['query']

async function roleId(title: string) {
  const [role] = await api.db.select().from(jobRoles).where(eq(jobRoles.title, title))
  return role?.id ?? 0
}

/** Candidates who differ in the filtered values. */
async function aCrowd() {
  await aFindable({ experienceLevel: 'Fresher', location: 'Pune', fullTime: true })
  await aFindable({ experienceLevel: 'Fresher', location: 'Pune', internship: true, remote: true })
  await aFindable(
    { experienceLevel: 'Fresher', location: 'Nashik', fullTime: true },
    { hr: { jobLocation: 'Anywhere' } },
  )
  await aFindable({ experienceLevel: 'Experienced', location: 'Mumbai', expectedCtc: 20_000_000 }, { experience: {} })
}

test('typed words suggest job positions and skills with words that start with them, closest first, each with its filters', async () => {
  const { client } = await anEmployerClient()
  const { data } = await client.searchAids.suggestions({ query: { term: 'front dev' } })
  expect(data[0]).toMatchObject({ Kind: 'position', Text: 'Frontend Developer' })
  expect(data[0]?.Filters).toEqual({ searchTitle: 'Frontend Developer' })
  const java = (await client.searchAids.suggestions({ query: { term: 'JAVA' } })).data
  expect(java.filter(({ Kind }) => Kind === 'skill').map(({ Text }) => Text)).toContain('Java')
  expect(java.find(({ Kind }) => Kind === 'skill')).toMatchObject({ Text: 'Java', Filters: { term: 'Java' } })
  for (const { Text } of java) expect(Text.toLowerCase()).toMatch(/\bjava/)
  expect((await client.searchAids.suggestions({ query: { term: 'no such thing at all' } })).data).toEqual([])
})

test('what was typed in full comes before what it only begins, also by another of its names and after other words', async () => {
  await aFindable({ professionalSkills: ['Microsoft Excel', 'Excel VBA'] })
  const { client } = await anEmployerClient()
  const { data } = await client.searchAids.suggestions({ query: { term: 'excel' } })
  expect(data.map(({ Text }) => Text)[0]).toBe('Microsoft Excel')
  const behind = (await client.searchAids.suggestions({ query: { term: 'clerk excel' } })).data
  expect(behind.map(({ Text }) => Text)[0]).toBe('clerk Microsoft Excel')
})

test('signs without a letter or digit suggest nothing of the lists', async () => {
  const { client } = await anEmployerClient()
  for (const term of ['-', '()', '…'])
    expect((await client.searchAids.suggestions({ query: { term } })).data).toEqual([])
})

test('only the employer’s own saved and past searches are suggested, complete, each once, also before typing', async () => {
  const { client } = await anEmployerClient()
  const { client: other } = await anEmployerClient()
  await client.savedSearches.create({ body: { Name: 'Night nurses', Filters: { term: 'nurse', location: 'Pune' } } })
  for (const query of [{ term: 'welder' }, { term: 'turner' }, { term: 'welder', location: 'Pune' }])
    await client.search.candidates({ query })
  await api.deps.buffers.flush()
  const { data } = await client.searchAids.suggestions({ query: {} })
  expect(data.map(({ Kind, Text }) => [Kind, Text])).toEqual([
    ['saved', 'Night nurses'],
    ['past', 'welder'],
    ['past', 'turner'],
    ['past', 'welder'],
  ])
  expect(data[1]).toMatchObject({
    Filters: { term: 'welder', location: 'Pune' },
    CreatedOn: '2026-11-21T06:30:00.000Z',
  })
  const typed = (await client.searchAids.suggestions({ query: { term: 'night' } })).data
  expect(typed.filter(({ Kind }) => Kind === 'saved')).toMatchObject([{ Filters: { term: 'nurse', location: 'Pune' } }])
  expect((await other.searchAids.suggestions({ query: {} })).data).toEqual([])
})

/** The number that the search itself finds with one more filter. */
async function counted(client: Client, query: Query, filter: Query) {
  return (await client.search.candidates({ query: { ...query, ...filter } })).items.length
}

test.each<Query>([
  {},
  { fullTime: 'true' },
  { year: 'Fresher', location: 'Pune' },
  { isVsp: 'true' },
  { notice: 'Within 30 days', active: '7' },
  { mustHave: 'Java', without: 'Excel' },
  { term: 'no one' },
])('every count of %o equals what the search finds with that value in place of the filter’s others', async (query) => {
  await aCrowd()
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  const { data, isEstimate } = await client.searchAids.facets({ query })
  expect(isEstimate).toBe(false)
  for (const group of ['year', 'salary', 'expStatus', 'location', 'notice', 'active'] as const)
    for (const { value, count } of data[group])
      expect([group, value, count]).toEqual([group, value, await counted(client, query, { [group]: value })])
  for (const { value, count } of data.toggles)
    expect([value, count]).toEqual([value, await counted(client, query, { [value]: 'true' })])
  expect(data.year).toHaveLength(5)
  expect(data.toggles).toHaveLength(7)
})

test('counts of a spent plan are refused as the search is, those of a search of today are free, and staff have no limit', async () => {
  await aFindable({}, { account: { fullName: 'Role 0 1 2 3 4 5 6 7 8 9' } })
  const { client } = await anEmployerClient()
  const roles = Array.from({ length: 10 }, (_, n) => `role ${n}`)
  for (const term of roles) await client.search.candidates({ query: { term } })
  await expect(client.searchAids.facets({ query: { term: 'an eleventh' } })).rejects.toMatchObject({
    code: 'jobrole-limit',
  })
  await expect(client.searchAids.facets({ query: { term: 'role 3' } })).resolves.toBeTruthy()
  const hr = await api.as(await api.aStaffMember('hr'))
  await expect(hr.searchAids.facets({ query: { term: 'an eleventh' } })).resolves.toBeTruthy()
})

test('counts leave no trace in the history', async () => {
  const { client } = await anEmployerClient()
  await client.searchAids.facets({ query: { term: 'welder' } })
  expect((await client.search.history({ query: {} })).data).toEqual([])
})

test('other spellings, mistyped words and other scripts suggest the concept, each with how many people it finds', async () => {
  const { client } = await anEmployerClient()
  for (let n = 0; n < 3; n++) await aFindable({ professionalSkills: ['Node.js'] })
  await aFindable({ professionalSkills: ['Tally'] })
  const suggested = async (term: string) => {
    const { data } = await client.searchAids.suggestions({ query: { term } })
    return data.map(({ Text, Count }) => [Text, Count])
  }
  expect(await suggested('nodejs')).toContainEqual(['Node.js', 3])
  const [mistyped] = await suggested('nodejss')
  expect(mistyped).toEqual([expect.stringMatching(/^Node\.js/), 3])
  expect(await suggested('tally nodej')).toContainEqual(['tally Node.js', 0])
  const { data } = await client.searchAids.suggestions({ query: { term: 'node js' } })
  const [node] = data.filter(({ Text }) => Text === 'Node.js')
  const found = await client.search.candidates({ query: { term: String(node?.Filters.term) } })
  expect(found.totalCount).toBe(node?.Count)
})

test('what is suggested by another name than its label says it and comes after labels; letters of several words are no name', async () => {
  await aFindable({ location: 'Malda', professionalSkills: ['AutoCAD'], degree: 'CA Inter' })
  await aFindable({ currentPosition: 'QC Analyst (Pharma)', professionalSkills: ['English', 'REST APIs'] })
  const { client } = await anEmployerClient()
  const suggested = async (term: string) => (await client.searchAids.suggestions({ query: { term } })).data
  const english = await suggested('english')
  expect(english.map(({ Text }) => Text)).not.toContain('Malda')
  const city = english.find(({ Concept }) => Concept === 'city')
  expect(city).toMatchObject({ Text: 'Malda (English Bazar)', Filters: { term: 'Malda' }, Count: 1 })
  expect(english[0]?.Text).toMatch(/^English/)
  expect((await suggested('cad')).map(({ Text }) => Text)).not.toContainEqual(expect.stringMatching(/^CA Inter/))
  expect((await suggested('api')).map(({ Text }) => Text)).not.toContain('QC Analyst (Pharma)')
})

test('a suggestion’s count is what its press gives, whichever kind it is, and none for a name that nobody has', async () => {
  api.pass(countsKeptMs)
  await aFindable({ currentPosition: 'Staff Nurse', location: 'Pune' })
  await aFindable({ jobRoleIds: [await roleId('Staff Nurse')], location: 'Nashik' })
  await aFindable(
    { currentPosition: 'ITI Welder', degree: 'ITI', location: 'Thane' },
    { hr: { jobLocation: 'Anywhere' } },
  )
  await aFindable({ currentPosition: 'Welder', professionalSkills: ['Java'] })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const kinds = new Set<string>()
  for (const term of ['staff nur', 'welder', 'pune', 'iti', 'java', 'salesforce'])
    for (const { Kind, Text, Filters, Count } of (await client.searchAids.suggestions({ query: { term } })).data) {
      const { totalCount } = await client.search.candidates({ query: Filters })
      if (Count !== null) expect([Text, Count]).toEqual([Text, totalCount])
      if (Count !== null) kinds.add(Kind)
      if (Text === 'Salesforce') expect(Count).toBeNull()
    }
  expect([...kinds].toSorted()).toEqual(['concept', 'position', 'skill'])
})

test('levels, ways of work and notice are suggested, alone and behind other words, with how many people they find', async () => {
  api.pass(countsKeptMs)
  await aFindable({ currentPosition: 'Welder', experienceLevel: 'Fresher', remote: true })
  await aFindable(
    { currentPosition: 'Turner', experienceLevel: 'Fresher', fullTime: true },
    { hr: { availability: 'Immediate' } },
  )
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const suggested = async (term: string) =>
    (await client.searchAids.suggestions({ query: { term } })).data.filter(({ Kind }) => Kind === 'condition')
  for (const [term, Text] of [
    ['fresh', 'Fresher'],
    ['work from h', 'Work from home'],
    ['wfh', 'WFH'],
    ['remo', 'Remote'],
    ['immed', 'Immediate'],
  ] as const) {
    const [one] = await suggested(term)
    expect(one?.Text).toBe(Text)
    const { totalCount } = await client.search.candidates({ query: one?.Filters ?? {} })
    expect([Text, one?.Count]).toEqual([Text, totalCount])
  }
  expect(await suggested('welder fresh')).toMatchObject([
    { Text: 'welder fresher', Filters: { term: 'welder fresher' } },
  ])
  // 'Data entry level' is no sentence that 'data en' begins.
  expect(await suggested('data en')).toEqual([])
})

test('behind other words those are counted who have all of it', async () => {
  api.pass(countsKeptMs)
  const worked = { experienceLevel: 'Experienced' } as const
  await aFindable({ professionalSkills: ['Django', 'Flask'], location: 'Nagpur', ...worked }, { experience: {} })
  await aFindable({ professionalSkills: ['Django', 'Flask'], location: 'Akola' })
  await aFindable({ professionalSkills: ['Django'], location: 'Nagpur' })
  await aFindable({ professionalSkills: ['Flask'], location: 'Solapur', ...worked }, { experience: {} })
  const { client } = await anEmployerClient()
  const counted = async (term: string, text: string) => {
    const { data } = await client.searchAids.suggestions({ query: { term } })
    const one = data.find(({ Text }) => Text === text)
    return one && [one.Count, one.HasAll, one.IsLeast]
  }
  expect(await counted('django fla', 'django Flask')).toEqual([2, true, false])
  expect(await counted('flask nagp', 'flask Nagpur')).toEqual([1, true, false])
  expect(await counted('flask fresh', 'flask fresher')).toEqual([1, true, false])
  expect(await counted('django flask solap', 'django flask Solapur')).toEqual([0, true, false])
})

test('names that begin with what was typed come first, then those of more people, each kind together', async () => {
  api.pass(countsKeptMs)
  const { client } = await anEmployerClient()
  const suggested = async (term: string) => (await client.searchAids.suggestions({ query: { term } })).data
  await aFindable({ currentPosition: 'Driver', professionalSkills: ['VFD Drives', 'Basic Computer Skills'] })
  for (const name of ['B.Com', 'B.Com', 'BCA']) await aFindable({ degree: name })
  for (let n = 0; n < 3; n++) await aFindable({ professionalSkills: ['JavaScript', 'Core Java'] })
  const [degree] = await suggested('b.com')
  expect(degree).toMatchObject({ Text: 'B.Com', Concept: 'degree', Count: 2 })
  expect((await suggested('dri'))[0]?.Text).toMatch(/^Driver/)
  const java = await suggested('java')
  const skills = java.filter(({ Kind }) => Kind === 'skill').map(({ Text }) => Text)
  expect(skills[0]).toBe('Java')
  const kinds = java.map(({ Kind }) => Kind).filter((kind, at, all) => kind !== all[at - 1])
  expect(kinds).toEqual([...new Set(kinds)])
})

test('the filter without which a search finds the most comes first; one that leaves nobody out is not named', async () => {
  await aFindable({ experienceLevel: 'Fresher', location: 'Pune', fullTime: true })
  await aFindable({ experienceLevel: 'Fresher', location: 'Nashik', fullTime: true })
  await aFindable({ experienceLevel: 'Fresher', location: 'Nashik', fullTime: true })
  await aFindable({ experienceLevel: 'Experienced', location: 'Pune', fullTime: true }, { experience: {} })
  const { client } = await anEmployerClient()
  const query = { location: 'Pune', expStatus: 'Fresher', fullTime: 'true' } as const
  const { data } = await client.searchAids.removals({ query })
  expect(data).toEqual([
    { value: 'location', skill: null, count: 3 },
    { value: 'expStatus', skill: null, count: 2 },
  ])
  expect((await client.searchAids.removals({ query: { term: 'java' } })).data).toEqual([])
})

test('of several must-have skills the one that costs the most is named; all of them only if no single one costs any', async () => {
  for (const skills of [
    ['Java', 'SQL', 'Excel'],
    ['Java', 'SQL'],
    ['Java', 'SQL'],
    ['Java', 'Excel'],
  ])
    await aFindable({ professionalSkills: skills })
  const { client } = await anEmployerClient()
  const removals = async (mustHave: string) => (await client.searchAids.removals({ query: { mustHave } })).data
  expect(await removals('Java,SQL,Excel')).toEqual([
    { value: 'mustHave', skill: 'Excel', count: 3 },
    { value: 'mustHave', skill: 'SQL', count: 2 },
  ])
  expect(await removals('Welding,Plumbing')).toMatchObject([{ value: 'mustHave', skill: null }])
})
