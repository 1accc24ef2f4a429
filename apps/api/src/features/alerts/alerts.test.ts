import { candidateMatches, candidates, dueAlerts, experiences, notifications, outbox } from '@pramaan/database/schema'
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from './alerts-round.ts'
import { matchCandidate } from './matching/match-candidates.ts'
import { sendAlerts } from './sending/send-alerts.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const dayMs = 86_400_000

type Filters = Record<string, string | string[]>
type Frequency = 'off' | 'immediately' | 'daily' | 'weekly'

/** An employer with a saved search that reports by e-mail. */
async function aWatchingEmployer(Filters: Filters, Frequency: Frequency = 'immediately') {
  const employer = await api.anEmployer({}, { email: `watch-${crypto.randomUUID()}@example.com` })
  const client = await api.as(employer)
  const Alert = { Frequency, Channel: 'email' as const }
  const { data } = await client.savedSearches.create({ body: { Name: 'My search', Filters, Alert } })
  await alertsRound(api.deps)
  return { employer, client, search: data }
}

/** The alerts an employer got, oldest first: the number of new candidates in each. */
async function alertsOf(employer: { id: number }) {
  const ofEmployer = and(eq(notifications.accountId, employer.id), eq(notifications.kind, 'candidates-matched'))
  const lines = await api.db.select().from(notifications).where(ofEmployer).orderBy(notifications.id)
  return lines.map(({ params }) => Number(params.count))
}

async function change(person: { id: number }, body: { location?: string; professionalSkills: string[] }) {
  api.pass(dayMs)
  const client = await api.as(person)
  await client.candidates.updateProfile({ params: { id: person.id }, body })
  await alertsRound(api.deps)
}

async function addSkill(person: { id: number }, skill: string) {
  const client = await api.as(person)
  await client.candidates.updateProfile({ params: { id: person.id }, body: { professionalSkills: [skill] } })
}

test('a candidate who adds the skill of a saved search is reported once, and earlier matches are not', async () => {
  await aFindable({ professionalSkills: ['Java'] })
  const person = await aFindable({ professionalSkills: ['Excel'] })
  await alertsRound(api.deps)
  const { employer } = await aWatchingEmployer({ term: 'java' })
  expect(await alertsOf(employer)).toEqual([])
  await addSkill(person, 'Java')
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
  api.pass(dayMs)
  await addSkill(person, 'Excel')
  await alertsRound(api.deps)
  await addSkill(person, 'Java')
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
})

test('who meets a search already is reported once they have all else that its words name', async () => {
  const person = await aFindable({ currentPosition: 'Accountant', professionalSkills: ['Tally Prime'] })
  const { employer } = await aWatchingEmployer({ term: 'accountant power bi advanced excel pune' })
  const { employer: elsewhere } = await aWatchingEmployer({ term: 'accountant power bi', location: 'Nagpur' })
  const { employer: other } = await aWatchingEmployer({ term: 'power bi accountant -tally' })
  await change(person, { location: 'Pune', professionalSkills: ['Tally Prime'] })
  expect(await alertsOf(employer)).toEqual([1])
  const { employer: again } = await aWatchingEmployer({ term: 'accountant power bi advanced excel' })
  await change(person, { professionalSkills: ['Tally Prime', 'Power BI'] })
  expect(await alertsOf(again)).toEqual([])
  await change(person, { professionalSkills: ['Tally Prime', 'Power BI', 'Advanced Excel'] })
  expect(await alertsOf(again)).toEqual([1])
  await change(person, { professionalSkills: ['Tally Prime'] })
  await change(person, { professionalSkills: ['Tally Prime', 'Power BI', 'Advanced Excel'] })
  const all = [await alertsOf(employer), await alertsOf(again), await alertsOf(elsewhere), await alertsOf(other)]
  expect(all).toEqual([[1], [1], [], []])
})

test('who did excluded work before is reported, as the search lists them; who does it now is not', async () => {
  const { employer } = await aWatchingEmployer({ term: 'java -telecaller' })
  const person = await aFindable({ currentPosition: 'Clerk' }, { experience: { title: 'Clerk', startYear: 2022 } })
  const before = { title: 'Telecaller', startMonth: 'jan', startYear: 2019, endMonth: 'dec', endYear: 2021 }
  await api.db
    .insert(experiences)
    .values({ ...before, companyName: 'Demo Works', working: false, candidateId: person.id })
  await change(await aFindable({ currentPosition: 'Telecaller' }), { professionalSkills: ['Java'] })
  expect(await alertsOf(employer)).toEqual([])
  await change(person, { professionalSkills: ['Java'] })
  expect(await alertsOf(employer)).toEqual([1])
})

test('a search for people at once reports who looks for work, unless hr noted a later day', async () => {
  const about = { currentPosition: 'Clerk', joiningStatus: true, joining: 'join' } as const
  const later = await aFindable(about, { hr: { availability: 'After 30 days' } })
  const free = await aFindable(about)
  const { employer } = await aWatchingEmployer({ term: 'java immediate' })
  await change(later, { professionalSkills: ['Java'] })
  expect(await alertsOf(employer)).toEqual([])
  await change(free, { professionalSkills: ['Java'] })
  expect(await alertsOf(employer)).toEqual([1])
})

test('the message names nobody, leads to the search, and goes out where the employer chose', async () => {
  const { employer } = await aWatchingEmployer({ term: 'welder', location: 'Pune' })
  const person = await aFindable(
    { location: 'Pune', currentPosition: 'Welder' },
    { account: { fullName: 'Asha Patil' } },
  )
  await alertsRound(api.deps)
  const [message, ...others] = await api.db.select().from(outbox).where(eq(outbox.accountId, employer.id))
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'email', template: 'candidates-matched' })
  const sent = (await api.client().platform.outbox({ query: { to: message?.recipient ?? '' } })).data[0]
  const text = JSON.stringify([message?.shown, sent?.variables])
  expect(text).toContain('/emp-candidate-list?term=welder&location=Pune')
  expect(text).toContain('/stop-alert?token=')
  for (const secret of ['Asha', 'Patil', person.phone ?? '', person.email ?? '']) {
    if (secret) expect(text).not.toContain(secret)
  }
})

test('several at once come in one message; what follows within a quarter of an hour waits for the next', async () => {
  const { employer } = await aWatchingEmployer({ term: 'welder' })
  for (let n = 0; n < 3; n++) await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([3])
  await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([3])
  api.pass(15 * 60_000)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([3, 1])
})

test('a saved search says which people its alert reported on the day of its last message, to its employer alone', async () => {
  const earlier = await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  const { client, search } = await aWatchingEmployer({ term: 'welder' })
  const people: number[] = []
  const params = { id: search.ID }
  const reported = async () => {
    const { data } = await client.savedSearches.reported({ params, query: { ids: [earlier.id, ...people] } })
    return data.toSorted((one, other) => one - other)
  }
  const last = async () => (await client.savedSearches.lastReported({ params })).data
  expect(await reported()).toEqual([])
  expect(await last()).toEqual({ Newest: [], Total: 0 })
  for (let n = 0; n < 2; n++) {
    people.push((await aFindable({ currentPosition: 'Welder' })).id)
    await alertsRound(api.deps)
    api.pass(15 * 60_000)
    await alertsRound(api.deps)
  }
  expect(await reported()).toEqual(people)
  expect((await last()).Newest.map(({ ID }) => ID)).toEqual(people.toReversed())
  api.pass(dayMs)
  const next = await aFindable({ currentPosition: 'Welder' })
  people.push(next.id)
  await alertsRound(api.deps)
  expect(await reported()).toEqual([next.id])
  expect(await last()).toEqual({ Newest: [{ ID: next.id, Name: next.fullName }], Total: 1 })
  const { client: other } = await aWatchingEmployer({ term: 'welder' })
  await expect(other.savedSearches.reported({ params, query: { ids: people } })).rejects.toMatchObject({ status: 404 })
  await expect(other.savedSearches.lastReported({ params })).rejects.toMatchObject({ status: 404 })
})

test('a daily alert comes the next morning, a weekly one on Monday', async () => {
  const { employer: daily } = await aWatchingEmployer({ term: 'welder' }, 'daily')
  const { employer: weekly } = await aWatchingEmployer({ term: 'welder' }, 'weekly')
  await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  expect([await alertsOf(daily), await alertsOf(weekly)]).toEqual([[], []])
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect([await alertsOf(daily), await alertsOf(weekly)]).toEqual([[1], []])
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect([await alertsOf(daily), await alertsOf(weekly)]).toEqual([[1], [1]])
})

test('a new name keeps what is due; a new frequency reports it at its own time', async () => {
  const { employer, client, search } = await aWatchingEmployer({ term: 'welder' }, 'weekly')
  await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  const params = { id: search.ID }
  await client.savedSearches.update({ params, body: { Name: 'Welders', Alert: search.Alert } })
  await client.savedSearches.update({ params, body: { Alert: { Frequency: 'daily', Channel: 'email' } } })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
})

test('a candidate who hides, is suspended or no longer matches before the message is not reported', async () => {
  const { employer } = await aWatchingEmployer({ term: 'java' }, 'daily')
  const hidden = await aFindable({ professionalSkills: ['Java'] })
  const suspended = await aFindable({ professionalSkills: ['Java'] })
  const changed = await aFindable({ professionalSkills: ['Java'] })
  await aFindable({ professionalSkills: ['Java'] })
  await alertsRound(api.deps)
  await (await api.as(hidden)).privacy.beFound({ body: { On: false } })
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.accounts.suspend({ params: { id: suspended.id }, body: { Reason: 'Spam' } })
  await addSkill(changed, 'Excel')
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
})

test('a suspended employer gets no alert; what was found before is reported when the account is restored', async () => {
  const { employer } = await aWatchingEmployer({ term: 'java' }, 'daily')
  await aFindable({ professionalSkills: ['Java'] })
  await alertsRound(api.deps)
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.accounts.suspend({ params: { id: employer.id }, body: { Reason: 'Spam' } })
  await aFindable({ professionalSkills: ['Java'] })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([])
  await admin.accounts.restore({ params: { id: employer.id }, body: { Reason: 'A mistake' } })
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
})

test('the link of a message stops its alert signed out, by a POST, and a forged one stops nothing', async () => {
  const { employer, client } = await aWatchingEmployer({ term: 'java' })
  await aFindable({ professionalSkills: ['Java'] })
  await alertsRound(api.deps)
  const [message] = await api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.accountId, employer.id), like(outbox.template, 'candidates-matched')))
  const sent = (await api.client().platform.outbox({ query: { to: message?.recipient ?? '' } })).data[0]
  const token = new URL(sent?.variables.stop ?? '').searchParams.get('token') ?? ''
  const stranger = api.client()
  await expect(stranger.alerts.stop({ body: { token: `${token}x` } })).rejects.toMatchObject({ code: 'link-over' })
  expect((await client.savedSearches.list()).data[0]?.Alert.Frequency).toBe('immediately')
  await expect(stranger.alerts.find({ query: { token: `${token}x` } })).rejects.toMatchObject({ code: 'link-over' })
  expect((await stranger.alerts.find({ query: { token } })).data).toEqual({ Name: 'My search', Query: 'term=java' })
  expect((await client.savedSearches.list()).data[0]?.Alert.Frequency).toBe('immediately')
  expect(await stranger.alerts.stop({ body: { token } })).toMatchObject({ data: { Name: 'My search' } })
  expect((await client.savedSearches.list()).data[0]?.Alert).toEqual({ Frequency: 'off', Channel: 'email' })
  await aFindable({ professionalSkills: ['Java'] })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1])
})

// The embedded engine runs one transaction after the other.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an alert that is stopped while a candidate is compared with it sends nothing of it',
  async () => {
    const { employer, client, search } = await aWatchingEmployer({ term: 'java' })
    const { id } = await aFindable({ professionalSkills: ['Java'] })
    const off = { Alert: { Frequency: 'off', Channel: 'email' } } as const
    await api.db.transaction(async (db) => {
      expect(await matchCandidate(api.deps.now, db, id)).toBe(1)
      await client.savedSearches.update({ params: { id: search.ID }, body: off })
    })
    await sendAlerts(api.deps)
    expect(await alertsOf(employer)).toEqual([])
    expect([await api.db.select().from(dueAlerts), await api.db.select().from(candidateMatches)]).toEqual([[], []])
  },
)

test('a changed search reports matches of its new filters, and one turned on again reports nobody twice', async () => {
  const { employer, client, search } = await aWatchingEmployer({ term: 'java' })
  const change = (body: Parameters<typeof client.savedSearches.update>[0]['body']) =>
    client.savedSearches.update({ params: { id: search.ID }, body })
  const first = await aFindable({ professionalSkills: ['Java'] })
  await alertsRound(api.deps)
  await change({ Alert: { Frequency: 'off', Channel: 'email' } })
  await aFindable({ professionalSkills: ['Java'] })
  await alertsRound(api.deps)
  await change({ Filters: { term: 'welder' }, Alert: { Frequency: 'immediately', Channel: 'sms' } })
  await alertsRound(api.deps)
  await addSkill(first, 'Excel')
  await addSkill(first, 'Java')
  await aFindable({ currentPosition: 'Welder' })
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect(await alertsOf(employer)).toEqual([1, 1])
  expect((await client.savedSearches.get({ params: { id: search.ID } })).data.Alert.Channel).toBe('sms')
})

test('a search with other filters reports nobody who matched before the change; another order changes nothing', async () => {
  const { employer, client, search } = await aWatchingEmployer({ term: 'java' }, 'daily')
  const ordered = await aWatchingEmployer({ term: 'java', location: 'Pune' }, 'daily')
  await aFindable({ professionalSkills: ['Java'], currentPosition: 'Welder', location: 'Pune' })
  await alertsRound(api.deps)
  await client.savedSearches.update({ params: { id: search.ID }, body: { Filters: { term: 'welder' } } })
  const Filters = { location: 'Pune', term: 'java', sortBy: ['FullName:asc'], pageSize: '20' }
  await ordered.client.savedSearches.update({ params: { id: ordered.search.ID }, body: { Filters } })
  await alertsRound(api.deps)
  await aFindable({ currentPosition: 'Welder' })
  await alertsRound(api.deps)
  api.pass(dayMs)
  await alertsRound(api.deps)
  expect([await alertsOf(employer), await alertsOf(ordered.employer)]).toEqual([[1], [1]])
})

test('a search by the last visit reports who comes to match and was active, and who is active again', async () => {
  const idle = await aFindable({ professionalSkills: ['Excel'] })
  const { employer } = await aWatchingEmployer({ term: 'welder', active: '7' })
  const { employer: anyone } = await aWatchingEmployer({ term: 'welder' })
  api.pass(30 * dayMs)
  await api.db.update(candidates).set({ currentPosition: 'Welder' }).where(eq(candidates.accountId, idle.id))
  // As hr's review writes it: the person did nothing.
  await writeSearchRow(api.deps, api.db, idle.id)
  await alertsRound(api.deps)
  expect([await alertsOf(employer), await alertsOf(anyone)]).toEqual([[], [1]])
  await addSkill(idle, 'Word')
  await alertsRound(api.deps)
  expect([await alertsOf(employer), await alertsOf(anyone)]).toEqual([[1], [1]])
})
