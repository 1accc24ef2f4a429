import { applicationMoves, driveApplications, notifications, outbox } from '@pramaan/database/schema'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aDrive } = createOpenings(api.deps)

/** Applications to one drive, one in each of these states; their ids in that order. */
async function applications(...states: ('Pending' | 'noPayment' | 'Applied')[]) {
  const drive = await aDrive()
  const at = { createdAt: api.deps.now(), updatedAt: api.deps.now() }
  const ids: number[] = []
  for (const status of states) {
    const { id: candidateId } = await api.aCandidate()
    const [row] = await api.db
      .insert(driveApplications)
      .values({ driveId: drive.id, candidateId, status, ...at })
      .returning()
    ids.push(row?.id ?? 0)
  }
  return ids
}

const state = async () =>
  Object.fromEntries((await api.db.select().from(driveApplications)).map(({ id, status }) => [id, status]))
const leftOf = ({ data }: { data: { ID: number; why: string | null }[] }) =>
  data.filter(({ why }) => why).map(({ ID }) => ID)

test.each(['Accepted', 'Rejected', 'noPayment'] as const)(
  'many are decided %s where the transition is allowed, the others are reported separately, and Undo reverts exactly those decided',
  async (applicationStatus) => {
    const [pending = 0, again = 0, paid = 0] = await applications('Pending', 'noPayment', 'Applied')
    const { drives } = await api.as(await api.aStaffMember('hr'))
    const body = { applicationIds: [paid, again, pending], applicationStatus }
    const decided = await drives.reviewMany({ body })
    const moved = applicationStatus === 'noPayment' ? [pending] : [pending, again]
    expect(decided.done).toBe(moved.length)
    expect(leftOf(decided)).toEqual([pending, again, paid].filter((id) => !moved.includes(id)))
    expect((await state())[pending]).toBe(applicationStatus)
    const leaving = () => api.db.select().from(outbox).where(isNotNull(outbox.nextTryAt))
    const waits = (await leaving()).map(({ nextTryAt }) => Number(nextTryAt))
    expect(Math.min(...waits)).toBeGreaterThan(api.deps.now().getTime())
    const undone = await drives.undoReview({ body: { applicationIds: [pending, again, paid] } })
    expect(leftOf(undone)).toEqual([pending, again, paid].filter((id) => !moved.includes(id)))
    expect(await state()).toEqual({ [pending]: 'Pending', [again]: 'noPayment', [paid]: 'Applied' })
    expect([await leaving(), await api.db.select().from(notifications)]).toEqual([[], []])
    expect(await api.db.select().from(applicationMoves)).toHaveLength(2 * moved.length)
  },
)

test('a decision is undone by who made it, once, within five minutes and before the candidate has paid', async () => {
  const [one = 0, late = 0] = await applications('Pending', 'Pending')
  const [hr, other] = [await api.as(await api.aStaffMember('hr')), await api.as(await api.aStaffMember('hr'))]
  const accept = (...applicationIds: number[]) =>
    hr.drives.reviewMany({ body: { applicationIds, applicationStatus: 'Accepted' } })
  const undo = async (client: typeof hr, id: number) =>
    (await client.drives.undoReview({ body: { applicationIds: [id] } })).done
  await accept(one, late)
  expect(await undo(other, one)).toBe(0)
  expect(await undo(hr, one)).toBe(1)
  expect(await undo(hr, one)).toBe(0)
  await accept(one)
  await api.db.update(driveApplications).set({ status: 'Applied' })
  expect(await undo(hr, one)).toBe(0)
  await api.db.update(driveApplications).set({ status: 'Accepted' })
  api.pass(5 * 60_000 + 1)
  expect(await undo(hr, late)).toBe(0)
})

test('the drive’s owner, a C-Partner and a candidate can neither decide nor undo', async () => {
  const applicationIds = await applications('Pending')
  for (const person of [await api.anEmployer(), await api.aStaffMember('C-Partner'), await api.aCandidate()]) {
    const { drives } = await api.as(person)
    const many = drives.reviewMany({ body: { applicationIds, applicationStatus: 'Accepted' } })
    await expect(many).rejects.toMatchObject({ status: 403 })
    await expect(drives.undoReview({ body: { applicationIds } })).rejects.toMatchObject({ status: 403 })
  }
})
