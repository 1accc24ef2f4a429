import { auditLog, candidateSearch, hrComments as storedComments, vspApplications } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { hrComments } from '../../testing/people/hr-comments.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

const comments = {
  ...hrComments,
  otherRemarks: 'Calm on the phone',
  generalSkillsByHr: ['Typing'],
  professionalSkillsByHr: ['Tally Prime'],
}

async function submit(candidateId: number, form: object = comments, role: 'hr' | 'Admin' | 'Counsellor' = 'hr') {
  const staff = await api.aStaffMember(role)
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/vsp-verification/${candidateId}`,
    headers: { authorization: await api.tokenOf(staff.id) },
    payload: { hrComments: form },
  })
  return { staff, answer }
}

test('hr’s comments verify an applicant: stored completely, dated, audited, and found by the search at once [C-291 E-765]', async () => {
  const candidate = await aFindable({ expectedCtc: 90_000_000 }, { applied: true })
  const { staff, answer } = await submit(candidate.id)
  expect(answer.json()).toEqual({ message: 'Success', data: { candidateId: candidate.id, VspStatus: true } })
  const [stored] = await api.db.select().from(storedComments)
  expect(stored).toMatchObject({
    comSkills: 'Good',
    languages: ['English'],
    workTypes: ['on-desk'],
    jobTypes: ['Technical'],
    jobLocation: 'Nashik',
    ctc: 45_000_000,
    hasOwn: ['Laptop'],
    availability: 'Immediate',
    otherRemarks: 'Calm on the phone',
    generalSkills: ['Typing'],
    professionalSkills: ['Tally Prime'],
    reviewedBy: staff.id,
  })
  const [application] = await api.db.select().from(vspApplications)
  expect(application).toMatchObject({ verified: true, verifiedAt: api.deps.now() })
  const [audited] = await api.db.select().from(auditLog)
  expect(audited).toMatchObject({ actorId: staff.id, action: 'verification-submitted', subjectId: candidate.id })
  const employer = await api.as(await api.anEmployer())
  const query = { isVsp: 'true', immediate: 'true', location: 'Nashik', maxCtc: '4.5' }
  const { items } = await employer.search.candidates({ query })
  expect(items).toMatchObject([
    { ID: candidate.id, HrComments: { jobLocation: 'Nashik', Availability: 'Immediate', ctc: 4.5 } },
  ])
})

test('a second submit updates the comments and keeps the date of verification', async () => {
  const candidate = await aFindable()
  await submit(candidate.id)
  api.pass(3600_000)
  const { staff, answer } = await submit(candidate.id, {
    ...comments,
    Availability: 'After 30 days',
    ComSkills: 'Poor',
  })
  expect(answer.statusCode).toBe(200)
  const [stored] = await api.db.select().from(storedComments)
  expect(stored).toMatchObject({ comSkills: 'Poor', reviewedBy: staff.id, createdAt: new Date('2026-11-21T06:30:00Z') })
  const [application] = await api.db.select().from(vspApplications)
  expect(application?.verifiedAt).toEqual(new Date('2026-11-21T06:30:00Z'))
  const [row] = await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, candidate.id))
  expect(row).toMatchObject({ verified: true, immediate: false })
})

test('hr can also verify a candidate who never applied', async () => {
  const candidate = await aFindable()
  await submit(candidate.id)
  expect(await api.db.select().from(vspApplications)).toMatchObject([{ candidateId: candidate.id, verified: true }])
})

test.each([
  ['ComSkills', 'Please select a communication skill.'],
  ['language', 'Please select at least one language of comfort.'],
  ['personality', 'Please select a personality type.'],
  ['workType', 'Please select at least one work type suitability.'],
  ['jobType', 'Please select at least one job type suitability.'],
  ['jobLocation', 'Please select a job location preference.'],
  ['ctc', 'Please enter the expected CTC.'],
  ['hasOwn', "Please select at least one option for 'Has Own'."],
  ['Availability', 'Please select an availability to join.'],
])('without %s the answer is 400 with its message, and nothing is stored', async (field, message) => {
  const candidate = await aFindable()
  const { answer } = await submit(candidate.id, { ...comments, [field]: undefined })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toMatchObject([{ field: `hrComments.${field}`, message }])
  expect(await api.db.select().from(storedComments)).toEqual([])
})

test('only hr submits; an unknown candidate is 404 and one still registering 409', async () => {
  const candidate = await aFindable()
  expect((await submit(candidate.id, comments, 'Admin')).answer.statusCode).toBe(403)
  expect((await submit(candidate.id, comments, 'Counsellor')).answer.statusCode).toBe(403)
  expect((await submit(999_999)).answer.statusCode).toBe(404)
  expect((await submit((await api.anEmployer()).id)).answer.statusCode).toBe(404)
  expect((await submit((await api.aCandidateInStep(2)).id)).answer.statusCode).toBe(409)
})

test('the list of the employers’ applicants has only those who also applied to a job or a drive', async () => {
  const [toJob, toDrive, toNobody] = [await api.aCandidate(), await api.aCandidate(), await api.aCandidate()]
  const at = api.deps.now()
  for (const { id } of [toJob, toDrive, toNobody])
    await api.db.insert(vspApplications).values({ candidateId: id, createdAt: at })
  const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)
  await (await api.as(toJob)).applications.apply({ body: { JobID: (await aJob()).id } })
  await aDriveApplication({ driveId: (await aDrive()).id, candidateId: toDrive.id })
  const admin = await api.as(await api.aStaffMember('Admin'))
  const listed = await admin.verification.applicants({ query: { list: 'employers' } })
  expect(listed.data.map(({ UserId }) => UserId)).toEqual([toDrive.id, toJob.id])
  expect(listed.totalCount).toBe(2)
  expect((await admin.verification.applicants({ query: {} })).totalCount).toBe(3)
})

test('applicants are listed newest first by days in India, with their phone, and that is in the audit log [E-479 E-744 E-792]', async () => {
  const times = ['2026-03-09T18:29:59Z', '2026-03-09T18:30:00Z', '2026-03-10T18:29:59Z', '2026-03-10T18:30:00Z']
  const people = await Promise.all(times.map(() => api.aCandidate()))
  for (const [at, { id }] of people.entries())
    await api.db
      .insert(vspApplications)
      .values({ candidateId: id, createdAt: new Date(times[at] ?? ''), verified: at === 1 })
  const admin = await api.aStaffMember('Admin')
  const client = await api.as(admin)
  const day = await client.verification.applicants({ query: { fromDate: '2026-03-10', toDate: '2026-03-10' } })
  expect(day.data).toMatchObject([
    { UserId: people[2]?.id, VspStatus: false },
    { UserId: people[1]?.id, FullName: people[1]?.fullName, Phone: people[1]?.phone, VspStatus: true },
  ])
  expect(day.data[1]?.CreatedOn).toBe('2026-03-09T18:30:00.000Z')
  const page = await client.verification.applicants({ query: { pageSize: 3, pageIndex: 1 } })
  expect(page).toMatchObject({ data: [{ UserId: people[0]?.id }], totalCount: 4, pageCount: 2 })
  const [entry] = await api.db.select().from(auditLog)
  expect(entry).toMatchObject({ actorId: admin.id, action: 'contacts-listed' })
  const backwards = client.verification.applicants({ query: { fromDate: '2026-03-11', toDate: '2026-03-10' } })
  await expect(backwards).rejects.toMatchObject({ status: 400, body: { details: [{ field: 'toDate' }] } })
  const employer = await api.as(await api.anEmployer())
  await expect(employer.verification.applicants({ query: {} })).rejects.toMatchObject({ status: 403 })
})
