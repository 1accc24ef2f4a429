import { notifications, outbox } from '@pramaan/database/schema'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from '../alerts/alerts-round.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const dayMs = 86_400_000

const at = (Frequency: 'off' | 'immediately' | 'daily' | 'weekly') => ({ Frequency, Channel: 'sms' as const })

/** A candidate with a saved search for jobs. */
async function aLookingCandidate(Query: string, Frequency: 'immediately' | 'daily' = 'immediately') {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const { data } = await client.savedJobSearches.create({ body: { Name: 'My jobs', Query, Alert: at(Frequency) } })
  await alertsRound(api.deps)
  return { person, client, search: data }
}

/** The alerts a candidate got, oldest first: the number of new jobs in each. */
async function alertsOf(person: { id: number }) {
  const ofPerson = and(eq(notifications.accountId, person.id), eq(notifications.kind, 'jobs-matched'))
  const lines = await api.db.select().from(notifications).where(ofPerson).orderBy(notifications.id)
  return lines.map(({ params }) => Number(params.count))
}

const form = {
  JobTitle: 'Driver',
  JobType: 'Full Time' as const,
  JobLocation: 'Panvel' as 'Panvel' | 'Pune',
  JobCTC: '1 Lakh to 5 Lakh',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

async function anEmployerPosts(more: Partial<typeof form> = {}) {
  const client = await api.as(await api.anEmployer())
  const { data } = await client.jobs.create({ body: { ...form, ...more } })
  return { client, job: data }
}

test('a new job that matches a saved search is reported once; an older one is not', async () => {
  await aJob({ title: 'Driver', location: 'Panvel' })
  const { person } = await aLookingCandidate('term=driver&location=Panvel')
  expect(await alertsOf(person)).toEqual([])
  await anEmployerPosts()
  await anEmployerPosts({ JobTitle: 'Nurse' })
  await anEmployerPosts({ JobLocation: 'Pune' })
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
  const [message] = await api.db.select().from(outbox).where(eq(outbox.accountId, person.id))
  expect(message).toMatchObject({ channel: 'sms', template: 'jobs-matched' })
  expect(message?.shown).toContain('/jobs?term=driver&location=Panvel')
})

test('a saved search for a work model reports a job that comes to be of it', async () => {
  const { person } = await aLookingCandidate('model=Remote')
  const { client, job } = await anEmployerPosts()
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([])
  await client.jobs.update({ params: { id: job.ID }, body: { jobWorkModel: 'Remote' } })
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
})

test('a saved search says which jobs its alert reported last, to its candidate alone', async () => {
  const older = await aJob({ title: 'Driver', location: 'Panvel' })
  const { person, search } = await aLookingCandidate('term=driver&location=Panvel')
  const { client, job } = await anEmployerPosts()
  await alertsRound(api.deps)
  const call = { params: { id: search.ID }, query: { ids: [older.id, job.ID] } }
  expect((await (await api.as(person)).savedJobSearches.reported(call)).data).toEqual([job.ID])
  const of = { params: call.params }
  const last = async () => (await (await api.as(person)).savedJobSearches.lastReported(of)).data
  expect(await last()).toEqual({ Newest: [{ ID: job.ID, Name: `Driver, ${job.CompanyName}` }], Total: 1 })
  const other = await api.as(await api.aCandidate())
  await expect(other.savedJobSearches.reported(call)).rejects.toMatchObject({ status: 404 })
  await expect(other.savedJobSearches.lastReported(of)).rejects.toMatchObject({ status: 404 })
  await client.jobs.close({ params: { id: job.ID } })
  expect(await last()).toEqual({ Newest: [], Total: 0 })
})

test('a job changed into a match is reported, and one closed before the message is not', async () => {
  const { person } = await aLookingCandidate('location=Panvel', 'daily')
  const moved = await anEmployerPosts({ JobLocation: 'Pune' })
  const closed = await anEmployerPosts()
  await alertsRound(api.deps)
  await moved.client.jobs.update({ params: { id: moved.job.ID }, body: { JobLocation: 'Panvel' } })
  await alertsRound(api.deps)
  await closed.client.jobs.close({ params: { id: closed.job.ID } })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
  await moved.client.jobs.update({ params: { id: moved.job.ID }, body: { OpenPositions: '4' } })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
})

test('a saved sentence reports jobs by what it means: another spelling, a narrower title, pay and city', async () => {
  const { person } = await aLookingCandidate('term=software%20develper%20panvel%20above%2020k')
  await anEmployerPosts({ JobTitle: 'Java Developer', JobCTC: '5 Lakh to 10 Lakh' })
  await anEmployerPosts({ JobTitle: 'Java Developer', JobCTC: '5 Lakh to 10 Lakh', JobLocation: 'Pune' })
  await anEmployerPosts({ JobTitle: 'Welder', JobCTC: '5 Lakh to 10 Lakh' })
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
})

test('a job whose title changed into what a saved search means is reported once', async () => {
  const { person } = await aLookingCandidate('term=tele%20caller')
  const { client, job } = await anEmployerPosts({ JobTitle: 'Welder' })
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([])
  await client.jobs.update({ params: { id: job.ID }, body: { JobTitle: 'Tele calling executive' } })
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
  await client.jobs.update({ params: { id: job.ID }, body: { JobTitle: 'Telecaller' } })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
})

test('a saved search near me reports jobs of the city that it was saved in', async () => {
  const { person, search } = await aLookingCandidate('term=driver%20near%20me&near=Panvel')
  expect(search.Query).toBe('term=driver%20near%20me&near=Panvel')
  const atHome = await api.aCandidate({ location: 'Panvel' })
  const client = await api.as(atHome)
  const body = { Name: 'Near me', Query: 'term=driver%20near%20me', Alert: at('immediately') }
  expect((await client.savedJobSearches.create({ body })).data.Query).toBe('term=driver%20near%20me&near=Panvel')
  await alertsRound(api.deps)
  await anEmployerPosts({ JobLocation: 'Pune' })
  await anEmployerPosts()
  await alertsRound(api.deps)
  expect(await alertsOf(person)).toEqual([1])
  expect(await alertsOf(atHome)).toEqual([1])
})

test('saved searches are a candidate’s own: named once, changed and deleted by them alone', async () => {
  const { client, search } = await aLookingCandidate('?location=Panvel&page=3&junk=1')
  expect(search).toMatchObject({ Name: 'My jobs', Query: 'location=Panvel', Alert: at('immediately') })
  const other = await api.as(await api.aCandidate())
  const params = { id: search.ID }
  await expect(other.savedJobSearches.update({ params, body: { Name: 'Theirs' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(other.savedJobSearches.remove({ params })).rejects.toMatchObject({ status: 404 })
  const body = { Name: ' my JOBS', Query: 'term=x', Alert: at('off') }
  await expect(client.savedJobSearches.create({ body })).rejects.toMatchObject({ code: 'invalid' })
  await client.savedJobSearches.update({ params, body: { Name: 'Panvel', Alert: at('off') } })
  await anEmployerPosts()
  await alertsRound(api.deps)
  expect((await client.savedJobSearches.list()).data).toMatchObject([{ Name: 'Panvel', Alert: at('off') }])
  expect(await api.db.select().from(outbox)).toEqual([])
  await client.savedJobSearches.remove({ params })
  expect((await client.savedJobSearches.list()).data).toEqual([])
})

test('the link of a message stops a candidate’s alert signed out', async () => {
  const { person, client } = await aLookingCandidate('location=Panvel')
  await anEmployerPosts()
  await alertsRound(api.deps)
  const [message] = await api.db.select().from(outbox).where(eq(outbox.accountId, person.id))
  const sent = (await api.client().platform.outbox({ query: { to: message?.recipient ?? '' } })).data[0]
  const link = new URL(sent?.variables.stop ?? '')
  expect(link.hostname).toBe('candidate.localhost')
  const token = link.searchParams.get('token') ?? ''
  expect(await api.client().alerts.stop({ body: { token } })).toMatchObject({ data: { Name: 'My jobs' } })
  expect((await client.savedJobSearches.list()).data[0]?.Alert.Frequency).toBe('off')
})

test.each(['tags=a%0Ab', 'term=a%00b', `term=${'a'.repeat(99)}%F0%9F%8E%93`])(
  'a saved search %s, with a sign that no filter has or half of one, holds up nobody’s alerts',
  async (Query) => {
    await aLookingCandidate(Query)
    const { person } = await aLookingCandidate('term=driver')
    await anEmployerPosts()
    await alertsRound(api.deps)
    expect(await alertsOf(person)).toEqual([1])
  },
)
