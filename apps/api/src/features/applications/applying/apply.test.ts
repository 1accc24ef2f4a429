import {
  applicationMoves,
  courseApplications,
  courseEnrolments,
  driveApplications,
  jobApplications,
  jobs,
  notifications,
  placementDrives,
} from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { storeDriveMove } from '../moves.queries.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)
const text = 'Job application created successfully!'

async function setStatus(status: 'Accepted' | 'Rejected' | 'noPayment' | 'Applied') {
  const [application] = await api.db.select().from(driveApplications)
  if (!application) throw new Error('There is no application.')
  const move = { to: status, mover: 'reviewer', movedBy: null, at: api.deps.now() } as const
  await storeDriveMove(api.db, { application, ...move })
}

test('a candidate applies to a job: the response is the spec’s text, the job shows Applied, the candidate is notified [C-240 C-253 C-297 C-414]', async () => {
  const [candidate, job] = [await api.aCandidate(), await aJob()]
  const client = await api.as(candidate)
  const body = { EmpID: null, JobID: job.id, JobTitle: 'Tester', placementID: null, tokenUserID: candidate.id }
  const answer = await client.applications.apply({ body })
  expect(answer).toMatchObject({ message: text, data: text, Status: 'Applied' })
  expect((await client.jobs.get({ params: { id: job.id } })).data.Status).toBe('Applied')
  expect(await api.db.select().from(applicationMoves)).toMatchObject([
    { jobApplicationId: answer.applicationId, fromStatus: null, toStatus: 'Applied', movedBy: candidate.id },
  ])
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: candidate.id, kind: 'application-sent' },
  ])
})

test('ten simultaneous applications to one job leave one, and nine get the answer that it exists', async () => {
  const [candidate, job] = [await api.aCandidate(), await aJob()]
  const client = await api.as(candidate)
  const tries = Array.from({ length: 10 }, () => client.applications.apply({ body: { JobID: job.id } }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 409, code: 'already-applied', message: 'Already Applied' })
  expect(await api.db.select().from(jobApplications)).toHaveLength(1)
  expect(await api.db.select().from(applicationMoves)).toHaveLength(1)
})

test('ten requests at once for one drive leave one application, and the database holds no second [C-313 E-522]', async () => {
  const [candidate, drive] = [await api.aCandidate(), await aDrive()]
  const client = await api.as(candidate)
  const tries = Array.from({ length: 10 }, () => client.applications.apply({ body: { placementID: drive.id } }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.db.select().from(applicationMoves)).toHaveLength(1)
  const [saved] = await api.db.select().from(driveApplications)
  if (!saved) throw new Error('There is no application.')
  const second = api.db.insert(driveApplications).values({ ...saved, id: saved.id + 1 })
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'drive_applications_once' } })
})

test('an application sent twice under one key is created once, and both responses confirm it', async () => {
  const [candidate, job] = [await api.aCandidate(), await aJob()]
  const client = await api.as(candidate)
  const once = { idempotencyKey: 'kept-while-offline' }
  expect((await client.applications.apply({ body: { JobID: job.id } }, once)).data).toBe(text)
  expect((await client.applications.apply({ body: { JobID: job.id } }, once)).data).toBe(text)
  expect(await api.db.select().from(jobApplications)).toHaveLength(1)
})

test('nobody applies for another person, with another role, or to something deleted or closed [S-294]', async () => {
  const [candidate, other, job] = [await api.aCandidate(), await api.aCandidate(), await aJob()]
  const client = await api.as(candidate)
  const apply = (body: Parameters<typeof client.applications.apply>[0]['body']) => client.applications.apply({ body })
  await expect(apply({ JobID: job.id, tokenUserID: other.id })).rejects.toMatchObject({ code: 'not-yours' })
  const employer = await api.as(await api.anEmployer())
  await expect(employer.applications.apply({ body: { JobID: job.id } })).rejects.toMatchObject({ status: 403 })
  await expect(apply({})).rejects.toMatchObject({ status: 400 })
  const over = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
  const ofOver = await aJob({ driveId: over.id })
  await expect(apply({ JobID: ofOver.id })).rejects.toMatchObject({ code: 'drive-over' })
  await expect(apply({ placementID: over.id })).rejects.toMatchObject({
    code: 'drive-over',
    message: 'This drive is no longer available',
  })
  await expect(apply({ JobID: job.id, placementID: over.id })).rejects.toMatchObject({ code: 'not-found' })
  await api.db.update(jobs).set({ deletedAt: api.deps.now() }).where(eq(jobs.id, job.id))
  await api.db.update(placementDrives).set({ deletedAt: api.deps.now() })
  await expect(apply({ JobID: job.id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(apply({ JobID: ofOver.id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(apply({ placementID: over.id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await api.db.select().from(jobApplications)).toEqual([])
})

test('a drive is requested, and requested again only after noPayment; each move is recorded [C-254 C-255 E-461]', async () => {
  const [candidate, drive] = [await api.aCandidate(), await aDrive()]
  const client = await api.as(candidate)
  const body = { EmpID: null, JobID: null, JobTitle: null, placementID: drive.id, status: 'Pending' as const }
  expect(await client.applications.apply({ body })).toMatchObject({ data: text, Status: 'Pending' })
  await expect(client.applications.apply({ body })).rejects.toMatchObject({ code: 'already-applied' })
  await setStatus('Rejected')
  await expect(client.applications.apply({ body })).rejects.toMatchObject({ status: 409 })
  await setStatus('noPayment')
  expect(await client.applications.apply({ body })).toMatchObject({ data: text, Status: 'Pending' })
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: 'Pending' }])
  const moves = await api.db.select().from(applicationMoves).orderBy(applicationMoves.id)
  expect(moves.map(({ toStatus }) => toStatus)).toEqual(['Pending', 'Rejected', 'noPayment', 'Pending'])
})

test('a candidate cannot make an application Applied: that only confirms what the payment did', async () => {
  const [candidate, drive] = [await api.aCandidate(), await aDrive()]
  const client = await api.as(candidate)
  const confirm = () => client.applications.apply({ body: { placementID: drive.id, status: 'Applied' } })
  await expect(confirm()).rejects.toMatchObject({ code: 'wrong-state' })
  await client.applications.apply({ body: { placementID: drive.id } })
  await setStatus('Accepted')
  await expect(confirm()).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: 'Accepted' }])
  await setStatus('Applied')
  expect(await confirm()).toMatchObject({ message: text, data: text, Status: 'Applied' })
})

test('a drive accepts requests until the end of its last day in India, and none after it', async () => {
  const drive = await aDrive({ fromDate: '2026-11-20', toDate: '2026-11-21' })
  const [early, late] = [await api.aCandidate(), await api.aCandidate()]
  api.pass((12 * 60 - 1) * 60_000)
  const one = await api.as(early)
  expect((await one.applications.apply({ body: { placementID: drive.id } })).Status).toBe('Pending')
  api.pass(60_000)
  const other = await api.as(late)
  const tooLate = other.applications.apply({ body: { placementID: drive.id } })
  await expect(tooLate).rejects.toMatchObject({ code: 'drive-over' })
})

test('a drive’s job is applied to as a landing link does: made with the spec’s text, then Already Applied [C-256 C-421]', async () => {
  const drive = await aDrive()
  const job = await aJob({ driveId: drive.id })
  const client = await api.as(await api.aCandidate())
  const body = { placementID: drive.id, JobID: job.id, Url: '/jobs' }
  expect(await client.applications.applyToDriveJob({ body })).toMatchObject({ data: text, outcome: 'enrolled' })
  expect(await client.applications.applyToDriveJob({ body })).toMatchObject({
    message: 'Already Applied',
    outcome: 'already-enrolled',
  })
  expect(await api.db.select().from(jobApplications)).toMatchObject([{ jobId: job.id, url: '/jobs' }])
})

test('a course is applied to once; without a price it enrols at once, with a price it waits for the payment [C-257 C-425 C-426]', async () => {
  const [free, priced] = [await aCourse(), await aCourse({ title: 'Java', price: 950_000 })]
  const candidate = await api.aCandidate()
  const client = await api.as(candidate)
  const apply = (CourseID: number) =>
    client.applications.applyToCourse({ body: { CourseID, Url: '/x', tokenUserID: candidate.id } })
  expect(await apply(free.id)).toMatchObject({ message: 'Application Successful', outcome: 'enrolled' })
  expect(await apply(free.id)).toMatchObject({ message: 'Already Applied', outcome: 'already-enrolled' })
  expect(await apply(priced.id)).toMatchObject({ message: 'Application Successful' })
  expect(await api.db.select().from(courseEnrolments)).toMatchObject([{ courseId: free.id, candidateId: candidate.id }])
  expect(await api.db.select().from(courseApplications)).toHaveLength(2)
  await expect(apply(999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('applying to a course already bought returns Already Applied', async () => {
  const course = await aCourse({ price: 100 })
  const candidate = await api.aCandidate()
  await api.db
    .insert(courseEnrolments)
    .values({ courseId: course.id, candidateId: candidate.id, createdAt: new Date() })
  const client = await api.as(candidate)
  const answer = await client.applications.applyToCourse({ body: { CourseID: course.id } })
  expect(answer.message).toBe('Already Applied')
})

test('a landing link is completed once, whatever it requests, and one without a request does nothing', async () => {
  const [course, job, drive] = [await aCourse(), await aJob(), await aDrive()]
  const client = await api.as(await api.aCandidate())
  const land = (body: Record<string, string>) => client.applications.landing({ body })
  const links: Record<string, string>[] = [
    { id: String(course.id), src: 'embedded', type: 'course' },
    { jobID: String(job.id) },
    { pdID: String(drive.id) },
  ]
  for (const [at, kind] of ['course', 'job', 'drive'].entries()) {
    const link = links[at] ?? {}
    expect(await land(link)).toMatchObject({ outcome: 'enrolled', kind })
    expect(await land(link)).toMatchObject({ outcome: 'already-enrolled', message: 'Already Applied' })
  }
  expect(await land({ state: 'placementDrive', pdID: String(drive.id) })).toMatchObject({ outcome: 'none', data: null })
  expect(await api.db.select().from(driveApplications)).toHaveLength(1)
  expect(await api.db.select().from(jobApplications)).toHaveLength(1)
})
