import { auditLog } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

type Client = Awaited<ReturnType<typeof api.as>>
type Query = Parameters<Client['search']['candidates']>[0]['query']

async function anEmployerClient(plan: 'free' | 'premium' = 'premium') {
  const employer = await api.anEmployer({ plan })
  return { employer, client: await api.as(employer) }
}

/** Profiles that are stronger one by one. */
const strong = [
  {},
  { degree: 'BSc' },
  { description: 'Ready to work' },
  { degree: 'BSc', description: 'Ready to work' },
  { degree: 'BSc', description: 'Ready to work', cv: 'a-cv.pdf' },
]

/** Creates this many candidates, three for each level of experience and strength, so that sorts have ties. */
async function findables(count: number) {
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const level = Math.floor(at / 3)
    const about = { account: { fullName: `Person ${'cab'[level % 3]}` } }
    const years = { experienceLevel: 'Experienced', experienceYears: level, expectedCtc: level * 10_000_000 } as const
    ids.push((await aFindable({ ...years, ...strong[level] }, about)).id)
  }
  return ids
}

const idsOf = ({ items }: { items: { ID: number }[] }) => items.map(({ ID }) => ID)

/** Every page of a list from its first by cursors. */
async function walk(client: Client, query: Query, way: 'next' | 'previous') {
  const pages: number[][] = []
  let cursor = way === 'previous' ? 'last' : undefined
  for (let guard = 0; guard < 50; guard++) {
    const page = await client.search.candidates({ query: { ...query, ...(cursor && { cursor }) } })
    pages.push(idsOf(page))
    cursor = (way === 'next' ? page.nextCursor : page.previousCursor) ?? undefined
    if (!cursor) return pages
  }
  throw new Error('The list does not end.')
}

test('without a sort the newest come first, ten to a page, and the response has totals, title and status [C-498 E-698 E-702 E-703 E-721]', async () => {
  const ids = await findables(12)
  const { client } = await anEmployerClient()
  const page = await client.search.candidates({ query: {} })
  expect(idsOf(page)).toEqual(ids.toReversed().slice(0, 10))
  expect(page).toMatchObject({ message: 'Success', data: null, totalCount: 12, pageCount: 2, totalIsEstimate: false })
  expect(page).toMatchObject({ statusCode: 200, title: 'All candidates', status: 'first', previousCursor: null })
  const second = await client.search.candidates({ query: { pageIndex: '1' } })
  expect([idsOf(second), second.status, second.nextCursor]).toEqual([ids.slice(0, 2).toReversed(), 'last', null])
  const all = await client.search.candidates({ query: { pageSize: '20' } })
  expect([all.items.length, all.status]).toEqual([12, 'only'])
  const none = await client.search.candidates({ query: { pageIndex: '7' } })
  expect([none.items, none.totalCount, none.status]).toEqual([[], 12, null])
})

const sorts: [string[], (at: number) => number | string][] = [
  [['ID:asc'], (at) => at],
  [['FullName:asc'], (at) => 'cab'[Math.floor(at / 3) % 3] ?? ''],
  [['ExperienceLevel:desc'], () => 0],
  [['experience:desc'], (at) => -Math.floor(at / 3)],
  [['expectedCtc:asc'], (at) => Math.floor(at / 3) || 1000],
  [['expectedCtc:desc'], (at) => -Math.floor(at / 3)],
  [['ProfileProgress:asc'], (at) => Math.floor(at / 3)],
  [['UpdatedOn:desc'], (at) => -at],
  [['FullName:desc', 'experience:asc'], (at) => `${9 - 'abc'.indexOf('cab'[Math.floor(at / 3) % 3] ?? '')}${at}`],
]

test.each(sorts)(
  'sorted by %j the cursors cover the full list, forward and back, across ties [E-701]',
  async (sortBy, keyOf) => {
    const ids = await findables(14)
    const key = (at: number) => (sortBy.length > 1 ? String(keyOf(at)).slice(0, 1) + Math.floor(at / 3) : keyOf(at))
    const rising = sortBy.at(-1)?.endsWith(':asc') ? 1 : -1
    const compare = (a: number, b: number) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : (a - b) * rising)
    const expected = ids.map((_, at) => at).sort(compare)
    const { client } = await anEmployerClient()
    const query = { 'sortBy[]': sortBy, pageSize: '5' }
    const forward = await walk(client, query, 'next')
    expect(forward.flat()).toEqual(expected.map((at) => ids[at]))
    expect(forward.map((page) => page.length)).toEqual([5, 5, 4])
    const back = await walk(client, query, 'previous')
    expect(back.toReversed().flat()).toEqual(forward.flat())
    expect(idsOf(await client.search.candidates({ query: { ...query, pageIndex: '1' } }))).toEqual(forward[1])
  },
)

test('previous and next of a candidate follow the same filtered and sorted list, and its ends are marked [E-540 E-710 E-722 E-723]', async () => {
  const ids = await findables(7)
  const { client } = await anEmployerClient()
  const query = { sortBy: ['experience:asc'], expStatus: 'Experienced' }
  const list = idsOf(await client.search.candidates({ query: { ...query, pageSize: '20' } }))
  const beside = (at: number, step: 'previous' | 'next') =>
    client.search.candidates({ query: { ...query, candidateID: list[at] ?? 0, step } })
  for (const [at, step, to, status] of [
    [0, 'next', 1, 'next'],
    [5, 'next', 6, 'last'],
    [6, 'previous', 5, 'previous'],
    [1, 'previous', 0, 'first'],
  ] as const) {
    const answer = await beside(at, step)
    expect([idsOf(answer), answer.status, answer.totalCount]).toEqual([[list[to]], status, 7])
  }
  await expect(beside(0, 'previous')).rejects.toMatchObject({ status: 404, code: 'no-previous' })
  await expect(beside(0, 'previous')).rejects.toThrow('previous')
  await expect(beside(6, 'next')).rejects.toMatchObject({ status: 404, code: 'no-next' })
  await expect(beside(6, 'next')).rejects.toThrow('next')
  await expect(
    client.search.candidates({ query: { ...query, candidateID: Math.max(...ids) + 50, step: 'next' } }),
  ).rejects.toMatchObject({ code: 'no-next' })
  // With `ifNone` the edge of a list is no failed call.
  for (const [at, step] of [
    [0, 'previous'],
    [6, 'next'],
  ] as const) {
    const answer = await client.search.candidates({
      query: { ...query, candidateID: list[at] ?? 0, step, ifNone: 'empty' },
    })
    expect([answer.items, answer.status]).toEqual([[], null])
  }
})

test.each([
  ['pageIndex', '-1'],
  ['pageSize', '100000'],
  ['pageIndex', '100'],
  ['sortBy', 'phone:asc'],
  ['value', 'maybe'],
  ['isVsp', 'yes'],
  ['year', '2 Yrs'],
  ['salary', '1-2k'],
  ['maxCtc', '-4'],
  ['immediate', '7'],
  ['expStatus', 'Senior'],
  ['collegeID', "1' or 1=1"],
  ['fromDate', '2026-02-30'],
  ['toDate', 'tomorrow'],
  ['fullTime', 'on'],
  ['term', 'x'.repeat(301)],
  ['cursor', 'junk'],
  ['cursor', Buffer.from('["ID:desc","next",["1; drop table"]]').toString('base64url')],
  ['cursor', Buffer.from('["FullName:asc,ID:asc","next",["a",1]]').toString('base64url')],
  ['step', 'sideways'],
  ['candidateID', 'me'],
])('%s=%s is refused with 400 that names the field', async (field, value) => {
  const { client } = await anEmployerClient()
  const request = client.search.candidates({ query: { [field]: value } as unknown as Query })
  await expect(request).rejects.toMatchObject({ status: 400, body: { details: [{ field }] } })
})

test('a cursor holds for its own order alone, and a forged place in a list of names breaks nothing', async () => {
  await findables(7)
  const { client } = await anEmployerClient()
  const { nextCursor } = await client.search.candidates({ query: { pageSize: '5' } })
  const other = client.search.candidates({ query: { sortBy: 'FullName', cursor: nextCursor ?? '' } })
  await expect(other).rejects.toMatchObject({ status: 400 })
  const forged = Buffer.from(JSON.stringify(['looking:desc,FullName:asc,ID:asc', 'next', [0, "z'--", 1]])).toString(
    'base64url',
  )
  const beyond = await client.search.candidates({ query: { sortBy: 'FullName', cursor: forged } })
  expect([beyond.items, beyond.status]).toEqual([[], null])
})

test('an employer’s answer never holds a phone or an e-mail; staff see them, and that they looked is in the audit log [E-188]', async () => {
  const person = await aFindable({ alternateContact: '9812300000' }, { account: { email: 'asha@example.com' }, hr: {} })
  const { employer } = await anEmployerClient()
  const authorization = await api.tokenOf(employer.id)
  const answer = await api.app.inject({ url: '/api/user/datafilter', headers: { authorization } })
  expect(answer.statusCode).toBe(200)
  for (const secret of [person.phone?.slice(3) ?? '', 'asha@example.com', '9812300000', 'Phone', 'Email'])
    expect(answer.body).not.toContain(secret)
  const admin = await api.aStaffMember('Admin')
  const { items } = await (await api.as(admin)).search.candidates({ query: {} })
  expect(items[0]).toMatchObject({ Phone: person.phone, Email: 'asha@example.com', RoleID: 1, VspStatus: true })
  expect(items[0]).not.toHaveProperty('shortlisted')
  const [entry] = await api.db.select().from(auditLog)
  expect(entry).toMatchObject({ actorId: admin.id, action: 'contacts-listed', detail: { ids: [person.id] } })
})

test('the e-mail that a candidate wants to be reached by is the one that staff see, and both find them', async () => {
  await aFindable({}, { account: { email: 'asha@example.com', contactEmail: 'asha.work@example.com' } })
  const staff = await api.as(await api.aStaffMember('hr'))
  for (const term of ['asha.work@example.com', 'asha@example.com']) {
    const { items } = await staff.search.candidates({ query: { term } })
    expect(items).toMatchObject([{ Email: 'asha.work@example.com' }])
  }
})

test('a row shows the latest position and education, skills, pay in LPA and what hr noted [E-470]', async () => {
  await aFindable(
    { experienceLevel: 'Experienced', expectedCtc: 45_000_000, degree: 'HSC Arts', generalSkills: ['Typing'] },
    { experience: { title: 'Welder', startYear: 2024 }, education: { school: 'Modern' }, hr: { ctc: 50_000_000 } },
  )
  const { client } = await anEmployerClient()
  const { items } = await client.search.candidates({ query: {} })
  expect(items[0]).toMatchObject({
    ExperienceLevel: 'Experienced',
    ExperienceMonths: 34,
    CareerProfile: { degree: 'HSC Arts', expectedCtc: 4.5 },
    SkillProfile: { GeneralSkills: ['Typing'], ProfessionalSkills: [], Certificate: null },
    Experience: [{ title: 'Welder', companyName: 'Demo Works', startYear: 2024, endYear: null }],
    Education: [{ school: 'Modern', degree: 'BSc', qualification: 'Graduation', endYear: 2021 }],
    HrComments: { jobLocation: 'Pune', Availability: 'Within 30 days', ctc: 5 },
    shortlisted: null,
  })
})

test('only employers, Admin, hr and Counsellor search', async () => {
  const candidate = await api.as(await api.aCandidate())
  await expect(candidate.search.candidates({ query: {} })).rejects.toMatchObject({ status: 403 })
  const partner = await api.as(await api.aStaffMember('C-Partner'))
  await expect(partner.search.candidates({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(api.client().search.candidates({ query: {} })).rejects.toMatchObject({ status: 401 })
})

test('candidates not looking come last in an employer’s list, in every order and across pages, and in normal order for staff', async () => {
  const people: [string, 'join' | null][] = [
    ['Asha', 'join'],
    ['Bina', null],
    ['Charu', 'join'],
    ['Devika', null],
    ['Esha', 'join'],
  ]
  for (const [fullName, joining] of people)
    await aFindable({ joining, joiningStatus: joining !== null }, { account: { fullName } })
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const namesOf = async (query: Record<string, string>) => {
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof employer.search.candidates>> = await employer.search.candidates({
        query: { ...query, pageSize: '5', ...(cursor && { cursor }) },
      })
      names.push(...page.items.map(({ FullName }) => FullName))
      cursor = page.nextCursor
    }
    return names
  }
  expect(await namesOf({ sortBy: 'FullName:asc' })).toEqual(['Asha', 'Charu', 'Esha', 'Bina', 'Devika'])
  expect(await namesOf({})).toEqual(['Esha', 'Charu', 'Asha', 'Devika', 'Bina'])
  const { items } = await employer.search.candidates({ query: { sortBy: 'FullName:asc', cursor: 'last' } })
  expect(items.map(({ FullName, JoiningStatus }) => [FullName, JoiningStatus]).slice(-2)).toEqual([
    ['Bina', false],
    ['Devika', false],
  ])
  const staff = await (await api.as(await api.aStaffMember('hr'))).search.candidates({
    query: { sortBy: 'FullName:asc' },
  })
  expect(staff.items.map(({ FullName }) => FullName)).toEqual(people.map(([name]) => name))
})
