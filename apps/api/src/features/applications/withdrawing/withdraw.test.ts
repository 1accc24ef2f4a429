import { accounts, applicationMoves, driveApplications, jobs, notifications } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { storeDriveMove } from '../moves.queries.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

/** A candidate who applied to an employer's job, and both sides. */
async function anApplication() {
  const [employer, candidate] = [await api.anEmployer(), await aFindable()]
  const job = await aJob({ title: 'Tester', employerId: employer.id })
  const [mine, theirs] = [await api.as(candidate), await api.as(employer)]
  const { applicationId } = await mine.applications.apply({ body: { JobID: job.id } })
  return { employer, candidate, job, mine, theirs, target: { Kind: 'job', ID: applicationId } as const }
}

type Side = Awaited<ReturnType<typeof anApplication>>
const received = async ({ theirs }: Side) => (await theirs.applications.list({ query: {} })).data
const linesOf = async ({ theirs }: Side) =>
  (await theirs.notifications.list({ query: {} })).data.map(({ Kind }: { Kind: string }) => Kind)

test('a withdrawn application stays in the employer’s list as Withdrawn, can’t be decided, and the job is open to apply', async () => {
  const side = await anApplication()
  const { mine, theirs, target, job } = side
  expect((await mine.applications.withdraw({ body: target })).data).toEqual({ ...target, Status: 'Withdrawn' })
  expect(await received(side)).toMatchObject([{ Status: 'Withdrawn', Shortlist: false }])
  const decision = { applicationId: target.ID, applicationStatus: 'Shortlisted' } as const
  await expect(theirs.applications.decide({ body: decision })).rejects.toMatchObject({ code: 'wrong-state' })
  expect((await mine.jobs.get({ params: { id: job.id } })).data.Status).toBeNull()
  const [line] = (await mine.applications.mine({ query: {} })).data
  expect(line).toMatchObject({ Status: 'Withdrawn' })
  expect(line?.Timeline.map(({ Event }) => Event)).toEqual(['sent', 'seen', 'withdrawn'])
  expect((await mine.applications.withdraw({ body: target })).data.Status).toBe('Withdrawn')
  expect(await api.db.select().from(applicationMoves)).toHaveLength(2)
})

test('a candidate who isn’t to be found is closed to the employer again once they withdrew, and the row stays', async () => {
  const side = await anApplication()
  const { candidate, theirs, mine, target } = side
  await api.db.update(accounts).set({ unlistedAt: api.deps.now() }).where(eq(accounts.id, candidate.id))
  const profile = () => theirs.candidates.get({ params: { id: candidate.id } })
  expect((await profile()).data.ID).toBe(candidate.id)
  await mine.applications.withdraw({ body: target })
  await expect(profile()).rejects.toMatchObject({ status: 404 })
  await expect(theirs.contacts.reveal({ params: { id: candidate.id } })).rejects.toMatchObject({ status: 404 })
  expect(await received(side)).toMatchObject([{ Status: 'Withdrawn' }])
})

test('a withdrawal is undone for five minutes, to the state before it; the employer hears of it only after them', async () => {
  const side = await anApplication()
  const { mine, theirs, target } = side
  await theirs.applications.decide({ body: { applicationId: target.ID, applicationStatus: 'Shortlisted' } })
  await mine.applications.withdraw({ body: target })
  api.pass(4 * 60_000)
  expect(await linesOf(side)).not.toContain('application-withdrawn')
  expect((await mine.applications.undoWithdraw({ body: target })).data.Status).toBe('Shortlisted')
  expect(await received(side)).toMatchObject([{ Status: 'Shortlisted' }])
  api.pass(10 * 60_000)
  expect(await linesOf(side)).not.toContain('application-withdrawn')
  const [line] = (await mine.applications.mine({ query: {} })).data
  expect(line?.Timeline.map(({ Event }) => Event)).toEqual(['sent', 'decided', 'seen'])
  await mine.applications.withdraw({ body: target })
  api.pass(5 * 60_000)
  expect(await linesOf(side)).toContain('application-withdrawn')
  await expect(mine.applications.undoWithdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('after a withdrawal a candidate applies again while the job is open: a new application that nobody has seen', async () => {
  const side = await anApplication()
  const { mine, target, job } = side
  await received(side)
  await mine.applications.withdraw({ body: target })
  api.pass(10 * 60_000)
  const again = await mine.applications.apply({ body: { JobID: job.id } })
  expect(again).toMatchObject({ applicationId: target.ID, Status: 'Applied' })
  const [line] = (await mine.applications.mine({ query: {} })).data
  expect(line?.Timeline.map(({ Event }) => Event)).toEqual(['sent', 'withdrawn', 'sent'])
  const sent = await api.db.select().from(notifications).where(eq(notifications.kind, 'application-received'))
  expect(sent).toHaveLength(2)
  await mine.applications.withdraw({ body: target })
  await api.db.update(jobs).set({ closedAt: api.deps.now() })
  await expect(mine.applications.apply({ body: { JobID: job.id } })).rejects.toMatchObject({ code: 'job-closed' })
})

test('a rejected application and another person’s are not withdrawn', async () => {
  const { mine, theirs, target } = await anApplication()
  const stranger = await api.as(await api.aCandidate())
  for (const call of [stranger.applications.withdraw, stranger.applications.undoWithdraw])
    await expect(call({ body: target })).rejects.toMatchObject({ status: 404 })
  await theirs.applications.decide({ body: { applicationId: target.ID, applicationStatus: 'Rejected' } })
  await expect(mine.applications.withdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a drive is withdrawn from before its fee is paid, and requested again; a paid seat is not given up here', async () => {
  const [drive, candidate] = [await aDrive(), await api.aCandidate()]
  const mine = await api.as(candidate)
  const { applicationId: ID } = await mine.applications.apply({ body: { placementID: drive.id } })
  const target = { Kind: 'drive', ID } as const
  const moveTo = async (to: 'Accepted' | 'Applied') => {
    const [application] = await api.db.select().from(driveApplications).where(eq(driveApplications.id, ID))
    if (!application) throw new Error('There is no application.')
    await storeDriveMove(api.db, { application, to, mover: 'reviewer', movedBy: null, at: api.deps.now() })
  }
  const listed = async () => (await mine.drives.list({ query: { show: 'applied' } })).totalCount
  await moveTo('Accepted')
  expect((await mine.applications.withdraw({ body: target })).data.Status).toBe('Withdrawn')
  expect((await mine.drives.get({ params: { id: drive.id } })).data).toMatchObject({
    status: 'Withdrawn',
    CandidateApplied: false,
  })
  expect(await listed()).toBe(0)
  expect((await mine.applications.undoWithdraw({ body: target })).data.Status).toBe('Accepted')
  await mine.applications.withdraw({ body: target })
  expect((await mine.applications.apply({ body: { placementID: drive.id } })).Status).toBe('Pending')
  expect(await listed()).toBe(1)
  await moveTo('Applied')
  await expect(mine.applications.withdraw({ body: target })).rejects.toMatchObject({ code: 'wrong-state' })
})
