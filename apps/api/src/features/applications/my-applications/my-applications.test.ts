import { courseEnrolments, driveApplications, jobs } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { storeDriveMove } from '../moves.queries.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)
const minute = 60_000

test('a candidate follows a drive application: sent, seen, decided, paid, each with its time', async () => {
  const drive = await aDrive()
  const candidate = await api.aCandidate()
  const client = await api.as(candidate)
  await client.applications.apply({ body: { placementID: drive.id } })
  api.pass(minute)
  const hr = await api.as(await api.aStaffMember('hr'))
  const { users } = (await hr.drives.applicants({ params: { driveId: drive.id }, query: {} })).data
  api.pass(minute)
  const applicationId = users[0]?.applicationID ?? 0
  await hr.drives.review({ body: { applicationId, applicationStatus: 'Accepted' } })
  api.pass(minute)
  const [application] = await api.db.select().from(driveApplications)
  if (!application) throw new Error('There is no application.')
  const paid = { to: 'Applied', mover: 'payment', movedBy: null, at: api.deps.now() } as const
  await storeDriveMove(api.db, { application, ...paid })
  const { data } = await client.applications.mine({ query: {} })
  expect(data).toMatchObject([{ Kind: 'drive', Status: 'Applied', PlacementDriveID: drive.id, ToDate: '2026-11-25' }])
  expect(data[0]?.Timeline).toEqual([
    { Event: 'sent', Status: 'Pending', At: '2026-11-21T06:30:00.000Z' },
    { Event: 'seen', Status: null, At: '2026-11-21T06:31:00.000Z' },
    { Event: 'decided', Status: 'Accepted', At: '2026-11-21T06:32:00.000Z' },
    { Event: 'paid', Status: 'Applied', At: '2026-11-21T06:33:00.000Z' },
  ])
})

test('my applications list all three kinds newest first, in pages and by kind, and only my own', async () => {
  const logo = 'demo-logo'
  const [job, drive, course] = [await aJob({ image: logo }), await aDrive(), await aCourse()]
  const [me, other] = [await api.aCandidate(), await api.aCandidate()]
  const client = await api.as(me)
  await client.applications.apply({ body: { JobID: job.id } })
  api.pass(minute)
  await client.applications.apply({ body: { placementID: drive.id } })
  api.pass(minute)
  await client.applications.applyToCourse({ body: { CourseID: course.id } })
  await (await api.as(other)).applications.apply({ body: { JobID: job.id } })
  const first = await client.applications.mine({ query: { pageSize: 2 } })
  const fields = [
    { Kind: 'course', FieldID: course.categoryId },
    { Kind: 'drive', FieldID: drive.domainId },
  ]
  expect(first).toMatchObject({ data: fields, totalCount: 3, pageCount: 2 })
  const second = await client.applications.mine({ query: { pageSize: 2, pageIndex: 1 } })
  expect(second.data).toMatchObject([{ Kind: 'job', JobTitle: 'Tester', Available: true, Image: `/api/files/${logo}` }])
  const courses = await client.applications.mine({ query: { kind: 'course' } })
  expect(courses).toMatchObject({ data: [{ CourseTitle: 'Spoken English' }], totalCount: 1 })
})

test.each([
  ['confirmed', 'Demo Works', { job: true, drive: true }],
  ['confirmed', 'Another name', { job: false, drive: true }],
  ['waiting', 'Demo Works', { job: false, drive: false }],
  ['unconfirmed', 'Demo Works', { job: false, drive: false }],
] as const)(
  'my applications to an employer who is %s, a job as %s, say whether it is verified',
  async (companyStatus, companyName, said) => {
    const { id: employerId } = await api.anEmployer({ companyName: 'Demo Works', companyStatus })
    const [job, drive] = [await aJob({ companyName, employerId }), await aDrive({ employerId })]
    const [ours, course] = [await aJob(), await aCourse()]
    const client = await api.as(await api.aCandidate())
    await client.applications.apply({ body: { JobID: job.id } })
    await client.applications.apply({ body: { placementID: drive.id } })
    await client.applications.apply({ body: { JobID: ours.id } })
    await client.applications.applyToCourse({ body: { CourseID: course.id } })
    const { data } = await client.applications.mine({ query: {} })
    const verified = (kind: string, id = 0) =>
      data.find(({ Kind, JobID, PlacementDriveID }) => Kind === kind && [JobID, PlacementDriveID].includes(id || null))
        ?.Verified
    expect({ job: verified('job', job.id), drive: verified('drive', drive.id) }).toEqual(said)
    expect([verified('job', ours.id), verified('course')]).toEqual([null, null])
  },
)

test('a deleted job stays in my applications, marked as deleted', async () => {
  const job = await aJob()
  const client = await api.as(await api.aCandidate())
  await client.applications.apply({ body: { JobID: job.id } })
  await api.db.update(jobs).set({ deletedAt: api.deps.now() })
  const { data } = await client.applications.mine({ query: {} })
  expect(data).toMatchObject([{ JobTitle: 'Tester', Available: false, Timeline: [{ Event: 'sent' }] }])
})

test('a course that was enrolled in without paying shows no payment', async () => {
  const course = await aCourse()
  const client = await api.as(await api.aCandidate())
  await client.applications.applyToCourse({ body: { CourseID: course.id } })
  expect(await api.db.select().from(courseEnrolments)).toHaveLength(1)
  const { data } = await client.applications.mine({ query: {} })
  expect(data[0]?.Timeline.map(({ Event }) => Event)).toEqual(['sent'])
})
