import { auditLog, profileViews } from '@pramaan/database/schema'
import { formatPhone } from '@pramaan/domain/phone'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('an Admin lists every account, newest first, by role and by part of a name or phone, which is audited [E-785 S-432]', async () => {
  const candidate = await api.aCandidate({}, { fullName: 'Asha 50% Rao' })
  const employer = await api.anEmployer()
  const admin = await api.aStaffMember('Admin')
  const { directory } = await api.as(admin)
  const ids = async (query: Parameters<typeof directory.users>[0]['query']) =>
    (await directory.users({ query })).data.map(({ ID }) => ID)
  expect(await ids({})).toEqual([admin.id, employer.id, candidate.id])
  expect(await ids({ RoleID: 2 })).toEqual([employer.id])
  expect(await ids({ term: '50%' })).toEqual([candidate.id])
  expect(await ids({ term: candidate.phone?.slice(3) })).toEqual([candidate.id])
  expect(await ids({ term: formatPhone(candidate.phone ?? '') })).toEqual([candidate.id])
  const page = await directory.users({ query: { pageSize: 1, pageIndex: 2 } })
  expect(page).toMatchObject({ totalCount: 3, pageCount: 3, data: [{ RoleID: 1, Phone: candidate.phone }] })
  const audited = await api.db.select().from(auditLog)
  expect(audited[0]).toMatchObject({ actorId: admin.id, action: 'contacts-listed' })
  expect(audited).toHaveLength(6)
})

test('only an Admin lists the accounts', async () => {
  for (const role of ['hr', 'Counsellor', 'C-Partner'] as const) {
    const { directory } = await api.as(await api.aStaffMember(role))
    await expect(directory.users({ query: {} })).rejects.toMatchObject({ status: 403 })
  }
})

test('staff list candidates by the filters of the search, newest first; an employer uses the search instead [S-433]', async () => {
  const first = await aFindable({ location: 'Pune' })
  const second = await aFindable({ location: 'Pune' })
  await aFindable({ location: 'Nashik' })
  const { directory } = await api.as(await api.aStaffMember('Counsellor'))
  const { items, totalCount } = await directory.candidates({ query: { location: 'Pune' } })
  expect(items.map(({ ID }) => ID)).toEqual([second.id, first.id])
  expect(items[0]).toMatchObject({ RoleID: 1, Phone: second.phone })
  expect(totalCount).toBe(2)
  const employer = await api.as(await api.anEmployer())
  await expect(employer.directory.candidates({ query: {} })).rejects.toMatchObject({ status: 403 })
})

test('a Counsellor’s list shows phone and e-mail and its look is audited; the profile opened from it shows neither', async () => {
  const person = await aFindable({}, { account: { email: 'asha.list@example.com' } })
  const counsellor = await api.aStaffMember('Counsellor')
  const { directory, candidates } = await api.as(counsellor)
  const { items } = await directory.candidates({ query: {} })
  expect(items).toMatchObject([{ ID: person.id, Phone: person.phone, Email: 'asha.list@example.com' }])
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: counsellor.id, action: 'contacts-listed', detail: { ids: [person.id] } },
  ])
  const profile = JSON.stringify(await candidates.get({ params: { id: person.id } }))
  for (const contact of [person.phone?.slice(3) ?? '', 'asha.list']) expect(profile).not.toContain(contact)
})

test('a row of the staff’s list holds career, skills, the latest position and the latest education [E-468 E-469 E-471 E-472]', async () => {
  const skills = { generalSkills: ['Typing'], professionalSkills: ['Tally'] }
  const profile = { experienceLevel: 'Experienced', education: 'Graduation', degree: 'BCA', ...skills } as const
  const ended = { working: false, endMonth: 'mar', endYear: 2023 } as const
  await aFindable(profile, { experience: ended, education: { degree: 'BCA' } })
  const { directory } = await api.as(await api.aStaffMember('hr'))
  const { items } = await directory.candidates({ query: {} })
  expect(items[0]).toMatchObject({
    CareerProfile: { education: 'Graduation', degree: 'BCA' },
    SkillProfile: { GeneralSkills: ['Typing'], ProfessionalSkills: ['Tally'], Certificate: null },
    Experience: [{ title: 'Welder', companyName: 'Demo Works', startYear: 2020, endYear: 2023 }],
    Education: [{ school: 'A school', degree: 'BCA', qualification: 'Graduation', endYear: 2021 }],
  })
})

test('a candidate sees how many candidates there are and how often they were viewed in 90 days [C-452]', async () => {
  const me = await aFindable()
  await aFindable()
  const day = 24 * 3600_000
  const views = [1, 89, 91].map((ago) => ({
    candidateId: me.id,
    viewerId: 1,
    viewedAt: new Date(api.deps.now().getTime() - ago * day),
  }))
  await api.db.insert(profileViews).values(views)
  const { directory } = await api.as(me)
  expect(await directory.candidateCount()).toMatchObject({ data: 2, isEstimate: false })
  expect(await directory.viewCount()).toMatchObject({ data: 2 })
})
