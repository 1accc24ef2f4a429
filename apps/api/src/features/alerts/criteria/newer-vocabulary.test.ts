import {
  candidateMatches,
  changedCandidates,
  changedJobs,
  jobMatches,
  savedJobSearches,
  savedSearches,
  searchAlerts,
} from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { alertsRound } from '../alerts-round.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const Alert = { Frequency: 'weekly' as const, Channel: 'email' as const }

/** An alert that is found by a concept of an older vocabulary, which was merged into another one. */
const outdated = { vocabularyVersion: 0, keys: ['=concept=0'], triggers: ['=concept=0'] }

/** More searches than two rounds read again. */
const names = Array.from({ length: 450 }, (_, n) => ({ name: `S ${n}`, nameKey: `s ${n}` }))
const at = () => ({ createdAt: api.deps.now(), updatedAt: api.deps.now() })
const alert = () => ({ ...outdated, frequency: 'weekly', channel: 'email', createdAt: api.deps.now() }) as const

test('a person is compared although many searches have to be read again, and later with those that were', async () => {
  const { id: employerId } = await api.anEmployer()
  const rows = await api.db
    .insert(savedSearches)
    .values(names.map((named) => ({ ...named, ...at(), employerId, filters: { term: 'php' } })))
    .returning({ id: savedSearches.id })
  await api.db
    .insert(searchAlerts)
    .values(rows.map(({ id }) => ({ ...alert(), accountId: employerId, savedSearchId: id })))
  const client = await api.as(await api.anEmployer())
  const save = async (term: string) =>
    (await client.savedSearches.create({ body: { Name: crypto.randomUUID(), Filters: { term }, Alert } })).data.ID
  const late = await save('tally')
  await api.db.update(searchAlerts).set(outdated).where(eq(searchAlerts.savedSearchId, late))
  const current = await save('kotlin')
  await aFindable({ professionalSkills: ['Kotlin', 'Tally'] })
  const matched = async () => {
    await alertsRound(api.deps)
    const ofAlert = eq(searchAlerts.id, candidateMatches.alertId)
    const found = await api.db.select().from(candidateMatches).innerJoin(searchAlerts, ofAlert)
    return found.map(({ search_alerts: { savedSearchId } }) => savedSearchId).toSorted()
  }
  expect(await matched()).toEqual([current])
  await save('kotlin tally')
  expect(await matched()).toEqual([current])
  expect(await matched()).toEqual([current, late].toSorted())
  expect(await api.db.$count(changedCandidates)).toBe(0)
})

test('so is an opening', async () => {
  const { id: candidateId } = await api.aCandidate()
  const rows = await api.db
    .insert(savedJobSearches)
    .values(names.map((named) => ({ ...named, ...at(), candidateId, query: 'term=welder' })))
    .returning({ id: savedJobSearches.id })
  await api.db
    .insert(searchAlerts)
    .values(rows.map(({ id }) => ({ ...alert(), accountId: candidateId, savedJobSearchId: id })))
  const candidate = await api.as(await api.aCandidate())
  await candidate.savedJobSearches.create({ body: { Name: 'Current', Query: 'term=welder', Alert } })
  const job = { JobTitle: 'Welder', JobLocation: 'Pune', JobType: 'Full Time', JobCTC: '3 to 4' } as const
  const unasked = { OpenPositions: '3', EducationRequirement: 'Graduate' }
  await (await api.as(await api.anEmployer())).jobs.create({ body: { ...job, ...unasked } })
  const matched = async () => {
    await alertsRound(api.deps)
    return api.db.$count(jobMatches)
  }
  expect(await matched()).toBe(201)
  await candidate.savedJobSearches.create({ body: { Name: 'Since', Query: 'term=welder', Alert } })
  await matched()
  expect(await matched()).toBe(451)
  expect(await api.db.$count(changedJobs)).toBe(0)
})
