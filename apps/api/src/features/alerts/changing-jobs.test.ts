import { jobMatches, searchAlerts } from '@pramaan/database/schema'
import { longTestMs } from '@pramaan/testing/patience'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from './alerts-round.ts'

const api = await startApi()

const titles = ['Driver', 'Java Developer', 'Welder'] as const
const cities = ['Panvel', 'Pune'] as const
const types = ['Full Time', 'Internship'] as const
const pays = ['3 to 4', '8 to 9'] as const
const experiences = ['Fresher', '4'] as const
const skills = ['Tally', 'AutoCAD'] as const

/** The parts of a job that these searches ask for. */
type Said = {
  JobTitle: (typeof titles)[number]
  JobLocation: (typeof cities)[number]
  JobType: (typeof types)[number]
  JobCTC: (typeof pays)[number]
  JobExperience: (typeof experiences)[number]
  skills: (typeof skills)[number][]
}

/** A job in the slow, obvious computation. */
type Job = Said & { id: number; isOpen: boolean }

const said = fc.record({
  JobTitle: fc.constantFrom(...titles),
  JobLocation: fc.constantFrom(...cities),
  JobType: fc.constantFrom(...types),
  JobCTC: fc.constantFrom(...pays),
  JobExperience: fc.constantFrom(...experiences),
  skills: fc.subarray([...skills]),
})

const aWelder: Omit<Said, 'skills'> = {
  JobTitle: 'Welder',
  JobLocation: 'Panvel',
  JobType: 'Full Time',
  JobCTC: '3 to 4',
  JobExperience: '4',
}

const bodyOf = ({ skills: professional, ...fields }: Said) => ({
  ...fields,
  JobSkills: { GeneralSkills: ['Communication'], ProfessionalSkills: ['Excel', ...professional] },
})

const unasked = { OpenPositions: '3', EducationRequirement: 'Graduate' }

/** A search as its address and as the list's filters, and a plain test whether a job matches it. */
type Search = { query: string; filters: Record<string, string | string[]>; isMet: (job: Said) => boolean }

const searches: readonly Search[] = [
  { query: 'state=open', filters: {}, isMet: () => true },
  { query: 'term=driver', filters: { term: 'driver' }, isMet: ({ JobTitle }) => JobTitle === 'Driver' },
  {
    query: 'term=java%20pune',
    filters: { term: 'java pune' },
    isMet: ({ JobTitle, JobLocation }) => JobTitle === 'Java Developer' && JobLocation === 'Pune',
  },
  {
    query: 'term=in%20panvel%20above%205%20lpa',
    filters: { term: 'in panvel above 5 lpa' },
    isMet: ({ JobLocation, JobCTC }) => JobLocation === 'Panvel' && JobCTC === '8 to 9',
  },
  {
    query: 'term=welder&location=Panvel&type=Internship',
    filters: { term: 'welder', location: ['Panvel'], type: ['Internship'] },
    isMet: (job) => job.JobTitle === 'Welder' && job.JobLocation === 'Panvel' && job.JobType === 'Internship',
  },
  { query: 'salary=3-5', filters: { salary: ['3-5'] }, isMet: ({ JobCTC }) => JobCTC === '3 to 4' },
  {
    query: 'experience=Fresher&salary=7-10',
    filters: { experience: ['Fresher'], salary: ['7-10'] },
    isMet: ({ JobExperience, JobCTC }) => JobExperience === 'Fresher' && JobCTC === '8 to 9',
  },
  { query: 'tags=tally', filters: { tags: ['tally'] }, isMet: (job) => job.skills.includes('Tally') },
  {
    query: 'tags=Tally&tags=AutoCAD&location=Pune',
    filters: { tags: ['Tally', 'AutoCAD'], location: ['Pune'] },
    isMet: (job) => job.skills.length > 0 && job.JobLocation === 'Pune',
  },
]

const at = fc.nat(20)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('post' as const), said }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), at, said }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('round' as const) }) },
)

type Employer = Awaited<ReturnType<typeof api.as>>

async function take(action: typeof step extends fc.Arbitrary<infer Step> ? Step : never, by: Employer, jobs: Job[]) {
  if (action.do === 'round') return
  if (action.do === 'post') {
    const { data } = await by.jobs.create({ body: { ...bodyOf(action.said), ...unasked } })
    return void jobs.push({ ...action.said, id: data.ID, isOpen: true })
  }
  const open = jobs.filter(({ isOpen }) => isOpen)
  const job = open[action.at % Math.max(1, open.length)]
  if (!job) return
  const params = { id: job.id }
  if (action.do === 'change') {
    await by.jobs.update({ params, body: bodyOf(action.said) })
    return void Object.assign(job, action.said)
  }
  if (action.do === 'close') await by.jobs.close({ params })
  else await by.jobs.remove({ params })
  job.isOpen = false
}

type Alert = { id: number; before: Set<number>; told: Set<number> }

test.each(inDeepRun([1, 2, 3], [1]))(
  'while jobs are posted, changed, closed and removed in random order, lists, counts and alerts agree with a slow, obvious computation (%i)',
  async (seed) => {
    const jobs: Job[] = []
    const alerts: Alert[] = []
    const [employer, candidate] = [await api.as(await api.anEmployer()), await api.as(await api.aCandidate())]
    for (const [n, { query: Query }] of searches.entries()) {
      const Alert = { Frequency: 'weekly' as const, Channel: 'email' as const }
      const { data } = await candidate.savedJobSearches.create({ body: { Name: `Search ${n}`, Query, Alert } })
      const [row] = await api.db.select().from(searchAlerts).where(eq(searchAlerts.savedJobSearchId, data.ID))
      alerts.push({ id: row?.id ?? 0, before: new Set(), told: new Set() })
    }
    await alertsRound(api.deps)
    const [steps = []] = fc.sample(fc.array(step, { minLength: 45, maxLength: 45, size: 'max' }), { seed, numRuns: 1 })
    for (const action of [...steps, { do: 'round' as const }]) {
      await take(action, employer, jobs)
      if (action.do === 'round') await compare(candidate, jobs, alerts)
    }
    expect(alerts.every(({ told }) => told.size > 0)).toBe(true)
  },
  longTestMs,
)

const ids = (of: Iterable<number>) => [...of].toSorted((one, other) => one - other)

async function compare(candidate: Employer, jobs: readonly Job[], alerts: readonly Alert[]) {
  await alertsRound(api.deps)
  for (const [n, search] of searches.entries()) {
    const matches = jobs.filter((job) => job.isOpen && search.isMet(job))
    // A list that would be empty is searched again with less.
    if (matches.length > 0) await compareList(candidate, search, matches)
    const alert = alerts[n]
    if (alert) await compareAlert(search, alert, new Set(matches.map(({ id }) => id)))
  }
}

async function compareList(candidate: Employer, { filters }: Search, matches: readonly Job[]) {
  const found = await candidate.jobs.list({ query: { ...filters, pageSize: 50 } })
  expect([filters, ids(found.data.map(({ ID }) => ID))]).toEqual([filters, ids(matches.map(({ id }) => id))])
  expect(found.totalCount).toBe(matches.length)
  const counted = (name: 'location' | 'type', value: string) =>
    found.facets?.[name].find((option) => option.value === value)?.count ?? 0
  if (!filters.location)
    expect(counted('location', 'Pune')).toBe(matches.filter(({ JobLocation }) => JobLocation === 'Pune').length)
  if (!filters.type)
    expect(counted('type', 'Internship')).toBe(matches.filter(({ JobType }) => JobType === 'Internship').length)
}

async function compareAlert({ query }: Search, alert: Alert, now: Set<number>) {
  for (const id of now) if (!alert.before.has(id)) alert.told.add(id)
  alert.before = now
  const rows = await api.db.select().from(jobMatches).where(eq(jobMatches.alertId, alert.id))
  const noted = rows.filter(({ jobId }) => now.has(jobId)).map(({ jobId }) => jobId)
  expect([query, ids(noted)]).toEqual([query, ids([...alert.told].filter((id) => now.has(id)))])
}

test('a job that met a search and comes to have all that its words name is a match', async () => {
  const [employer, candidate] = [await api.as(await api.anEmployer()), await api.as(await api.aCandidate())]
  const job = bodyOf({ ...aWelder, skills: [] })
  const { data } = await employer.jobs.create({ body: { ...job, ...unasked } })
  await alertsRound(api.deps)
  const Alert = { Frequency: 'weekly' as const, Channel: 'email' as const }
  const body = { Name: 'Both', Query: 'term=welder%20autocad', Alert }
  const search = (await candidate.savedJobSearches.create({ body })).data
  const [alert] = await api.db.select().from(searchAlerts).where(eq(searchAlerts.savedJobSearchId, search.ID))
  const found = async () => {
    await alertsRound(api.deps)
    return api.db.$count(jobMatches, eq(jobMatches.alertId, alert?.id ?? 0))
  }
  await employer.jobs.update({ params: { id: data.ID }, body: { ...job, JobLocation: 'Pune' } })
  expect(await found()).toBe(0)
  await employer.jobs.update({ params: { id: data.ID }, body: bodyOf({ ...aWelder, skills: ['AutoCAD'] }) })
  expect(await found()).toBe(1)
})
