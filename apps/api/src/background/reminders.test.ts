import { driveApplications, notifications, placementDrives, vspApplications } from '@pramaan/database/schema'
import { desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../http/refusals/refuse.ts'
import { startApi } from '../testing/server/start-api.ts'
import { remindersRound } from './reminders.ts'

const api = await startApi()
const round = remindersRound(api.deps)
const dayMs = 86_400_000
const ago = (days: number) => new Date(api.deps.now().getTime() - days * dayMs)
const notified = async () => (await api.db.select().from(notifications)).map(({ accountId, kind }) => [accountId, kind])

/** A candidate who registered some days ago and was active today. */
async function aRegular(profileProgress: number, days: number) {
  const person = await api.aCandidate({ profileProgress }, { createdAt: ago(days) })
  await api.tokenOf(person.id)
  return person
}

test('a candidate with an unfinished profile is reminded once, after three days, and only while they still use the app', async () => {
  const weak = await aRegular(40, 4)
  await aRegular(60, 4)
  await aRegular(40, 2)
  await api.aCandidate({ profileProgress: 40 }, { createdAt: ago(4) })
  await api.tokenOf((await api.aCandidateInStep(2)).id)
  await round()
  await round()
  expect(await notified()).toEqual([[weak.id, 'profile-incomplete']])
})

test('a verification pending for a week gets one reminder', async () => {
  const [waiting, fresh, done] = [await aRegular(80, 9), await aRegular(80, 9), await aRegular(80, 9)]
  await api.db.insert(vspApplications).values([
    { candidateId: waiting.id, createdAt: ago(8) },
    { candidateId: fresh.id, createdAt: ago(6) },
    { candidateId: done.id, createdAt: ago(8), verified: true },
  ])
  await round()
  await round()
  expect(await notified()).toEqual([[waiting.id, 'verification-pending']])
})

test('an accepted candidate who has not paid is reminded once per drive before the fee is due; others are not', async () => {
  const drive = async (title: string, toDate: string, fromDate = '2026-11-01') =>
    only(
      await api.db
        .insert(placementDrives)
        .values({ title, location: 'Pune', fromDate, toDate, openings: 5, createdAt: ago(20) })
        .returning(),
    )
  const soon = await drive('Pune Drive', '2026-11-23')
  const later = await drive('Later Drive', '2026-11-24')
  const over = await drive('Past Drive', '2026-11-20')
  const starting = await drive('Early Drive', '2026-11-30', '2026-11-23')
  const begun = await drive('Begun Drive', '2026-11-23', '2026-11-20')
  const person = await aRegular(80, 9)
  const other = await aRegular(80, 9)
  const suspended = await api.aCandidate({ profileProgress: 80 }, { status: 'suspended' })
  const at = { createdAt: ago(5), updatedAt: ago(5) }
  await api.db.insert(driveApplications).values([
    { ...at, driveId: soon.id, candidateId: person.id, status: 'Accepted' },
    { ...at, driveId: later.id, candidateId: person.id, status: 'Accepted' },
    { ...at, driveId: over.id, candidateId: person.id, status: 'Accepted' },
    { ...at, driveId: starting.id, candidateId: person.id, status: 'Accepted' },
    { ...at, driveId: begun.id, candidateId: person.id, status: 'Accepted' },
    { ...at, driveId: soon.id, candidateId: other.id, status: 'Applied' },
    { ...at, driveId: soon.id, candidateId: suspended.id, status: 'Accepted' },
  ])
  await round()
  await round()
  const rows = await api.db.select().from(notifications).orderBy(desc(sql`params->>'day'`))
  expect(rows).toMatchObject([
    { accountId: person.id, params: { drive: 'Pune Drive', day: '23/11/2026' } },
    { accountId: person.id, params: { drive: 'Early Drive', day: '22/11/2026' } },
  ])
})

test('people who are never reminded take nobody’s turn: each of them is left out before the 200 of a round are chosen', async () => {
  const drive = only(
    await api.db
      .insert(placementDrives)
      .values({
        title: 'Full Drive',
        location: 'Pune',
        fromDate: '2026-11-22',
        toDate: '2026-11-23',
        openings: 5,
        createdAt: ago(20),
      })
      .returning(),
  )
  const at = { createdAt: ago(5), updatedAt: ago(5) }
  for (let n = 0; n < 200; n += 1) {
    const { id } = await api.aCandidateInStep(2, { createdAt: ago(4) })
    await api.tokenOf(id)
    await api.db.insert(driveApplications).values({ ...at, driveId: drive.id, candidateId: id, status: 'Pending' })
  }
  const last = await aRegular(40, 4)
  await api.db.insert(driveApplications).values({ ...at, driveId: drive.id, candidateId: last.id, status: 'Accepted' })
  await round()
  expect(await notified()).toEqual([
    [last.id, 'profile-incomplete'],
    [last.id, 'drive-ends-soon'],
  ])
})
