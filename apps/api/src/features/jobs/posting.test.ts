import { jobApplications, jobRoles, jobs } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

const simple = {
  JobTitle: 'Data entry operator',
  JobType: 'Full Time' as const,
  JobLocation: 'Navi Mumbai' as const,
  JobCTC: '1 Lakh to 5 Lakh',
  OpenPositions: '3',
  EducationRequirement: 'Graduate',
}

async function aRole() {
  const roles = await api.db.select().from(jobRoles)
  const role = roles.find(({ domainId }) => domainId !== roles[0]?.domainId)
  if (!role || !roles[0]) throw new Error('The lists hold no two domains.')
  return { role, ofOther: roles[0] }
}

test('the simple form posts a job: ranges and spellings are corrected, and the employer’s company is added [E-457 E-749]', async () => {
  const employer = await api.anEmployer({ companyName: 'Sahyadri Textiles' })
  const client = await api.as(employer)
  const { data } = await client.jobs.create({ body: { ...simple, tokenUserID: employer.id } })
  expect(data).toMatchObject({
    Title: 'Data entry operator',
    Ctc: '1 to 5',
    CtcFrom: 1,
    CtcTo: 5,
    Openings: 3,
    Education: 'Graduation',
    EmployerID: employer.id,
    CompanyName: 'Sahyadri Textiles',
    PlacementDriveID: null,
    Applicants: 0,
  })
  expect((await client.jobs.get({ params: { id: data.ID } })).data).toEqual(data)
})

test('with a role the complete full form is required, and a role of another domain is refused [C-238 E-454 E-456]', async () => {
  const client = await api.as(await api.anEmployer())
  const { role, ofOther } = await aRole()
  const part = client.jobs.create({ body: { ...simple, Role: role.id } })
  await expect(part).rejects.toMatchObject({ status: 400 })
  const fields = await part.catch((error) => error.details.map(({ field }: { field: string }) => field))
  expect(fields).toEqual(
    ['Domain', 'JobExperience', 'EducationDegree', 'JobSkills', 'Description', 'jobWorkModel'].map((name) =>
      expect.stringContaining(name),
    ),
  )
  const full = {
    ...simple,
    JobCTC: '30+',
    Role: role.id,
    Domain: role.domainId,
    JobExperience: 'More than 6' as const,
    EducationDegree: ['BCA'],
    Description: 'Long hours, good tea.',
    jobWorkModel: 'Hybrid' as const,
    JobSkills: { GeneralSkills: ['Typing'], ProfessionalSkills: ['Excel'] },
  }
  const { data } = await client.jobs.create({ body: full })
  expect(data).toMatchObject({ JobRole: role.title, DomainID: role.domainId, Ctc: '30+', CtcTo: null })
  expect(data).toMatchObject({ Experience: 'More than 6', Degree: ['BCA'], WorkModel: 'Hybrid' })
  const wrong = client.jobs.create({ body: { ...full, Role: ofOther.id } })
  await expect(wrong).rejects.toMatchObject({ status: 400, details: [{ field: 'Role' }] })
})

test('a change of the role alone is held to the domain that the job has, and of the domain alone to its role', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const { role, ofOther } = await aRole()
  const job = await aJob({ employerId: employer.id, roleId: role.id, domainId: role.domainId })
  const change = (body: object) => client.jobs.update({ params: { id: job.id }, body })
  const refusal = { status: 400, details: [{ field: 'Role', message: 'This role belongs to another domain.' }] }
  await expect(change({ Role: ofOther.id })).rejects.toMatchObject(refusal)
  await expect(change({ Domain: ofOther.domainId })).rejects.toMatchObject(refusal)
  const both = await change({ Role: ofOther.id, Domain: ofOther.domainId })
  expect(both.data).toMatchObject({ RoleID: ofOther.id, DomainID: ofOther.domainId })
})

test.each([
  ['JobTitle', '', 'Please provide the job title.'],
  ['JobType', 'Sometimes', 'Please select the job type.'],
  ['JobLocation', undefined, 'Please select the job location.'],
  ['JobCTC', 'much', 'Please select the CTC range.'],
  ['OpenPositions', '0', 'Please provide a valid number of openings.'],
  ['EducationRequirement', 'Kindergarten', 'Please select a required qualification.'],
])('a job whose %s is %s is refused with its message, and nothing is stored', async (field, value, message) => {
  const { id } = await api.anEmployer()
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/jobs',
    headers: { authorization: await api.tokenOf(id) },
    payload: { ...simple, [field]: value },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toMatchObject([{ field: expect.stringContaining(field), message }])
  expect(await api.db.select().from(jobs)).toEqual([])
})

test('a job can only be posted in the employer’s own drive; the platform’s job in a drive belongs to the drive’s employer', async () => {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const drive = await aDrive({ employerId: mine.id })
  const body = { ...simple, PlacementDriveID: drive.id }
  expect((await (await api.as(mine)).jobs.create({ body })).data.PlacementDriveID).toBe(drive.id)
  await expect((await api.as(other)).jobs.create({ body })).rejects.toMatchObject({ status: 404 })
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.jobs.create({ body })).data.EmployerID).toBe(mine.id)
})

test('an edit changes only the sent fields; another employer changes and deletes nothing [E-458 E-747]', async () => {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const job = await aJob({ employerId: mine.id, description: 'Kept' })
  const params = { id: job.id }
  const stranger = await api.as(other)
  await expect(stranger.jobs.update({ params, body: { JobTitle: 'Taken' } })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.jobs.remove({ params })).rejects.toMatchObject({ status: 404 })
  const owner = await api.as(mine)
  const { data } = await owner.jobs.update({
    params,
    body: { JobTitle: 'Lead', JobCTC: '15 and above', OpenPositions: 6 },
  })
  expect(data).toMatchObject({ Title: 'Lead', Ctc: '15+', Openings: 6, Location: 'Pune', Description: 'Kept' })
})

test('an employer posts, edits and deletes a job [E-667]', async () => {
  const client = await api.as(await api.anEmployer())
  const { ID } = (await client.jobs.create({ body: simple })).data
  expect((await client.jobs.update({ params: { id: ID }, body: { OpenPositions: 2 } })).data.Openings).toBe(2)
  await client.jobs.remove({ params: { id: ID } })
  expect((await client.jobs.list({ query: {} })).totalCount).toBe(0)
})

test('an Admin posts, edits and deletes any employer’s job [E-668]', async () => {
  const job = await aJob({ employerId: (await api.anEmployer()).id })
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.jobs.create({ body: simple })).data).toMatchObject({ EmployerID: null, CompanyName: null })
  const params = { id: job.id }
  expect((await admin.jobs.update({ params, body: { JobTitle: 'Fixed' } })).data.Title).toBe('Fixed')
  await admin.jobs.remove({ params })
  await expect(admin.jobs.get({ params })).rejects.toMatchObject({ status: 404 })
})

test('a deleted job is gone from every list and page, and its applications stay [E-263 E-748]', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ employerId: employer.id })
  const candidate = await api.as(await api.aCandidate())
  await candidate.applications.apply({ body: { JobID: job.id } })
  const owner = await api.as(employer)
  await owner.jobs.remove({ params: { id: job.id } })
  for (const client of [candidate, owner]) {
    expect((await client.jobs.list({ query: {} })).totalCount).toBe(0)
    await expect(client.jobs.get({ params: { id: job.id } })).rejects.toMatchObject({ status: 404 })
  }
  await expect(owner.jobs.remove({ params: { id: job.id } })).rejects.toMatchObject({ status: 404 })
  expect(await api.db.select().from(jobApplications)).toHaveLength(1)
})

test('candidates with every skill of a job are suggested, whatever the case; a job without both kinds suggests nobody', async () => {
  const employer = await api.anEmployer()
  const request = { generalSkills: ['Typing'], professionalSkills: ['Tally Prime', 'Own speciality'] }
  const job = await aJob({ ...request, employerId: employer.id })
  const half = await aJob({ employerId: employer.id, professionalSkills: ['Tally Prime'] })
  const has = { generalSkills: ['typing', 'Teamwork'], professionalSkills: ['tally prime', 'OWN SPECIALITY'] }
  const stronger = await aFindable({ ...has, cv: 'a-cv.pdf' })
  const fitting = await aFindable(has)
  await aFindable({ generalSkills: ['Typing'], professionalSkills: ['Tally Prime'] })
  const client = await api.as(employer)
  const list = await client.jobs.suggested({ params: { id: job.id }, query: {} })
  expect(list).toMatchObject({ data: [{ ID: stronger.id }, { ID: fitting.id }], totalCount: 2 })
  expect(JSON.stringify(list)).not.toContain(fitting.phone)
  expect((await client.jobs.suggested({ params: { id: half.id }, query: {} })).data).toEqual([])
  const stranger = await api.as(await api.anEmployer())
  await expect(stranger.jobs.suggested({ params: { id: job.id }, query: {} })).rejects.toMatchObject({ status: 404 })
})

test('a verified profile is suggested above unverified ones, however strong they are [C-008 S-017]', async () => {
  const employer = await api.anEmployer()
  const skills = { generalSkills: ['Typing'], professionalSkills: ['Tally Prime'] }
  const job = await aJob({ ...skills, employerId: employer.id })
  const verified = await aFindable(skills, { hr: {} })
  const strong = await aFindable({ ...skills, cv: 'a-cv.pdf', description: 'Ready to work' })
  const client = await api.as(employer)
  const { data } = await client.jobs.suggested({ params: { id: job.id }, query: {} })
  expect(data.map(({ ID }) => ID)).toEqual([verified.id, strong.id])
})

test('the skills of a job role are answered by its number [E-745]', async () => {
  const { role } = await aRole()
  const { data } = await api.client().jobs.roleSkills({ params: { roleId: role.id } })
  expect(data).toEqual({ GeneralSkills: role.generalSkills, ProfessionalSkills: role.professionalSkills })
  await expect(api.client().jobs.roleSkills({ params: { roleId: 999_999 } })).rejects.toMatchObject({ status: 404 })
})
