import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { looking, named, searchesOf } from '../../testing/people/searches.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { search, namesFor } = searchesOf(api)

test('where few meet place, years and level, others follow, each saying what they miss', async () => {
  const senior = { ...looking, currentPosition: 'Java Developer', experienceLevel: 'Experienced' } as const
  await aFindable({ ...senior, experienceYears: 4, location: 'Pune' }, named('In Pune'))
  await aFindable({ ...senior, experienceYears: 1, location: 'Pune' }, named('Too Junior'))
  await aFindable({ ...senior, experienceYears: 4, location: 'Mumbai' }, named('In Mumbai'))
  expect(await namesFor('java dev 3 years pune')).toEqual(['In Pune', 'In Mumbai', 'Too Junior'])
  expect((await namesFor('java dev 3 years')).sort()).toEqual(['In Mumbai', 'In Pune', 'Too Junior'])
  const { items, met, totalCount } = await search({ term: 'java dev 3 years pune' })
  expect({ met, totalCount }).toEqual({ met: 1, totalCount: 3 })
  expect(items.map(({ Met, Missed }) => [Met, Missed])).toEqual([
    [[9, 17], []],
    [[9], [17]],
    [[17], [9]],
  ])
  expect(await namesFor('java developer -mumbai')).not.toContain('In Mumbai')
})

test.each(['java developer -fresher pune', 'java developer not fresher pune'])(
  'who is excluded by level is in no loosened list: %s',
  async (term) => {
    const fresher = { ...looking, currentPosition: 'Java Developer', experienceLevel: 'Fresher' } as const
    await aFindable({ ...fresher, location: 'Pune' }, named('Fresher'))
    await aFindable(
      { ...fresher, experienceLevel: 'Experienced', experienceYears: 3, location: 'Mumbai' },
      named('Away'),
    )
    expect(await namesFor(term)).toEqual(['Away'])
  },
)

test('where enough meet the whole search, each of them meets every condition, and the row says so', async () => {
  const senior = { ...looking, currentPosition: 'Java Developer', experienceLevel: 'Experienced' } as const
  for (let n = 0; n < 10; n++) await aFindable({ ...senior, experienceYears: 4, location: 'Pune' })
  const { items, met } = await search({ term: 'java dev 3 years pune' })
  expect(met).toBeNull()
  expect(items.map(({ Met, Missed }) => [Met, Missed])).toEqual(items.map(() => [[9, 17], []]))
})

test('who does not look for work is not counted among those who are enough', async () => {
  const senior = { ...looking, currentPosition: 'Java Developer', experienceLevel: 'Experienced' } as const
  const settled = { ...senior, joining: null, joiningStatus: false, experienceYears: 4, location: 'Pune' } as const
  for (let n = 0; n < 10; n++) await aFindable(settled, named('Settled'))
  await aFindable({ ...senior, experienceYears: 2, location: 'Pune' }, named('Nearly'))
  expect((await namesFor('java dev 3 years pune'))[0]).toBe('Nearly')
})

test('who has the work and meets the whole search comes before better titles that miss its city', async () => {
  await aFindable({ ...looking, currentPosition: 'Senior Sales Executive', location: 'Mumbai' }, named('Senior Away'))
  await aFindable({ ...looking, currentPosition: 'Sales Executive', location: 'Pune' }, named('Away'))
  await aFindable({ ...looking, currentPosition: 'Retail Sales Associate', location: 'Nagpur' }, named('In Town'))
  await aFindable({ ...looking, currentPosition: 'Sales Executive', location: 'Nagpur' }, named('Work In Town'))
  const { items, met } = await search({ term: 'sales executive nagpur' })
  expect(items.slice(0, 2).map(({ FullName }) => FullName)).toEqual(['Work In Town', 'In Town'])
  expect({ met, rest: items.slice(2).map(({ Missed }) => Missed) }).toEqual({ met: 2, rest: [[16], [16]] })
})

test('who has learnt a narrower title comes before those who only want it, and who has it elsewhere does too', async () => {
  const roleId = jobRoleRows.find(({ title }) => title === 'Staff Nurse')?.id ?? 0
  const asNurse = { ...looking, jobRoleIds: [roleId] }
  const skills = ['Patient Care', 'Vital Signs Monitoring', 'Injection & IV Therapy']
  await aFindable({ ...looking, currentPosition: 'Staff Nurse', location: 'Indore' }, named('Works Elsewhere'))
  await aFindable({ ...asNurse, professionalSkills: skills, location: 'Indore' }, named('Learnt Elsewhere'))
  await aFindable({ ...asNurse, professionalSkills: skills, location: 'Delhi' }, named('Learnt In Town'))
  await aFindable({ ...asNurse, currentPosition: 'Medical Representative', location: 'Delhi' }, named('Wants It'))
  expect(await namesFor('nurse')).toEqual(['Works Elsewhere', 'Learnt In Town', 'Learnt Elsewhere', 'Wants It'])
  const { items, met } = await search({ term: 'nurse delhi' })
  expect(items.map(({ FullName }) => FullName)).toEqual([
    'Learnt In Town',
    'Works Elsewhere',
    'Learnt Elsewhere',
    'Wants It',
  ])
  // Who only wants it in Delhi does not meet the search.
  expect([met, items[0]?.Fit]).toEqual([
    1,
    [{ asked: ['Nurse'], kind: 'title', grade: 'close-role', fact: 'wants', through: 'Staff Nurse' }],
  ])
})

test('where nobody has the work that is asked for, only similar work, the reading says so', async () => {
  await aFindable({ ...looking, currentPosition: 'Delivery Executive' }, named('Delivers'))
  const similarIn = async (term: string) => {
    const { items, reading } = await search({ term })
    return [items.length, reading.map(({ texts, similar }) => [texts, similar])]
  }
  expect(await similarIn('driver pune')).toEqual([
    1,
    [
      [['Driver'], true],
      [['Pune'], false],
    ],
  ])
  await aFindable({ ...looking, currentPosition: 'Driver' }, named('Drives'))
  expect(await similarIn('driver')).toEqual([2, [[['Driver'], false]]])
})

test('where the filters leave nobody who has the work itself, the reading says that it is the filters', async () => {
  await aFindable({ ...looking, currentPosition: 'Delivery Executive', location: 'Pune' }, named('Delivers'))
  await aFindable({ ...looking, currentPosition: 'Driver', location: 'Nagpur' }, named('Drives'))
  const similarIn = async (query: Record<string, string>) => {
    const { items, reading } = await search({ term: 'driver', ...query })
    return [items.length, ...reading.map(({ similar, filtered }) => ({ similar, filtered }))]
  }
  expect(await similarIn({})).toEqual([2, { similar: false, filtered: false }])
  expect(await similarIn({ location: 'Nagpur' })).toEqual([1, { similar: false, filtered: false }])
  expect(await similarIn({ location: 'Pune' })).toEqual([1, { similar: true, filtered: true }])
  expect(await similarIn({ location: 'Pune', 'sortBy[]': 'ID:desc' })).toEqual([1, { similar: true, filtered: true }])
})

test('years of other work are none of the work that a person only wants to do', async () => {
  const roleId = jobRoleRows.find(({ title }) => title === 'Welder')?.id ?? 0
  const asWelder = { ...looking, jobRoleIds: [roleId] }
  const engineer = {
    currentPosition: 'Maintenance Engineer',
    experienceLevel: 'Experienced',
    experienceYears: 3,
  } as const
  await aFindable({ ...asWelder, ...engineer, location: 'Pune' }, named('Wants It'))
  const skills = ['Arc Welding', 'Fabrication', 'MIG Welding', 'TIG Welding']
  await aFindable({ ...asWelder, professionalSkills: skills, location: 'Kolhapur' }, named('Learnt It'))
  expect(await namesFor('welder 2 years pune')).toEqual(['Learnt It', 'Wants It'])
  expect(await namesFor('welder pune')).toEqual(['Learnt It', 'Wants It'])
})

test.each([
  ['java developer 5 years pune', [5, 4, 2, 0]],
  ['java developer 1 to 2 years pune', [2, 3, 0, 8]],
])('the more of the years a candidate misses, the later they come: %s', async (term, years) => {
  const developer = { ...looking, currentPosition: 'Java Developer', location: 'Pune' }
  for (const experienceYears of years)
    await aFindable({ ...developer, experienceLevel: 'Experienced', experienceYears }, named(`${experienceYears}`))
  expect(await namesFor(term)).toEqual(years.map(String))
})

test('a person near the city that is asked for comes before one far from it, and the row says so', async () => {
  const operator = { ...looking, currentPosition: 'Machine Operator' }
  await aFindable({ ...operator, location: 'Pune' }, named('Near'))
  await aFindable({ ...operator, location: 'Sangli' }, named('Far'))
  const { items } = await search({ term: 'मशीन ऑपरेटर चाकण' })
  expect(items.map(({ FullName, Missed, Nearby }) => [FullName, Missed, Nearby])).toEqual([
    ['Near', [12], [12]],
    ['Far', [12], []],
  ])
})

test('a district is met by everybody who lives in the city that it is part of, or in another district of it', async () => {
  const accountant = { ...looking, currentPosition: 'Accountant' }
  for (const location of ['Pune', 'Baner', 'Chakan', 'Sangli'])
    await aFindable({ ...accountant, location }, named(`In ${location}`))
  const { items, met, reading } = await search({ term: 'hinjewadi accountant' })
  expect(Object.fromEntries(items.map(({ FullName, Missed, Nearby }) => [FullName, [Missed, Nearby]]))).toEqual({
    'In Pune': [[], []],
    'In Baner': [[], []],
    'In Chakan': [[0], [0]],
    'In Sangli': [[0], []],
  })
  expect({ met, last: items.slice(2).map(({ FullName }) => FullName) }).toEqual({
    met: 2,
    last: ['In Chakan', 'In Sangli'],
  })
  expect(reading[0]?.texts).toEqual(['Hinjewadi'])
  expect((await search({ term: 'baner' })).reading.map(({ texts }) => texts)).toEqual([['Baner']])
})

test('words that nobody has in the city that is asked for are found elsewhere, nearest first, which each row says', async () => {
  await aFindable({ ...looking, currentPosition: 'Zyxer', location: 'Nagpur' }, named('Far'))
  await aFindable({ ...looking, currentPosition: 'Zyxer', location: 'Pune' }, named('Near'))
  await aFindable({ ...looking, currentPosition: 'Tutor', location: 'Chakan' }, named('Has No Word'))
  const { items, met, totalCount, reading } = await search({ term: 'zyxer chakan' })
  expect(items.map(({ FullName, Missed, Nearby }) => [FullName, Missed, Nearby])).toEqual([
    ['Near', [6], [6]],
    ['Far', [6], []],
  ])
  expect({ met, totalCount, dropped: reading.map(({ dropped }) => dropped) }).toEqual({
    met: 0,
    totalCount: 2,
    dropped: [false, false],
  })
  expect(await namesFor('zyxer nagpur'), 'where the city is met').toEqual(['Far'])
  expect(await namesFor('zyxer chakan', { 'sortBy[]': 'ID:desc' }), 'another order').toEqual([])
})

test('where ten meet a whole search, nobody else is listed; in another order never', async () => {
  const title = { ...looking, currentPosition: 'Java Developer' }
  for (let at = 0; at < 9; at++) await aFindable({ ...title, location: 'Pune' })
  await aFindable({ ...title, location: 'Mumbai' })
  const few = await search({ term: 'java developer pune' })
  expect({ met: few.met, totalCount: few.totalCount }).toEqual({ met: 9, totalCount: 10 })
  expect(await namesFor('java developer pune', { 'sortBy[]': 'FullName:desc' })).toHaveLength(9)
  await aFindable({ ...title, location: 'Pune' })
  const many = await search({ term: 'java developer pune' })
  expect({ met: many.met, totalCount: many.totalCount }).toEqual({ met: null, totalCount: 10 })
})

test('a filter of the panel never loosens a list that ten meet without it: a press gives the count beside it', async () => {
  const title = { ...looking, currentPosition: 'Java Developer' }
  for (let at = 0; at < 10; at++) await aFindable({ ...title, location: 'Pune', remote: at < 3 })
  for (let at = 0; at < 4; at++) await aFindable({ ...title, location: 'Mumbai', remote: true })
  await aFindable({ ...title, currentJob: 'Zyxer Works', location: 'Mumbai' })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  for (const term of ['java developer pune', 'java developer zyxer']) {
    const { data } = await client.searchAids.facets({ query: { term } })
    const counted = data.toggles.find(({ value }) => value === 'remote')?.count
    const { totalCount } = await search({ term, remote: 'true' })
    expect([term, totalCount]).toEqual([term, counted])
  }
  const { items, met, totalCount } = await search({ term: 'java developer pune', remote: 'true' })
  expect([met, totalCount, items.flatMap(({ Missed }) => Missed)]).toEqual([null, 3, []])
  const nobody = await search({ term: 'java developer pune', internship: 'true' })
  expect(nobody.totalCount).toBe(0)
})

test('counts beside filters count the list that is shown, also where others follow', async () => {
  const title = { ...looking, currentPosition: 'Java Developer' }
  await aFindable({ ...title, location: 'Pune', remote: true })
  await aFindable({ ...title, location: 'Mumbai', remote: true })
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { data } = await client.searchAids.facets({ query: { term: 'java developer pune' } })
  expect(data.toggles.find(({ value }) => value === 'remote')).toEqual({ value: 'remote', count: 2 })
  const { totalCount } = await search({ term: 'java developer pune', remote: 'true' })
  expect(totalCount).toBe(2)
})

test('who expects less than a range of pay that is typed meets it as well', async () => {
  const developer = { ...looking, currentPosition: 'Java Developer' }
  for (const [name, lakhs] of [
    ['In Range', 14],
    ['For Less', 10.5],
    ['For More', 20],
  ] as const)
    await aFindable({ ...developer, expectedCtc: lakhs * 10_000_000 }, named(name))
  const { items, met } = await search({ term: 'java developer 12-18 lpa' })
  expect(Object.fromEntries(items.map(({ FullName, Missed }) => [FullName, Missed]))).toEqual({
    'In Range': [],
    'For Less': [],
    'For More': [15],
  })
  expect(met).toBe(2)
})
