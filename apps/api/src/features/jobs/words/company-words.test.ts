import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { filtersOfSaved } from '../../alerts/jobs/job-criteria.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

const companies = ['Infosys Limited', 'Tata Consultancy Services', 'Wipro', 'Zensar Technologies', 'Larsen & Toubro']

async function someJobs() {
  for (const companyName of companies) await aJob({ title: 'Office assistant', companyName })
  await aJob({ title: 'Driver', companyName: 'Infosys Limited' })
  await aJob({ title: 'Driver', companyName: 'Sharda Travels' })
  await aJob({ title: 'Telecaller', companyName: 'Java House' })
}

type Client = Awaited<ReturnType<typeof api.as>>

async function found(client: Client, term: string) {
  const { data, reading } = await client.jobs.list({ query: { term } })
  return {
    jobs: data.map(({ Title, CompanyName }) => `${Title}, ${CompanyName}`).sort(),
    corrected: reading.flatMap(({ texts, corrected }) => (corrected ? texts : [])),
  }
}

test.each([
  ['Infosis', 'Infosys', ['Driver, Infosys Limited', 'Office assistant, Infosys Limited']],
  ['wiproo', 'Wipro', ['Office assistant, Wipro']],
  ['tata consultency', 'Tata Consultancy', ['Office assistant, Tata Consultancy Services']],
  ['larsan and tubro', 'Larsen & Toubro', ['Office assistant, Larsen & Toubro']],
  ['driver infosis', 'Infosys', ['Driver, Infosys Limited']],
  ['infosis driver pune', 'Infosys', ['Driver, Infosys Limited']],
  [
    'zensarr or infosis',
    'Zensar, Infosys',
    ['Driver, Infosys Limited', 'Office assistant, Infosys Limited', 'Office assistant, Zensar Technologies'],
  ],
  ['driver -infosis', 'Infosys', ['Driver, Sharda Travels']],
])('“%s” finds the jobs of %s, and says that it was read so', async (term, meant, jobs) => {
  await someJobs()
  const list = await found(await api.as(await api.aCandidate()), term)
  expect([list.jobs, list.corrected.join(', ')]).toEqual([jobs, meant])
})

test.each(['infosy', 'wipro', 'tata consultancy', 'zzqqx', 'pune', 'java', '"infosis"', 'big', 'sharma'])(
  '“%s”, which a job has or which is like nothing, is searched as it is',
  async (term) => {
    await someJobs()
    expect((await found(await api.as(await api.aCandidate()), term)).corrected).toEqual([])
  },
)

test('a name that a job has as it is written is not corrected', async () => {
  await someJobs()
  await aJob({ title: 'Cashier', companyName: 'Infosis Traders' })
  const list = await found(await api.as(await api.aCandidate()), 'infosis')
  expect(list).toEqual({ jobs: ['Cashier, Infosis Traders'], corrected: [] })
})

test('a word becomes only a company whose jobs the viewer may see', async () => {
  await aJob({ title: 'Clerk', companyName: 'Infosys', closedAt: api.deps.now() })
  const candidate = await api.as(await api.aCandidate())
  expect((await found(candidate, 'infosis')).corrected).toEqual([])
  const staff = await api.as(await api.aStaffMember('Admin'))
  expect((await found(staff, 'infosis')).corrected).toEqual(['Infosys'])
  const employer = await api.as(await api.anEmployer())
  expect((await found(employer, 'infosis')).corrected).toEqual([])
})

test('a saved search is read so too, and a completion counts the jobs of its list', async () => {
  await someJobs()
  const { words } = await filtersOfSaved(api.deps, api.db, 'term=infosis')
  expect(words?.conditions).toMatchObject([{ kind: 'word', anyOf: [{ text: 'Infosys' }] }])
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.suggestions({ query: { term: 'infosis drive' } })
  expect(data).toContainEqual({ Text: 'infosis Driver', Kind: 'title', Count: 1 })
})
