import { changedJobs, dueAlerts, jobMatches, searchAlerts } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'
import { alertsRound } from './alerts-round.ts'

const api = await startApi()

/** Lets the writes of one alert to a table fail in the database, until the returned function is called. */
async function breakAlert(action: string, table: string, condition: string) {
  const repair = async () => {
    await api.db.execute(sql.raw(`drop trigger if exists broken_alert on ${table}`))
  }
  await api.db.execute(
    sql.raw(`create or replace function broken_alert() returns trigger language plpgsql as
      $$ begin raise exception 'this alert is broken'; end $$`),
  )
  await api.db.execute(
    sql.raw(`create trigger broken_alert before ${action} on ${table} for each row when (${condition})
      execute function broken_alert()`),
  )
  onTestFinished(repair)
  return repair
}

const job = {
  JobTitle: 'Welder',
  JobLocation: 'Pune' as const,
  JobType: 'Full Time' as const,
  JobCTC: '3 to 4',
  JobExperience: '4' as const,
  JobSkills: { GeneralSkills: ['Communication'], ProfessionalSkills: ['Excel'] },
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

/** Three saved job searches, each of which the job meets; the ids of their alerts. */
async function threeAlerts() {
  const candidate = await api.as(await api.aCandidate())
  const ids: number[] = []
  for (const Query of ['term=welder', 'location=Pune', 'state=open']) {
    const Alert = { Frequency: 'immediately' as const, Channel: 'email' as const }
    const { data } = await candidate.savedJobSearches.create({ body: { Name: Query, Query, Alert } })
    const [row] = await api.db.select().from(searchAlerts).where(eq(searchAlerts.savedJobSearchId, data.ID))
    ids.push(row?.id ?? 0)
  }
  return ids
}

const post = async () => (await api.as(await api.anEmployer())).jobs.create({ body: job })
const round = () => alertsRound(api.deps)
const sentTo = async () => {
  const rows = await api.db.select().from(jobMatches).orderBy(jobMatches.alertId)
  return rows.flatMap(({ alertId, sentAt }) => (sentAt ? [alertId] : []))
}

test('an alert whose comparison fails stops no other, and is notified of the job once it can be compared', async () => {
  const [first = 0, ...others] = await threeAlerts()
  await round()
  const repair = await breakAlert('insert', 'job_matches', `new.alert_id = ${first}`)
  await post()
  await expect(round()).rejects.toThrow()
  expect(await sentTo()).toEqual(others)
  await repair()
  await round()
  expect(await sentTo()).toEqual([first, ...others])
  expect(await api.db.select().from(changedJobs)).toEqual([])
})

test('an alert that cannot be sent stops no other, and is sent later', async () => {
  const [first = 0, ...others] = await threeAlerts()
  await round()
  const repair = await breakAlert('delete', 'due_alerts', `old.alert_id = ${first}`)
  await post()
  await expect(round()).rejects.toThrow()
  expect(await sentTo()).toEqual(others)
  await repair()
  await round()
  expect(await sentTo()).toEqual([first, ...others])
  expect(await api.db.select().from(dueAlerts)).toEqual([])
})

test('a saved search that cannot be read stops no other', async () => {
  const [first = 0, ...others] = await threeAlerts()
  const repair = await breakAlert('update', 'search_alerts', `new.id = ${first} and new.keys <> old.keys`)
  await expect(round()).rejects.toThrow()
  await post()
  await expect(round()).rejects.toThrow()
  expect(await sentTo()).toEqual(others)
  await repair()
  await round()
  await post()
  await round()
  expect(await sentTo()).toContain(first)
})
