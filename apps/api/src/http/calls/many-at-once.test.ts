import { driveApplications } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { statementsOf } from '../../testing/server/statements.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { aDrive, aCourse } = createOpenings(api.deps)

async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 0; at < count; at++) made.push(await make())
  return made
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The ids of applications to one drive, one each of so many candidates. */
async function applications(count: number) {
  const { id: driveId } = await aDrive()
  const at = { createdAt: api.deps.now(), updatedAt: api.deps.now() }
  const candidates = await many(count, () => api.aCandidate())
  const values = candidates.map(({ id }) => ({ driveId, candidateId: id, status: 'Pending' as const, ...at }))
  return idsOf(await api.db.insert(driveApplications).values(values).returning())
}

const withStaff = async () => api.as(await api.aStaffMember('Admin'))
const why = { Reason: 'The same people again' }

/** Each action on many, what it takes to have so many, and the statements that one more of them may send. */
const actions = {
  'accounts suspended': {
    most: 10,
    async on(count: number) {
      const IDs = idsOf(await many(count, () => aFindable()))
      const { accounts } = await withStaff()
      return async () => (await accounts.suspendMany({ body: { IDs, ...why } })).done
    },
  },
  'drive applications decided': {
    most: 12,
    async on(count: number) {
      const applicationIds = await applications(count)
      const { drives } = await withStaff()
      return async () => (await drives.reviewMany({ body: { applicationIds, applicationStatus: 'Accepted' } })).done
    },
  },
  'verifications revoked': {
    most: 18,
    async on(count: number) {
      const candidateIds = idsOf(await many(count, () => aFindable({}, { hr: {} })))
      const { verification } = await withStaff()
      return async () => (await verification.setStatusOfMany({ body: { candidateIds, VspStatus: false } })).done
    },
  },
  'payment requests of the Store': {
    most: 16,
    async on(count: number) {
      const people = await many(count, () => api.aCandidate())
      const { id: SubjectID } = await aCourse({ price: 50_000 })
      const { store } = await withStaff()
      const Orders = people.map(({ phone }) => {
        return { ID: crypto.randomUUID(), Contact: phone ?? '', Purpose: 'Course' as const, SubjectID }
      })
      return async () => (await store.sync({ body: { Orders } })).data.Orders.filter(({ Done }) => Done).length
    },
  },
  'candidates moved on the board': {
    most: 16,
    async on(count: number) {
      const Candidates = idsOf(await many(count, () => aFindable()))
      const { pipeline, shortlist } = await api.as(await api.anEmployer())
      for (const Candidate_id of Candidates) await shortlist.set({ body: { Candidate_id, Status: '1' } })
      return async () => (await pipeline.move({ body: { Candidates, Status: 2 } })).moved
    },
  },
}

test.each(Object.entries(actions))('%s: one more of them sends few statements more', async (_, { on, most }) => {
  const sentFor = async (count: number) => {
    const act = await on(count)
    const sent = await statementsOf(async () => expect(await act()).toBe(count))
    return sent.length
  }
  await sentFor(1)
  const [two, twelve] = [await sentFor(2), await sentFor(12)]
  expect((twelve - two) / 10).toBeLessThanOrEqual(most)
})
