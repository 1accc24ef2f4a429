import { candidateByRole } from '@pramaan/contract/candidates/candidate-by-role'
import {
  accounts,
  auditLog,
  candidateNotes,
  candidates,
  educations,
  experiences,
  hrComments,
  shortlists,
  vspApplications,
} from '@pramaan/database/schema'
import { paiseOfLpa } from '@pramaan/domain/money'
import type { Role } from '@pramaan/domain/role'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

/** The address of a private file, signed for its reader. */
const signed = (id: string) => expect.stringMatching(`^/api/files/${id}\\?token=[\\w.-]+$`)

async function aFullCandidate() {
  const person = await api.aCandidate(
    {
      description: 'प्रमाणित कौशल 🎓 – ready',
      currentPosition: 'Analyst',
      experienceLevel: 'Experienced',
      alternateContact: '9812300000',
      state: 'Maharashtra',
      dob: '2000-02-29',
      website: 'https://example.com/asha',
      gender: 'Female',
      cv: 'cv-1',
      image: 'image-1',
      certificates: ['certificate-1'],
      joiningStatus: true,
      joining: 'switch',
      education: 'Graduation',
      degree: 'BCA',
      college: 'Model College',
      experienceYears: 3,
      incomeCtc: paiseOfLpa(4.5),
      expectedCtc: paiseOfLpa(6.25),
      domainId: 2,
      currentJob: 'Data Analyst',
      currentDomainId: 2,
      generalSkills: ['Teamwork'],
      professionalSkills: ['SQL', 'Power BI'],
      jobRoleIds: [203, 201],
      profileProgress: 100,
    },
    { fullName: 'आशा पाटील 🌱', email: 'asha@example.com' },
  )
  const at = api.deps.now()
  const reviewer = await api.aStaffMember('hr')
  await api.db.insert(educations).values([
    {
      candidateId: person.id,
      school: 'Old School',
      degree: 'HSC Arts',
      qualification: '12th Pass',
      startYear: 2015,
      endYear: 2017,
    },
    {
      candidateId: person.id,
      school: 'Model College',
      degree: 'BCA',
      qualification: 'Graduation',
      startYear: 2017,
      endYear: 2020,
    },
  ])
  await api.db.insert(experiences).values([
    {
      candidateId: person.id,
      title: 'Trainee',
      companyName: 'First',
      startMonth: 'jan',
      startYear: 2021,
      endMonth: 'dec',
      endYear: 2022,
    },
    {
      candidateId: person.id,
      title: 'Analyst',
      companyName: 'Second',
      startMonth: 'jan',
      startYear: 2023,
      working: true,
    },
  ])
  await api.db.insert(hrComments).values({
    candidateId: person.id,
    comSkills: 'Good',
    languages: ['English', 'Native'],
    personality: 'Talkative',
    workTypes: ['on-desk'],
    jobTypes: ['Technical'],
    jobLocation: 'Pune',
    ctc: paiseOfLpa(5),
    hasOwn: ['Laptop'],
    availability: 'Immediate',
    otherRemarks: 'शांत',
    generalSkills: ['Teamwork'],
    professionalSkills: ['SQL'],
    reviewedBy: reviewer.id,
    createdAt: at,
    updatedAt: at,
  })
  await api.db.insert(vspApplications).values({ candidateId: person.id, verified: true, createdAt: at, verifiedAt: at })
  return person
}

/** Suggests the candidate a course, which puts them on the partners' list. */
async function putOnPartnerList({ id }: { id: number }) {
  await writeSearchRow(api.deps, api.db, id)
  const byId = (await api.aStaffMember('Counsellor')).id
  const note = { candidateId: id, kind: 'courses' as const, courseIds: [1], byId, at: api.deps.now(), current: true }
  await api.db.insert(candidateNotes).values(note)
}

async function readerOf(role: Role, owner: { id: number }) {
  if (role === 'Candidate') return api.as(owner)
  return api.as(role === 'Employer' ? await api.anEmployer() : await api.aStaffMember(role))
}

describe('a profile by role', () => {
  test.each(Object.keys(candidateByRole.byRole) as (keyof typeof candidateByRole.byRole)[])(
    '%s gets exactly the fields of the role’s own schema',
    async (role) => {
      const person = await aFullCandidate()
      if (role === 'C-Partner') await putOnPartnerList(person)
      const { data } = await (await readerOf(role, person)).candidates.get({ params: { id: person.id } })
      expect(Object.keys(data).sort()).toEqual(Object.keys(candidateByRole.byRole[role].shape.data.shape).sort())
      const notified = role === 'C-Partner' ? {} : { Description: 'प्रमाणित कौशल 🎓 – ready', VspStatus: true }
      expect(data).toMatchObject({ FullName: 'आशा पाटील 🌱', ...notified })
    },
  )

  test('an answer to an employer or a Counsellor holds no phone, e-mail or alternate contact, under any name', async () => {
    const person = await aFullCandidate()
    await api.db.update(accounts).set({ contactEmail: 'asha.work@example.com' }).where(eq(accounts.id, person.id))
    for (const reader of [await api.anEmployer(), await api.aStaffMember('Counsellor')]) {
      const authorization = await api.tokenOf(reader.id)
      const { body } = await api.app.inject({ url: `/api/user/candidate/${person.id}`, headers: { authorization } })
      const secrets = [person.phone ?? '', person.phone?.slice(3) ?? '', 'asha@', 'asha.work@', '9812300000']
      for (const secret of [...secrets, '"Phone"', '"Email"', '"AlternateContact"']) expect(body).not.toContain(secret)
    }
  })

  test('an employer reads a profile’s own texts without the contact data in them, and the owner reads them whole', async () => {
    const Description = 'Call 98765–43210 or asha [at] example.com'
    const person = await aFullCandidate()
    await api.db.update(candidates).set({ description: Description }).where(eq(candidates.accountId, person.id))
    const read = async (reader: { id: number }) =>
      (await (await api.as(reader)).candidates.get({ params: { id: person.id } })).data.Description
    expect(await read(await api.anEmployer())).toBe('Call … or …')
    expect(await read(person)).toBe(Description)
  })

  test('the owner gets the full record: career in LPA, skills, roles, entries latest first, hr’s comments [C-199 C-201 C-202 C-204 C-206–209 C-212–218 C-400 E-475–478 E-789 S-132 S-134–138 S-140 S-142–148 S-434]', async () => {
    const person = await aFullCandidate()
    const { data } = await (await api.as(person)).candidates.get({ params: { id: person.id } })
    expect(data).toMatchObject({
      ID: person.id,
      FullName: 'आशा पाटील 🌱',
      Description: 'प्रमाणित कौशल 🎓 – ready',
      Phone: person.phone,
      Email: 'asha@example.com',
      AlternateContact: '9812300000',
      CurrentPosition: 'Analyst',
      Image: '/api/files/image-1',
      CV: signed('cv-1'),
      Certificates: [signed('certificate-1')],
      ExperienceLevel: 'Experienced',
      Location: 'Pune',
      State: 'Maharashtra',
      Dob: '2000-02-29',
      Website: 'https://example.com/asha',
      Gender: 'Female',
      JoiningStatus: true,
      JoiningInfo: { status: 'switch' },
      ProfileProgress: 100,
      RegistrationStep: 0,
      CareerProfile: {
        education: 'Graduation',
        degree: 'BCA',
        college: 'Model College',
        experience: 3,
        incomeCTC: 4.5,
        expectedCtc: 6.25,
        domain: 2,
        currentJob: 'Data Analyst',
        currentDomain: 2,
      },
      SkillProfile: {
        GeneralSkills: ['Teamwork'],
        ProfessionalSkills: ['SQL', 'Power BI'],
        Certificate: signed('certificate-1'),
      },
      VerifiedOn: '2026-11-21T06:30:00.000Z',
    })
    expect('Opportunities' in data && data.Opportunities.selectedJobRoles).toEqual([
      { ID: 203, Title: expect.stringMatching(/./) },
      { ID: 201, Title: expect.stringMatching(/./) },
    ])
    expect(data.Education.map(({ school }) => school)).toEqual(['Model College', 'Old School'])
    expect(data.Experience.map(({ companyName }) => companyName)).toEqual(['Second', 'First'])
    expect(data.Experience[0]).toMatchObject({ title: 'Analyst', working: true, startMonth: 'jan', endYear: null })
    expect(data.HrComments).toEqual({
      ComSkills: 'Good',
      language: [
        { label: 'English', value: 'English' },
        { label: 'Native', value: 'Native' },
      ],
      personality: 'Talkative',
      workType: ['on-desk'],
      jobType: ['Technical'],
      jobLocation: 'Pune',
      ctc: 5,
      hasOwn: ['Laptop'],
      Availability: 'Immediate',
      otherRemarks: 'शांत',
      generalSkillsByHr: ['Teamwork'],
      professionalSkillsByHr: ['SQL'],
    })
    const beginner = await api.aCandidate()
    const ownProfile = await (await api.as(beginner)).candidates.get({ params: { id: beginner.id } })
    expect(ownProfile.data).toMatchObject({
      Gender: null,
      ExperienceLevel: 'Fresher',
      HrComments: null,
      Experience: [],
    })
  })

  test('an empty profile returns nulls and empty lists, not errors', async () => {
    const person = await api.aCandidate()
    const { data } = await (await api.as(person)).candidates.get({ params: { id: person.id } })
    expect(data).toMatchObject({
      Description: null,
      Education: [],
      HrComments: null,
      VerifiedOn: null,
      VspStatus: null,
    })
  })

  test('an employer sees their own shortlist status, and not another employer’s [C-203 E-474]', async () => {
    const person = await aFullCandidate()
    const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
    const at = api.deps.now()
    await api.db
      .insert(shortlists)
      .values({ employerId: mine.id, candidateId: person.id, status: 3, createdAt: at, updatedAt: at })
    const seen = async (employer: { id: number }) =>
      (await (await api.as(employer)).candidates.get({ params: { id: person.id } })).data
    expect(await seen(mine)).toMatchObject({
      shortlisted: 3,
      Dob: '2000-02-29',
      HasCV: true,
      CertificateCount: 1,
      ProfileProgress: 100,
      JoiningInfo: { status: 'switch' },
      Opportunities: { selectedJobRoles: [203, 201].map((ID) => ({ ID, Title: expect.stringMatching(/./) })) },
      HrComments: { jobLocation: 'Pune', ctc: 5 },
    })
    expect(await seen(other)).toMatchObject({ shortlisted: null })
  })
})

describe('readers of a profile', () => {
  test('each look of staff at contact data is in the audit log; owner and employer leave no entry, nor does a Counsellor, who sees none [E-695]', async () => {
    const person = await aFullCandidate()
    for (const role of ['Candidate', 'Employer', 'Counsellor'] as const)
      await (await readerOf(role, person)).candidates.get({ params: { id: person.id } })
    expect(await api.db.select().from(auditLog)).toEqual([])
    const admin = await api.aStaffMember('Admin')
    await (await api.as(admin)).candidates.get({ params: { id: person.id } })
    expect(await api.db.select().from(auditLog)).toMatchObject([
      { actorId: admin.id, action: 'contact-seen', subjectId: person.id, at: api.deps.now() },
    ])
  })

  test('an unfinished registration is visible only to its owner and staff; an employer gets a 404', async () => {
    const person = await api.aCandidateInStep(2)
    const get = { params: { id: person.id } }
    expect((await (await api.as(person)).candidates.get(get)).data).toMatchObject({ RegistrationStep: 2 })
    expect((await (await api.as(await api.aStaffMember('hr'))).candidates.get(get)).data.ID).toBe(person.id)
    const employer = await api.as(await api.anEmployer())
    await expect(employer.candidates.get(get)).rejects.toMatchObject({ code: 'not-found' })
    await expect(employer.candidates.vspStatus(get)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a suspended candidate is gone for employers', async () => {
    const person = await api.aCandidate()
    await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, person.id))
    const employer = await api.as(await api.anEmployer())
    await expect(employer.candidates.get({ params: { id: person.id } })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('an unknown id, or one that is not a candidate’s, is 404; another candidate’s is refused', async () => {
    const employer = await api.anEmployer()
    const client = await api.as(employer)
    for (const id of [employer.id, 999_999, Number.MAX_SAFE_INTEGER])
      await expect(client.candidates.get({ params: { id } })).rejects.toMatchObject({ code: 'not-found' })
    const [mine, other] = [await api.aCandidate(), await api.aCandidate()]
    const ownProfile = await api.as(mine)
    await expect(ownProfile.candidates.get({ params: { id: other.id } })).rejects.toMatchObject({ code: 'not-yours' })
  })
})
