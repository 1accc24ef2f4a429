import { accounts, candidateSearch, candidates, employers, jobDomains, jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const [domain = 0, nextDomain = 0] = (await api.db.select().from(jobDomains).limit(2)).map(({ id }) => id)
const [role = 0, nextRole = 0] = (await api.db.select().from(jobRoles).limit(2)).map(({ id }) => id)
const stepIn = (token: string) => (decodeJwt(token).userInfo as { registrationStep: number }).registrationStep
const career = { education: 'Graduation', degree: 'B.E.', domain }
const names = { firstName: 'Asha', lastName: 'Rao', location: 'Pune' }
const skillsData = { GeneralSkills: ['Teamwork'], ProfessionalSkills: ['SQL'] }
const atStep = (step: number) => ({ status: 409, code: 'wrong-step', body: { step } })
const candidateRow = async () => (await api.db.select().from(candidates))[0]

async function inStep(step: -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5) {
  const person = await api.aCandidateInStep(step)
  return { id: person.id, params: { id: person.id }, client: await api.as(person) }
}

test('basic details lead from -1 to -2, and can be corrected in -2 [S-172]', async () => {
  const { id, client } = await inStep(-1)
  const details = { step: -1, ID: id, ...names, gender: 'Female', email: 'Asha@Example.com' } as const
  const { data } = await client.registration.register({ body: details })
  expect(stepIn(data)).toBe(-2)
  expect(await candidateRow()).toMatchObject({ location: 'Pune', gender: 'Female' })
  const again = await client.registration.register({ body: { ...details, lastName: 'आयर' } })
  expect(decodeJwt(again.data).userInfo).toMatchObject({ FullName: 'Asha आयर', registrationStep: -2 })
  expect(await api.db.select().from(accounts)).toMatchObject([
    { email: null, contactEmail: 'asha@example.com', registrationStep: -2 },
  ])
})

test('basic details take an uploaded photo, and no other link [S-422]', async () => {
  const { id, client } = await inStep(-1)
  const file = fileOf('me.png', await pictureBytes('png'))
  const { data: image } = await client.files.uploadImage({ params: { product: 'avatar' }, file })
  const linked = client.registration.register({
    body: { step: -1, ID: id, ...names, image: 'https://example.com/a.png' },
  })
  await expect(linked).rejects.toMatchObject({ code: 'not-found' })
  await client.registration.register({ body: { step: -1, ID: id, ...names, image } })
  expect(image).toContain((await candidateRow())?.image)
})

test('basic details accept the full name, and ignore number and role', async () => {
  const { id, client } = await inStep(-1)
  const full = { username: 'Asha Devi Rao', mobileNumber: '9999999999', role: 'Candidate', location: 'Pune' } as const
  const { data } = await client.registration.register({ body: { step: -1, ID: id, ...full } })
  expect(decodeJwt(data).userInfo).toMatchObject({ FullName: 'Asha Devi Rao', RoleID: 1, registrationStep: -2 })
  const [account] = await api.db.select().from(accounts)
  expect(account?.phone).not.toBe('+919999999999')
  const nameless = client.registration.register({ body: { step: -1, ID: id, location: 'Pune' } })
  await expect(nameless).rejects.toMatchObject({ status: 400, details: [{ field: 'firstName' }] })
})

test.each(['firstName', 'lastName', 'location'] as const)('basic details need %s', async (field) => {
  const { id, client } = await inStep(-1)
  const saving = client.registration.register({ body: { step: -1, ID: id, ...names, [field]: ' ' } })
  await expect(saving).rejects.toMatchObject({ status: 400, details: [{ field }] })
})

test('basic details take an e-mail that another account has like any other, and it signs in that account alone', async () => {
  await api.aCandidate({}, { email: 'asha@example.com' })
  const { id, client } = await inStep(-1)
  await client.registration.register({ body: { step: -1, ID: id, ...names, email: 'asha@example.com' } })
  const [row] = await api.db.select().from(accounts).where(eq(accounts.id, id))
  expect(row).toMatchObject({ email: null, contactEmail: 'asha@example.com' })
})

test('a candidate walks from -1 to 0, each answer a token in the next step [S-163 S-173–176 S-197 S-424–427 S-429]', async () => {
  const { id, client } = await inStep(-1)
  const register = async (body: Parameters<typeof client.registration.register>[0]['body']) => {
    const { message, data } = await client.registration.register({ body })
    expect(message).toBe('Success')
    return stepIn(data)
  }
  const save = async (step: number, body: object) =>
    stepIn((await client.registration.saveStep({ params: { step, id }, body })).data)
  expect(await register({ step: -1, ID: id, ...names })).toBe(-2)
  expect(await register({ step: -2, ID: id, selectedExperience: 'Experienced' })).toBe(1)
  const worked = {
    experience: 4,
    currentJob: 'Tester',
    currentDomain: nextDomain,
    college: 'Demo College',
    expectedCtc: 7.5,
  }
  expect(await save(1, { careerData: { ...career, ...worked } })).toBe(2)
  const notificationData = { preferences: ['jobs'], settings: { whatsapp: true, sms: false, email: true } }
  expect(await save(2, { skillsData, notificationData })).toBe(3)
  expect(await save(3, { selectedJobRoles: [{ ID: role }, { ID: nextRole, Title: 'Any' }, { ID: role }] })).toBe(0)
  expect(await candidateRow()).toMatchObject({
    experienceLevel: 'Experienced',
    experienceYears: 4,
    expectedCtc: 75_000_000,
    domainId: domain,
    generalSkills: ['Teamwork'],
    professionalSkills: ['SQL'],
    jobRoleIds: [role, nextRole],
    notifications: notificationData,
  })
})

test('Back leads from 3 to 2 to 1 to -2, one arrow at a time [S-198 S-428]', async () => {
  const { params, client } = await inStep(3)
  for (const newStep of [2, 1, -2])
    expect(stepIn((await client.registration.moveStep({ params, body: { newStep } })).data)).toBe(newStep)
})

test.each([
  [1, 3],
  [1, 2],
  [1, 0],
  [3, 1],
  [3, -2],
  [2, -1],
  [0, 2],
  [-2, 1],
] as const)('a move by hand from %i to %i is 409 with the step the person is in [S-178]', async (from, newStep) => {
  const { params, client } = await inStep(from)
  await expect(client.registration.moveStep({ params, body: { newStep } })).rejects.toMatchObject(atStep(from))
})

test.each([
  [1, 2],
  [1, 3],
  [2, 1],
  [0, 3],
  [-1, 1],
] as const)('in step %i the data of step %i is 409 with the step the person is in', async (from, step) => {
  const { id, client } = await inStep(from)
  const body = [{}, { careerData: career }, { skillsData }, { selectedJobRoles: [{ ID: 1 }] }][step] ?? {}
  await expect(client.registration.saveStep({ params: { step, id }, body })).rejects.toMatchObject(atStep(from))
})

test('the experience choice and the employer’s form are 409 in another step [S-199]', async () => {
  const { id, client } = await inStep(1)
  const choosing = client.registration.register({ body: { step: -2, ID: id, selectedExperience: 'Fresher' } })
  await expect(choosing).rejects.toMatchObject(atStep(1))
  await expect(client.registration.register({ body: { step: -1, ID: id, ...names } })).rejects.toMatchObject(atStep(1))
})

test.each([
  ['no part', 1, {}, 'careerData'],
  ['another step’s part', 2, { skillsData, selectedJobRoles: [] }, 'selectedJobRoles'],
  ['only the notifications', 2, { careerData: career }, 'careerData'],
  ['11 skills', 2, { skillsData: { GeneralSkills: [...'abcdef'], ProfessionalSkills: [...'ghijk'] } }, 'skillsData'],
  ['a skill twice', 2, { skillsData: { GeneralSkills: ['SQL'], ProfessionalSkills: ['sql '] } }, 'skillsData'],
  ['21 job roles', 3, { selectedJobRoles: Array.from({ length: 21 }, (_, i) => ({ ID: i + 1 })) }, 'selectedJobRoles'],
  ['a job role that is none', 3, { selectedJobRoles: [{ ID: 999_999_999_999 }] }, 'selectedJobRoles'],
  ['no education', 1, { careerData: { ...career, education: '' } }, 'careerData.education'],
  ['no field of study', 1, { careerData: { ...career, degree: '' } }, 'careerData.degree'],
  ['no domain', 1, { careerData: { ...career, domain: null } }, 'careerData.domain'],
  ['a domain that is none', 1, { careerData: { ...career, domain: 999_999_999_999 } }, 'careerData.domain'],
  ['a college that is none', 1, { careerData: { ...career, collegeID: 999_999_999 } }, 'careerData.collegeID'],
  ['0 years', 1, { careerData: { ...career, experience: 0 } }, 'careerData.experience'],
  ['21 years', 1, { careerData: { ...career, experience: 21 } }, 'careerData.experience'],
] as const)('an onboarding step with %s is 400 and names it [S-266–269 S-273]', async (_, step, body, field) => {
  const { id, client } = await inStep(step)
  const saving = client.registration.saveStep({ params: { step, id }, body: body as object })
  const error = await saving.catch((refused) => refused)
  expect(error).toMatchObject({ status: 400, code: 'invalid' })
  expect(error.details.map((detail: { field: string }) => detail.field).join()).toContain(field)
})

test('a text that the database cannot store is 400, not 500', async () => {
  const { id, client } = await inStep(1)
  const body = { careerData: { ...career, college: 'A\u0000B' } }
  await expect(client.registration.saveStep({ params: { step: 1, id }, body })).rejects.toMatchObject({ status: 400 })
})

test('experienced candidates must give work and college, freshers need not, and have no salary', async () => {
  const { id, client } = await inStep(-2)
  await client.registration.register({ body: { step: -2, ID: id, selectedExperience: 'Experienced' } })
  const save = () =>
    client.registration.saveStep({ params: { step: 1, id }, body: { careerData: { ...career, expectedCtc: 5 } } })
  const fields = ['experience', 'currentJob', 'currentDomain', 'college'].map((name) => `careerData.${name}`)
  const error = await save().catch((refused) => refused)
  expect(error.details.map((detail: { field: string }) => detail.field)).toEqual(fields)
  await client.registration.moveStep({ params: { id }, body: { newStep: -2 } })
  await client.registration.register({ body: { step: -2, ID: id, selectedExperience: 'Fresher' } })
  expect(stepIn((await save()).data)).toBe(2)
  expect(await candidateRow()).toMatchObject({ expectedCtc: null, experienceYears: null })
})

test('one step sent twice at once is done once', async () => {
  const { id, client } = await inStep(1)
  const body = { careerData: career }
  const twice = [1, 2].map(() =>
    client.registration.saveStep({ params: { step: 1, id }, body }).then(
      ({ data }) => stepIn(data),
      (error) => error.body.step,
    ),
  )
  expect(await Promise.all(twice)).toEqual([2, 2])
  expect(await api.db.select().from(accounts)).toMatchObject([{ registrationStep: 2 }])
})

const profile = {
  empFirstName: 'Meera',
  empLastName: 'Shah',
  empCompanyName: 'Demo Works',
  empCompanyDomain: 'IT/software',
  empLocation: 'Pune',
  empDesignation: 'Director',
  email: 'Meera@Example.com',
} as const

test('the employer’s profile leads from 4 to 5, once [E-411 S-177 S-423]', async () => {
  const person = await api.anEmployer({}, { registrationStep: 4 })
  const client = await api.as(person)
  const body = { step: 4, ID: person.id, role: 'Employer', ...profile } as const
  const { data } = await client.registration.register({ body })
  expect(decodeJwt(data).userInfo).toMatchObject({ RoleID: 2, FullName: 'Meera Shah', registrationStep: 5 })
  expect(await api.db.select().from(employers)).toMatchObject([{ companyName: 'Demo Works', designation: 'Director' }])
  await expect(client.registration.register({ body })).rejects.toMatchObject(atStep(5))
})

test('the employer’s form confirms the company by a code to its e-mail, or gives its number to staff', async () => {
  const register = async (email: string) => {
    const person = await api.anEmployer({ companyStatus: 'unconfirmed' }, { registrationStep: 4 })
    const client = await api.as(person)
    const params = { id: person.id }
    const form = { step: 4, ID: person.id, role: 'Employer', ...profile, email } as const
    return { client, params, form, finish: () => client.registration.register({ body: form }) }
  }
  const byCode = await register('meera@demoworks.in')
  await byCode.client.employers.changeEmail({ params: byCode.params, body: { email: byCode.form.email } })
  const sent = await api.client().platform.outbox({ query: { to: byCode.form.email } })
  const body = { email: byCode.form.email, otp: sent.data[0]?.variables.otp ?? '' }
  await byCode.client.employers.changeEmail({ params: byCode.params, body })
  const byNumber = await register('meera@gmail.com')
  await byNumber.client.companies.giveNumber({ body: { Number: '27 AABCD 1234E 1Z8' } })
  const byNothing = await register('other@demoworks.in')
  const statuses = []
  for (const { client, params, finish } of [byCode, byNumber, byNothing]) {
    await finish()
    statuses.push((await client.employers.profile({ params })).data.company.Status)
  }
  expect(statuses).toEqual(['confirmed', 'waiting', 'unconfirmed'])
})

test('the e-mail of a form signs nobody in until a code confirms it', async () => {
  const candidate = await inStep(-1)
  const details = { step: -1, ID: candidate.id, ...names, email: 'asha@example.com' } as const
  await candidate.client.registration.register({ body: details })
  const person = await api.anEmployer({}, { registrationStep: 4 })
  const employer = await api.as(person)
  await employer.registration.register({ body: { step: 4, ID: person.id, role: 'Employer', ...profile } })
  const { data } = await employer.employers.profile({ params: { id: person.id } })
  expect(data).toMatchObject({ email: 'meera@example.com', emailConfirmed: false })
  for (const email of ['asha@example.com', 'meera@example.com']) {
    const asking = api.client().session.login({ body: { email } })
    await expect(asking).rejects.toMatchObject({ code: 'user-not-found' })
  }
})

test('the employer’s form takes its fields’ second names, gender and an uploaded photo [E-491 E-775]', async () => {
  const person = await api.anEmployer({}, { registrationStep: 4 })
  const client = await api.as(person)
  const file = fileOf('me.png', await pictureBytes('png'))
  const { data: image } = await client.files.uploadImage({ params: { product: 'avatar' }, file })
  const second = {
    username: 'Meera',
    companyName: 'Kaveri Works',
    workDomain: 'Logistics',
    designation: 'Other',
    location: 'Pune',
    empLastName: 'Shah',
    email: 'meera@example.com',
    mobileNumber: person.phone,
  }
  const payload = { step: 4, ID: person.id, role: 'Employer', gender: 'Female', image, ...second }
  const authorization = await api.tokenOf(person.id)
  const sent = { method: 'POST', url: '/api/user/register', headers: { authorization }, payload } as const
  const answer = await api.app.inject(sent)
  expect(decodeJwt(answer.json().data).userInfo).toMatchObject({ FullName: 'Meera Shah', registrationStep: 5 })
  expect(await api.db.select().from(employers)).toMatchObject([
    {
      firstName: 'Meera',
      lastName: 'Shah',
      companyName: 'Kaveri Works',
      companyDomain: 'Logistics',
      designation: 'Other',
      location: 'Pune',
      gender: 'Female',
      image: image.split('/').at(-1),
    },
  ])
})

test('another person’s step is 403, for staff too, and a step without signing in is 401', async () => {
  const { id } = await inStep(-2)
  const body = { step: -2, ID: id, selectedExperience: 'Fresher' } as const
  for (const other of [await api.aCandidateInStep(-2), await api.anEmployer(), await api.aStaffMember('Admin')])
    await expect((await api.as(other)).registration.register({ body })).rejects.toMatchObject({
      status: 403,
      code: 'not-yours',
    })
  await expect(api.client().registration.register({ body })).rejects.toMatchObject({ status: 401 })
})

test('a newly registered candidate is open to join by default, and not shown as not looking', async () => {
  const { params, client } = await inStep(3)
  await client.registration.saveStep({ params: { step: 3, ...params }, body: { selectedJobRoles: [{ ID: role }] } })
  const { data } = await client.candidates.get({ params })
  expect(data).toMatchObject({ JoiningStatus: true, JoiningInfo: { status: 'join' } })
  expect(await api.db.select().from(candidateSearch)).toMatchObject([{ candidateId: params.id, joining: 1 }])
})
