import { applicationMoves, auditLog, notifications, shortlists } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

/**
 * An employer with a job and a drive that one candidate applied to, and another employer's job with the same applicant.
 */
async function applied() {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const request = { generalSkills: ['Typing'], professionalSkills: ['SQL'] }
  const job = await aJob({ title: 'Data analyst', employerId: mine.id, ...request })
  const drive = await aDrive({ title: 'Winter drive', employerId: mine.id, skills: ['Excel'] })
  const foreign = await aJob({ title: 'Theirs', employerId: other.id })
  const profile = { degree: 'BCA', education: 'Graduation', image: 'face' }
  const candidate = await aFindable(profile, { education: { degree: 'BCA' } })
  const client = await api.as(candidate)
  const appliedOn = api.deps.now().toISOString()
  await client.applications.apply({ body: { JobID: job.id } })
  api.pass(60_000)
  await client.applications.apply({ body: { placementID: drive.id } })
  await client.applications.apply({ body: { JobID: foreign.id } })
  return { mine, other, job, drive, foreign, candidate, appliedOn }
}

test('an employer sees every field of the applications to their own jobs and drives only, and no phone number [E-460]', async () => {
  const { mine, other, job, drive, candidate, appliedOn } = await applied()
  const client = await api.as(mine)
  const list = await client.applications.list({ query: {} })
  expect(list).toMatchObject({ totalCount: 2, driveCount: 1 })
  expect(list.data).toMatchObject([
    { Kind: 'drive', JobID: null, PlacementDriveID: drive.id, PlacementDriveName: 'Winter drive', Status: 'Pending' },
    {
      Kind: 'job',
      JobID: job.id,
      JobTitle: 'Data analyst',
      JobName: 'Data analyst',
      EmployerID: mine.id,
      ID: expect.any(Number),
      CreatedOn: appliedOn,
      CandidateImage: expect.stringContaining('/face'),
      CandidateID: candidate.id,
      CandidateName: candidate.fullName,
      Shortlist: false,
      Education: 'Graduation',
      Degree: ['BCA'],
      CareerProfile: { degree: 'BCA' },
      Skills: { GeneralSkills: ['Typing'], ProfessionalSkills: ['SQL'] },
    },
  ])
  expect(JSON.stringify(list)).not.toContain(candidate.phone)
  const asOther = await client.applications.list({ query: { employerID: other.id } })
  expect(asOther).toMatchObject({ data: [], totalCount: 0 })
})

test('applications are found by the candidate’s name, job title and drive name, by job and by drive, in pages [E-795 E-796]', async () => {
  const { mine, other, foreign, job, drive, candidate } = await applied()
  const { applications } = await api.as(mine)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const theirs = await admin.applications.list({ query: { employerID: other.id, jobID: foreign.id } })
  expect(theirs).toMatchObject({ data: [{ JobTitle: 'Theirs', EmployerID: other.id }], totalCount: 1 })
  const kinds = async (query: Parameters<typeof applications.list>[0]['query']) =>
    (await applications.list({ query })).data.map(({ Kind }) => Kind)
  expect(await kinds({ term: 'analyst' })).toEqual(['job'])
  expect(await kinds({ term: 'WINTER' })).toEqual(['drive'])
  expect(await kinds({ term: candidate.fullName.slice(2) })).toEqual(['drive', 'job'])
  expect(await kinds({ jobID: job.id })).toEqual(['job'])
  expect(await kinds({ placementDriveID: drive.id })).toEqual(['drive'])
  expect(await kinds({ pageSize: 1, pageIndex: 1 })).toEqual(['job'])
})

test('an Admin sees all with phones, which is audited [E-460]', async () => {
  const { candidate } = await applied()
  const admin = await api.aStaffMember('Admin')
  const list = await (await api.as(admin)).applications.list({ query: {} })
  expect(list.totalCount).toBe(3)
  for (const row of list.data) expect(row).toMatchObject({ Phone: candidate.phone, CandidatePhone: candidate.phone })
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: admin.id, action: 'contacts-listed', detail: { ids: [candidate.id, candidate.id, candidate.id] } },
  ])
})

test('an application counts as seen when its own side lists it: an employer’s job by the employer, not by staff', async () => {
  const { candidate, mine, job } = await applied()
  const seen = async () => {
    const { data } = await (await api.as(candidate)).applications.mine({ query: {} })
    return data.filter(({ Timeline }) => Timeline.some(({ Event }) => Event === 'seen')).map(({ Kind }) => Kind)
  }
  expect(await seen()).toEqual([])
  await (await api.as(await api.aStaffMember('Admin'))).applications.list({ query: {} })
  expect(await seen()).toEqual(['drive'])
  await (await api.as(mine)).applications.list({ query: { jobID: job.id } })
  expect(await seen()).toEqual(['drive', 'job'])
})

test('an employer shortlists an applicant: flag, shortlist and history show it, and the candidate is notified once', async () => {
  const { mine, job, candidate } = await applied()
  const { applications } = await api.as(mine)
  const { data } = await applications.list({ query: { jobID: job.id } })
  const body = { applicationId: data[0]?.ID ?? 0, applicationStatus: 'Shortlisted' as const }
  expect((await applications.decide({ body })).data).toMatchObject({ Status: 'Shortlisted', Shortlist: true })
  expect((await applications.decide({ body })).data).toMatchObject({ Status: 'Shortlisted' })
  expect((await applications.list({ query: { jobID: job.id } })).data).toMatchObject([{ Shortlist: true }])
  expect(await api.db.select().from(shortlists)).toMatchObject([
    { employerId: mine.id, candidateId: candidate.id, status: 1 },
  ])
  const moves = await api.db.select().from(applicationMoves)
  expect(moves.filter(({ mover }) => mover === 'reviewer')).toMatchObject([
    { fromStatus: 'Applied', toStatus: 'Shortlisted', movedBy: mine.id },
  ])
  const notified = await api.db.select().from(notifications)
  expect(notified.filter(({ kind }) => kind === 'application-accepted')).toMatchObject([{ accountId: candidate.id }])
})

test('another employer decides nothing on an application that is not to their job', async () => {
  const { other, mine, job } = await applied()
  const { data } = await (await api.as(mine)).applications.list({ query: { jobID: job.id } })
  const stranger = await api.as(other)
  const body = { applicationId: data[0]?.ID ?? 0, applicationStatus: 'Rejected' as const }
  await expect(stranger.applications.decide({ body })).rejects.toMatchObject({ status: 404 })
})

test('only an Admin reads the applicants of one or all courses, with phones, audited [C-260 C-261 C-427 C-428 E-484 E-750]', async () => {
  const [course, other] = [await aCourse({ price: 100_000 }), await aCourse({ title: 'Java' })]
  const candidate = await api.aCandidate({ currentJob: 'Helper' })
  const client = await api.as(candidate)
  for (const { id } of [course, other]) await client.applications.applyToCourse({ body: { CourseID: id } })
  const admin = await api.aStaffMember('Admin')
  const { applications } = await api.as(admin)
  const all = await applications.courseApplicants({ query: {} })
  expect(all).toMatchObject({ totalCount: 2, data: [{ CourseTitle: 'Java', Enrolled: true }, { Enrolled: false }] })
  const one = await applications.applicantsOfCourse({ params: { courseId: course.id }, query: {} })
  expect(one.data).toMatchObject([
    {
      CourseID: course.id,
      CourseTitle: 'Spoken English',
      JobName: 'Helper',
      CandidateID: candidate.id,
      CandidateName: candidate.fullName,
      CandidatePhone: candidate.phone,
      CandidateImage: null,
    },
  ])
  expect(await api.db.select().from(auditLog)).toHaveLength(2)
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  await expect(counsellor.applications.courseApplicants({ query: {} })).rejects.toMatchObject({ status: 403 })
  const none = applications.applicantsOfCourse({ params: { courseId: 999_999 }, query: {} })
  await expect(none).rejects.toMatchObject({ status: 404 })
})
