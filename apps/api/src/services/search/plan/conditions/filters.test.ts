import { colleges, eduDegrees, jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../../testing/people/findable.ts'
import { startApi } from '../../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const lakh = 10_000_000

type Profile = Parameters<typeof aFindable>
type Query = Record<string, string>

async function roleId(title: string) {
  const [role] = await api.db.select().from(jobRoles).where(eq(jobRoles.title, title))
  return role?.id ?? 0
}

async function aCollege(name: string) {
  const row = {
    name,
    address: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
    university: 'Pune',
    label: name,
    haystack: name,
  }
  const [college] = await api.db.insert(colleges).values(row).returning()
  return college?.id ?? 0
}

/** Names of the candidates found, searched by an employer without limits unless given another user. */
async function namesFound(query: Query, role: 'Employer' | 'Admin' = 'Employer') {
  const person = role === 'Employer' ? await api.anEmployer({ plan: 'premium' }) : await api.aStaffMember(role)
  const { items } = await (await api.as(person)).search.candidates({ query })
  return items.map(({ FullName }) => FullName)
}

const named = (fullName: string): { account: { fullName: string } } => ({ account: { fullName } })

const cases: [string, Query, Profile, Profile][] = [
  ['term by the beginning of a name', { term: 'ash' }, [{}, named('Asha Rao')], [{}, named('Natasha Rao')]],
  ['term by each of its words', { term: 'rao asha' }, [{}, named('Asha Rao')], [{}, named('Asha Kale')]],
  ['term by a skill', { term: 'tally' }, [{ professionalSkills: ['Tally Prime'] }], [{ professionalSkills: ['SAP'] }]],
  ['term in Devanagari', { term: 'आशा' }, [{}, named('आशा राव')], [{}, named('मीना राव')]],
  ['term by the beginning of a Devanagari word', { term: 'कुमा' }, [{}, named('सुनील कुमार')], [{}, named('सुनील राव')]],
  ['term by c++', { term: 'C++' }, [{ professionalSkills: ['C++'] }], [{ professionalSkills: ['Java'] }]],
  [
    'searchTitle by its words',
    { searchTitle: 'Kite maker' },
    [{ currentPosition: 'Kite Maker' }],
    [{ currentPosition: 'Kite seller' }],
  ],
  [
    'value join',
    { value: 'join' },
    [{ joining: 'join', joiningStatus: true }],
    [{ joining: 'switch', joiningStatus: true }],
  ],
  [
    'value switch',
    { value: 'switch' },
    [{ joining: 'switch', joiningStatus: true }],
    [{ joining: 'join', joiningStatus: true }],
  ],
  ['value both', { value: 'both' }, [{ joining: 'switch', joiningStatus: true }], [{}]],
  ['value off', { value: 'off' }, [{}], [{ joining: 'join', joiningStatus: true }]],
  ['isVsp', { isVsp: 'true' }, [{}, { hr: {} }], [{}, { applied: true }]],
  ['year Fresher', { year: 'Fresher' }, [{}], [{ experienceLevel: 'Experienced', experienceYears: 1 }]],
  ['year Fresher with Certification', { year: 'Fresher with Certification' }, [{ certificates: ['c-1'] }], [{}]],
  [
    'year 1-3 Yrs',
    { year: '1-3 Yrs' },
    [{ experienceLevel: 'Experienced', experienceYears: 3 }],
    [{ experienceLevel: 'Experienced', experienceYears: 4 }],
  ],
  [
    'year 3-5 Yrs',
    { year: '3-5 Yrs' },
    [{ experienceLevel: 'Experienced' }, { experience: { startYear: 2022 } }],
    [{ experienceLevel: 'Experienced' }, { experience: { startYear: 2025 } }],
  ],
  [
    'year 5 Yrs Above',
    { year: '5 Yrs Above' },
    [{ experienceLevel: 'Experienced', experienceYears: 5 }],
    [{ experienceLevel: 'Experienced', experienceYears: 4 }],
  ],
  ['salary', { salary: '21-30k' }, [{ expectedCtc: 3 * lakh }], [{ expectedCtc: 4 * lakh }]],
  [
    'the lowest salary to its last rupee',
    { salary: '10-20k' },
    [{ expectedCtc: 20_999 * 1200 }],
    [{ expectedCtc: 21_000 * 1200 }],
  ],
  ['the open salary', { salary: '60k Above' }, [{ expectedCtc: 60_001 * 1200 }], [{ expectedCtc: 60_000 * 1200 }]],
  ['salary by what hr noted', { salary: '21-30k' }, [{ expectedCtc: 9 * lakh }, { hr: { ctc: 3 * lakh } }], [{}]],
  ['maxCtc', { maxCtc: '4.5' }, [{ expectedCtc: 4.5 * lakh }], [{ expectedCtc: 4.6 * lakh }]],
  ['maxCtc without who said no pay', { maxCtc: '4.5' }, [{ expectedCtc: 1 * lakh }], [{}]],
  [
    'immediate',
    { immediate: 'true' },
    [{}, { hr: { availability: 'Immediate' } }],
    [{}, { hr: { availability: 'Within 30 days' } }],
  ],
  ['expStatus', { expStatus: 'Experienced' }, [{ experienceLevel: 'Experienced' }], [{ experienceLevel: 'Fresher' }]],
  ['degree of our list', { degree: 'HSC Science' }, [{ degree: 'HSC Science' }], [{ degree: 'HSC Arts' }]],
  ['degree of nobody’s list', { degree: 'vidya visharad' }, [{ degree: 'Vidya Visharad' }], [{ degree: 'Vidya' }]],
  [
    'collegeName',
    { collegeName: 'Fergusson col' },
    [{ college: 'Fergusson College' }],
    [{ currentPosition: 'Fergusson College' }],
  ],
  ['collegeName by an education', { collegeName: 'modern' }, [{}, { education: { school: 'Modern College' } }], [{}]],
  [
    'fromDate, from the first moment of the day in India',
    { fromDate: '2026-03-10' },
    [{}, { account: { createdAt: new Date('2026-03-09T18:30:00Z') } }],
    [{}, { account: { createdAt: new Date('2026-03-09T18:29:59Z') } }],
  ],
  [
    'toDate, to the last moment of the day in India',
    { toDate: '2026-03-10' },
    [{}, { account: { createdAt: new Date('2026-03-10T18:29:59Z') } }],
    [{}, { account: { createdAt: new Date('2026-03-10T18:30:00Z') } }],
  ],
  ['location', { location: 'Nagpur' }, [{ location: 'Nagpur' }], [{ location: 'Pune' }]],
  ['location by the place hr noted', { location: 'Satara' }, [{}, { hr: { jobLocation: 'Satara' } }], [{}]],
  ['location by who would go anywhere', { location: 'Nagpur' }, [{}, { hr: { jobLocation: 'Anywhere' } }], [{}]],
  ['location Anywhere', { location: 'Anywhere' }, [{}, { hr: { jobLocation: 'Anywhere' } }], [{}, { hr: {} }]],
  ['location of nobody’s list', { location: 'Hampi' }, [{ location: 'hampi' }], [{ location: 'Pune' }]],
  [
    'location of nobody’s list by who would go anywhere',
    { location: 'Hampi' },
    [{}, { hr: { jobLocation: 'Anywhere' } }],
    [{}],
  ],
  ['partTime', { partTime: 'true' }, [{ partTime: true }], [{ fullTime: true }]],
  ['fullTime', { fullTime: 'true' }, [{ fullTime: true }], [{ partTime: true }]],
  ['internship', { internship: 'true' }, [{ internship: true }], [{ fullTime: true }]],
  ['remote', { remote: 'true' }, [{ remote: true }], [{ onSite: true }]],
  ['onSite', { onSite: 'true' }, [{ onSite: true }], [{ remote: true }]],
]

test.each(cases)('filter: %s [E-699 E-704–709 E-711 E-712 E-714–720]', async (_of, query, found, notFound) => {
  const one = await aFindable(...found)
  await aFindable(...notFound)
  expect(await namesFound(query)).toEqual([one.fullName])
})

test('searchTitle finds who works as or chose that job role, and nobody who is only named so [E-700]', async () => {
  const java = await roleId('Java Developer')
  expect(java).toBeGreaterThan(0)
  const chose = await aFindable({ jobRoleIds: [java] })
  const worked = await aFindable({ currentPosition: 'Java Developer' })
  await aFindable({}, named('Java Developer Rao'))
  expect(await namesFound({ searchTitle: 'java developer' })).toEqual([worked.fullName, chose.fullName])
})

test('collegeID finds by the listed college, and a college name sent with it is ignored [E-713]', async () => {
  const collegeId = await aCollege('Wadia College')
  const one = await aFindable({ collegeId })
  await aFindable({ college: 'Wadia College' })
  expect(await namesFound({ collegeID: String(collegeId), collegeName: 'Wadia' })).toEqual([one.fullName])
  expect(await namesFound({ collegeID: '2147483647' })).toEqual([])
})

test('filters narrow together', async () => {
  const one = await aFindable({ location: 'Nagpur', fullTime: true, remote: true, professionalSkills: ['Tally Prime'] })
  await aFindable({ location: 'Nagpur', fullTime: true, remote: false, professionalSkills: ['Tally Prime'] })
  await aFindable({ location: 'Nagpur', fullTime: true, remote: true })
  await aFindable({ location: 'Pune', fullTime: true, remote: true, professionalSkills: ['Tally Prime'] })
  const query = {
    location: 'Nagpur',
    fullTime: 'true',
    remote: 'true',
    term: 'tally',
    expStatus: 'Fresher',
    year: 'Fresher',
  }
  expect(await namesFound(query)).toEqual([one.fullName])
})

test('the POST matches any included role and leaves out excluded ones [E-724]', async () => {
  const [java, front] = [await roleId('Java Developer'), await roleId('Frontend Developer')]
  const both = await aFindable({ jobRoleIds: [java, front] })
  const one = await aFindable({ jobRoleIds: [java] })
  await aFindable({})
  const client = await api.as(await api.anEmployer())
  const byRoles = await client.search.candidatesByRoles({
    query: {},
    body: { selectedJobRoles: [java], removedJobRoles: [] },
  })
  expect(byRoles.items.map(({ ID }) => ID)).toEqual([one.id, both.id])
  const query = { expStatus: 'Fresher' }
  const without = await client.search.candidatesByRoles({
    query,
    body: { selectedJobRoles: [java], removedJobRoles: [front] },
  })
  expect(without.items.map(({ ID }) => ID)).toEqual([one.id])
})

test('staff find a phone by its beginning, with or without 91, and an e-mail; an employer never does [E-326]', async () => {
  const one = await aFindable({}, { account: { phone: '+919812345670', email: 'asha@example.com' } })
  await aFindable()
  for (const term of ['98123', '9198123', '+91 98123 45670', '0 98123-45670', '098123.45670', '९८१२३', 'asha@exam']) {
    expect(await namesFound({ term }, 'Admin'), term).toEqual([one.fullName])
    expect(await namesFound({ term }), term).toEqual([])
  }
  for (const term of ['phone=98123', 'email=asha', 'school=']) expect(await namesFound({ term }), term).toEqual([])
})

test('the name of a kind of word finds nobody by itself', async () => {
  await aFindable(
    { college: 'Town College', location: 'Pune', degree: 'B.Com' },
    { account: { email: 'a@example.com' } },
  )
  // Quoted, so that a filler is a word to look for as well.
  for (const kind of ['phone', 'email', 'school', 'location', 'degree', 'name', 'sound'])
    expect(await namesFound({ term: `"${kind}"` }), kind).toEqual([])
})

test.each(["'; drop table candidate_search; --", "Asha' | 'x", "\\'", '%', '_', ':*', "a:* & !'b", '🙂', '()'])(
  'the term %j is words to match and nothing else',
  async (term) => {
    await aFindable({}, named('Meena Patil'))
    expect(await namesFound({ term })).toEqual([])
    expect(await namesFound({})).toEqual(['Meena Patil'])
  },
)

test('suspended and unregistered candidates are in no list', async () => {
  const { writeSearchRow } = await import('../../projection/search-row.queries.ts')
  const { accounts } = await import('@pramaan/database/schema')
  const unfinished = await api.aCandidateInStep(2)
  await writeSearchRow(api.deps, api.db, unfinished.id)
  const suspended = await aFindable()
  expect(await namesFound({})).toEqual([suspended.fullName])
  await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.id))
  await writeSearchRow(api.deps, api.db, suspended.id)
  expect(await namesFound({})).toEqual([])
})

test('every degree of our list is found by its own name', async () => {
  const [first] = await api.db.select().from(eduDegrees).limit(1)
  const one = await aFindable({ degree: first?.education ?? '' })
  expect(await namesFound({ degree: (first?.education ?? '').toUpperCase() })).toEqual([one.fullName])
})
