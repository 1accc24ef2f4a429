import { candidateMatches, changedCandidates, changedJobs, jobMatches } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from './alerts-round.ts'

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
