import {
  candidateMatches,
  changedCandidates,
  changedJobs,
  dueAlerts,
  jobMatches,
  notifications,
} from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from './alerts-round.ts'
import { matchCandidate, matchCandidates } from './matching/match-candidates.ts'
import { sendAlerts } from './sending/send-alerts.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

// The embedded engine runs one transaction after the other.
const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

/** Does something while a round cannot store its matches, then lets it, and runs another one. */
async function whileComparing(table: string, work: () => Promise<unknown>) {
  let round: Promise<void> | undefined
  await api.db.transaction(async (db) => {
    await db.execute(sql`lock table ${sql.identifier(table)} in exclusive mode`)
    round = alertsRound(api.deps)
    await expect.poll(waiting).toBe(1)
    await work()
  })
  await round
  await alertsRound(api.deps)
}

async function waiting() {
  const { rows } = await api.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_locks where not granted`,
  )
  return rows[0]?.waiting
}

onPostgres('a profile save does not wait while an earlier one is compared, and is compared after it', async () => {
  const employer = await api.as(await api.anEmployer())
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  for (const term of ['java', 'tally'])
    await employer.savedSearches.create({ body: { Name: term, Filters: { term }, Alert } })
  await alertsRound(api.deps)
  const person = await aFindable({ professionalSkills: ['Java'] })
  const client = await api.as(person)
  await whileComparing('candidate_matches', () =>
    client.candidates.updateProfile({ params: { id: person.id }, body: { professionalSkills: ['Java', 'Tally'] } }),
  )
  expect(await api.db.$count(candidateMatches)).toBe(2)
  expect(await api.db.$count(changedCandidates)).toBe(0)
})

const job = {
  JobTitle: 'Welder',
  JobLocation: 'Pune' as const,
  JobType: 'Full Time' as const,
  JobCTC: '3 to 4',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

onPostgres('a job that is changed while it is compared is compared again', async () => {
  const candidate = await api.as(await api.aCandidate())
  const Alert = { Frequency: 'daily' as const, Channel: 'email' as const }
  for (const Query of ['term=welder', 'term=driver'])
    await candidate.savedJobSearches.create({ body: { Name: Query, Query, Alert } })
  await alertsRound(api.deps)
  const employer = await api.as(await api.anEmployer())
  const { data } = await employer.jobs.create({ body: job })
  await whileComparing('job_matches', () =>
    employer.jobs.update({ params: { id: data.ID }, body: { JobTitle: 'Driver' } }),
  )
  expect(await api.db.$count(jobMatches)).toBe(2)
  expect(await api.db.$count(changedJobs)).toBe(0)
})

/** An employer whose saved search found one person and has not reported them yet. */
async function aFoundPerson() {
  const employer = await api.anEmployer({}, { email: `meanwhile-${crypto.randomUUID()}@example.com` })
  const client = await api.as(employer)
  const Alert = { Frequency: 'immediately' as const, Channel: 'email' as const }
  const { data } = await client.savedSearches.create({ body: { Name: 'Java', Filters: { term: 'java' }, Alert } })
  await alertsRound(api.deps)
  await aFindable({ professionalSkills: ['Java'] })
  await matchCandidates(api.deps)
  const told = async () => {
    const ofEmployer = eq(notifications.accountId, employer.id)
    const rows = await api.db.select().from(notifications).where(ofEmployer).orderBy(notifications.id)
    return rows.map(({ params }) => Number(params.count))
  }
  return { client, params: { id: data.ID }, told }
}

async function sentAfter(told: () => Promise<number[]>) {
  api.pass(15 * 60_000)
  await sendAlerts(api.deps)
  return told()
}

onPostgres(
  'what is found while another server is about to send is reported, with the message or after it',
  async () => {
    const { told } = await aFoundPerson()
    const { id } = await aFindable({ professionalSkills: ['Java'] })
    await api.db.transaction(async (db) => {
      expect(await matchCandidate(api.deps.now, db, id)).toBe(1)
      await sendAlerts(api.deps)
    })
    const all = await sentAfter(told)
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(2)
  },
)

onPostgres('what is found while another server sends is reported in the next message', async () => {
  const { told } = await aFoundPerson()
  await aFindable({ professionalSkills: ['Java'] })
  let rounds: Promise<unknown> | undefined
  await api.db.transaction(async (db) => {
    await db.execute(sql`lock table notifications in exclusive mode`)
    const sending = sendAlerts(api.deps)
    await expect.poll(waiting).toBe(1)
    let isCompared = false
    const comparing = matchCandidates(api.deps).then(() => {
      isCompared = true
    })
    rounds = Promise.all([sending, comparing])
    await expect.poll(async () => isCompared || (await waiting()) === 2).toBe(true)
  })
  await rounds
  expect(await sentAfter(told)).toEqual([1, 1])
})

const off = { Alert: { Frequency: 'off', Channel: 'email' } } as const

onPostgres.each(['changed', 'removed'] as const)('a saved search is %s while its alert is sent', async (how) => {
  const { client, params, told } = await aFoundPerson()
  let both: Promise<unknown> | undefined
  await api.db.transaction(async (db) => {
    await db.execute(sql`lock table candidate_matches in exclusive mode`)
    const sending = sendAlerts(api.deps)
    await expect.poll(waiting).toBe(1)
    const changing =
      how === 'changed' ? client.savedSearches.update({ params, body: off }) : client.savedSearches.remove({ params })
    both = Promise.all([sending, changing])
    await expect.poll(waiting).toBe(2)
  })
  await both
  expect(await sentAfter(told)).toEqual([1])
})

onPostgres('an alert that is stopped while a second person is compared with it reports nobody later', async () => {
  const { client, params, told } = await aFoundPerson()
  const { id } = await aFindable({ professionalSkills: ['Java'] })
  await api.db.transaction(async (db) => {
    expect(await matchCandidate(api.deps.now, db, id)).toBe(1)
    await client.savedSearches.update({ params, body: off })
  })
  await sendAlerts(api.deps)
  expect([await api.db.$count(dueAlerts), await api.db.$count(candidateMatches)]).toEqual([0, 0])
  await client.savedSearches.update({ params, body: { Alert: { Frequency: 'immediately', Channel: 'email' } } })
  expect(await sentAfter(told)).toEqual([])
})
