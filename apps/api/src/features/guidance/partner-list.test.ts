import { accounts, auditLog, candidates, courses } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

type Query = Parameters<Awaited<ReturnType<typeof api.as>>['guidance']['partnerList']>[0]['query']

async function aGround() {
  const course = async (title: string) =>
    only(await api.db.insert(courses).values({ title, categoryId: 1, createdAt: api.deps.now() }).returning()).id
  const [excel, tally] = [await course('Excel'), await course('Tally')]
  const asha = await aFindable(
    { location: 'Pune', degree: 'B.Com' },
    { account: { fullName: 'Asha Rao', createdAt: new Date('2026-11-01T06:30:00Z') } },
  )
  const ravi = await aFindable(
    { location: 'Nashik', degree: 'BSc', professionalSkills: ['Asha method'] },
    { account: { fullName: 'Ravi Kale', createdAt: new Date('2026-11-10T06:30:00Z') } },
  )
  const nobody = await aFindable({}, { account: { fullName: 'Nobody Demo' } })
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  for (const [userId, courseId] of [
    [asha.id, excel],
    [ravi.id, tally],
  ] as const)
    await counsellor.guidance.suggest({ body: { userId, selectedCourses: [courseId] } })
  const member = await api.aStaffMember('C-Partner')
  const partner = await api.as(member)
  const list = (query: Query) => partner.guidance.partnerList({ query })
  return {
    asha,
    ravi,
    nobody,
    excel,
    tally,
    member,
    partner,
    counsellor,
    list,
    idsOf: async (query: Query) => (await list(query)).items.map(({ ID }) => ID),
  }
}

test('a course partner lists the candidates a course was suggested to, by ID descending, and no others; the view is audited [E-387 E-482 E-753]', async () => {
  const { asha, ravi, excel, member, list } = await aGround()
  const answer = await list({})
  expect(answer).toMatchObject({ pageCount: 1, totalCount: 2 })
  expect(answer.items).toMatchObject([
    { ID: ravi.id, RoleID: 1 },
    {
      ID: asha.id,
      RoleID: 1,
      FullName: 'Asha Rao',
      Phone: asha.phone,
      ExperienceLevel: 'Fresher',
      SuggestedCourseID: excel,
      remark: null,
      ShortCommentsCslr: null,
      ShortCommentsHr: null,
      CareerProfile: { degree: 'B.Com' },
      SkillProfile: { ProfessionalSkills: [] },
    },
  ])
  const audited = (await api.db.select().from(auditLog)).find(({ actorId }) => actorId === member.id)
  expect(audited).toMatchObject({ action: 'contacts-listed', detail: { ids: [ravi.id, asha.id] } })
})

test('each filter of the course partner narrows the list [E-382 E-754–759]', async () => {
  const { asha, ravi, tally, idsOf } = await aGround()
  expect(await idsOf({ courseFilter: String(tally) })).toEqual([ravi.id])
  expect(await idsOf({ nameFilter: 'asha' })).toEqual([asha.id])
  expect(await idsOf({ nameFilter: 'ra as' })).toEqual([asha.id])
  expect(await idsOf({ phoneFilter: ravi.phone?.slice(3, 13) ?? '' })).toEqual([ravi.id])
  expect(await idsOf({ fromDateFilter: '2026-11-05' })).toEqual([ravi.id])
  expect(await idsOf({ toDateFilter: '2026-11-05' })).toEqual([asha.id])
  expect(await idsOf({ selectedLocation: 'Pune' })).toEqual([asha.id])
  expect(await idsOf({ selectedDegree: 'B.Com' })).toEqual([asha.id])
})

test('the list pages and sorts, and refuses malformed values by field [E-760 E-761]', async () => {
  const { asha, ravi, list, idsOf } = await aGround()
  expect(await idsOf({ 'sortBy[]': 'FullName:asc' })).toEqual([asha.id, ravi.id])
  expect(await idsOf({ 'sortBy[]': 'ID:desc', pageSize: '5', pageIndex: '0' })).toEqual([ravi.id, asha.id])
  expect(await list({ pageSize: '5', pageIndex: '1' })).toMatchObject({ items: [], totalCount: 2, pageCount: 1 })
  await expect(list({ phoneFilter: '98765432101' })).rejects.toMatchObject({
    status: 400,
    body: { details: [{ field: 'phoneFilter' }] },
  })
})

test('a candidate whose suggestion was removed leaves the list', async () => {
  const { asha, ravi, counsellor, idsOf } = await aGround()
  await counsellor.guidance.suggest({ body: { userId: asha.id, selectedCourses: [] } })
  expect(await idsOf({})).toEqual([ravi.id])
})

test('a course partner reads only profiles on the partners’ list, and of them what its columns show [E-687]', async () => {
  const { asha, ravi, nobody, counsellor, member, partner } = await aGround()
  const about = { dob: '2001-05-06', incomeCtc: 77_700_000, expectedCtc: 88_800_000, description: 'Keeps the books.' }
  await api.db.update(candidates).set(about)
  const get = ({ id }: { id: number }) => partner.candidates.get({ params: { id } })
  const { data } = await get(asha)
  expect(data).toMatchObject({ FullName: 'Asha Rao', Phone: asha.phone, CareerProfile: { degree: 'B.Com' } })
  const list = await partner.guidance.partnerList({ query: {} })
  for (const secret of ['2001-05', '7.77', '8.88', 'Keeps the books', 'Pune'])
    for (const answer of [data, list]) expect(JSON.stringify(answer)).not.toContain(secret)
  const looks = (await api.db.select().from(auditLog)).filter(({ action }) => action === 'contact-seen')
  expect(looks).toMatchObject([{ actorId: member.id, subjectId: asha.id }])
  await expect(get(nobody)).rejects.toMatchObject({ status: 404 })
  await expect(partner.guidance.history({ params: { candidateId: nobody.id } })).rejects.toMatchObject({ status: 404 })
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ravi.id))
  await expect(get(ravi)).rejects.toMatchObject({ status: 404 })
  await counsellor.guidance.suggest({ body: { userId: asha.id, selectedCourses: [] } })
  await expect(get(asha)).rejects.toMatchObject({ status: 404 })
})

test('a course partner has no list of all candidates, and only course partners have the partners’ list', async () => {
  const { partner, counsellor } = await aGround()
  await expect(partner.search.candidates({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(partner.directory.candidates({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(counsellor.guidance.partnerList({ query: {} })).rejects.toMatchObject({ status: 403 })
})

test('the figures count the list: everybody, who has no remark, and the people of each course', async () => {
  const { asha, ravi, excel, tally, partner, counsellor, list } = await aGround()
  await counsellor.guidance.suggest({ body: { userId: asha.id, selectedCourses: [excel, tally] } })
  await partner.guidance.remark({ params: { candidateId: ravi.id, role: 'C-Partner' }, body: { remark: 'Called' } })
  const { data } = await partner.guidance.partnerFigures()
  expect(data).toEqual({
    People: 2,
    WithoutRemark: 1,
    Courses: [
      { ID: tally, Title: 'Tally', People: 2 },
      { ID: excel, Title: 'Excel', People: 1 },
    ],
  })
  expect(data.People).toBe((await list({})).totalCount)
  for (const { ID, People } of data.Courses) expect((await list({ courseFilter: String(ID) })).totalCount).toBe(People)
})
