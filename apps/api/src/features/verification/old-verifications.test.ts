import { candidateSearch, hrComments, notifications, vspApplications } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates, someComments } from '../../testing/people/findable.ts'
import { migrateAgain } from '../../testing/server/migrate-again.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** Runs the migration that defined "verified" once for all. */
const reopen = () => migrateAgain(api.db, '0016_one-meaning-of-verified')

test('old data marked verified without answers returns to hr and the candidate is notified; answers without an application verify', async () => {
  const marked = await aFindable({}, { applied: true })
  await api.db.update(vspApplications).set({ verified: true, verifiedAt: api.deps.now() })
  await api.db
    .update(candidateSearch)
    .set({ card: sql`jsonb_set(card::jsonb, '{VspStatus}', 'true')::json` })
    .where(eq(candidateSearch.candidateId, marked.id))
  const answered = await aFindable()
  const reviewer = await api.aStaffMember('hr')
  await api.db.insert(hrComments).values({ ...someComments(reviewer.id, api.deps.now()), candidateId: answered.id })
  const full = await aFindable({}, { hr: {} })
  expect(await reopen()).toBe(5)
  await reopen()
  const hr = await api.as(reviewer)
  const statusOf = async (id: number) => (await hr.candidates.get({ params: { id } })).data.VspStatus
  expect([await statusOf(marked.id), await statusOf(answered.id), await statusOf(full.id)]).toEqual([false, true, true])
  const [row] = await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, marked.id))
  expect(row?.card).toMatchObject({ VspStatus: false })
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: marked.id, kind: 'verification-reopened' },
  ])
})
