import { experiences, jobRoles } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { looking, named, searchesOf } from '../../testing/people/searches.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { rewriteSearchRow } from './projection/search-row.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { search, namesFor } = searchesOf(api)

test('words that nobody has give way to what one of them names, and the rest are left out', async () => {
  await aFindable({ ...looking, currentPosition: 'Telecaller' }, named('Calls'))
  await aFindable({ ...looking, currentPosition: 'Welder' }, named('Of Other Work'))
  const { items, reading } = await search({ term: 'phone uthane wali' })
  expect(items.map(({ FullName }) => FullName)).toEqual(['Calls'])
  expect(reading).toMatchObject([
    { texts: ['phone'], dropped: false, instead: expect.arrayContaining(['Telecaller']) },
    { texts: ['uthane'], dropped: true, instead: [] },
  ])
  expect((await search({ term: 'qwertz uthane' })).items).toEqual([])
})

describe('a word beside a title', () => {
  const accountant = (fullName: string, more = {}) =>
    aFindable({ ...looking, currentPosition: 'Accountant', ...more }, named(fullName))

  test('that hardly anybody has orders the list, and the total, the count of those who have it and the rows agree', async () => {
    await accountant('Works There', { currentJob: 'Infotron' })
    for (const at of [1, 2, 3]) await accountant(`Elsewhere ${at}`)
    await aFindable({ ...looking, currentPosition: 'Welder', currentJob: 'Infotron' }, named('Of Other Work'))
    const { items, met, totalCount, reading } = await search({ term: 'accountant infotron' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Works There', 'Elsewhere 3', 'Elsewhere 2', 'Elsewhere 1'])
    expect({ met, totalCount }).toEqual({ met: 1, totalCount: 4 })
    expect(items.map(({ Missed }) => Missed)).toEqual([[], [11], [11], [11]])
    expect(reading.map(({ dropped }) => dropped)).toEqual([false, false])
    expect(await namesFor('accountant infotron', { 'sortBy[]': 'ID:desc' }), 'another order').toEqual(['Works There'])
  })

  test('that many of them have narrows the list', async () => {
    for (let at = 0; at < 10; at++) await accountant(`Works There ${at}`, { currentJob: 'Infotron' })
    await accountant('Elsewhere')
    const { totalCount, met } = await search({ term: 'accountant infotron' })
    expect({ totalCount, met }).toEqual({ totalCount: 10, met: null })
  })

  test('that is a name, stands in quotation marks or is not wanted always narrows it', async () => {
    await accountant('Meena Sharma')
    await accountant('Rohit Gill', { currentJob: 'Infotron' })
    await accountant('Farida Khan')
    expect(await namesFor('accountant sharma')).toEqual(['Meena Sharma'])
    expect(await namesFor('accountant "infotron"')).toEqual(['Rohit Gill'])
    expect((await namesFor('accountant -infotron')).toSorted()).toEqual(['Farida Khan', 'Meena Sharma'])
  })

  test('that nobody has beside it is left out, and another one stays', async () => {
    await accountant('Works There', { currentJob: 'Infotron' })
    await accountant('Elsewhere')
    const { items, reading } = await search({ term: 'accountant infotron qwertz' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Works There', 'Elsewhere'])
    expect(reading.map(({ dropped }) => dropped)).toEqual([false, false, true])
  })

  test('is counted beside the filters as it is listed', async () => {
    await accountant('Works There', { currentJob: 'Infotron', location: 'Pune' })
    await accountant('In Pune', { location: 'Pune' })
    await accountant('In Nashik', { location: 'Nashik' })
    const client = await api.as(await api.anEmployer({ plan: 'premium' }))
    const { totalCount } = await search({ term: 'accountant infotron', location: 'Pune' })
    expect(totalCount).toBe(2)
    const query = { term: 'accountant infotron', location: 'Pune' }
    expect(await client.searchAids.total({ query })).toMatchObject({ data: 2 })
  })
})

describe('words that name no concept', () => {
  const foundFor = async (term: string) =>
    (await search({ term })).items.map(({ FullName, Found = [] }) => [
      FullName,
      ...Found.map(({ position }) => position),
    ])

  test('are looked for in the title, then in an earlier one, a wished role, the skills and the rest, which each row says', async () => {
    const roles = await api.db.select().from(jobRoles)
    const manager = roles.find(({ title }) => / Manager$/.test(title))
    if (!manager) throw new Error('No role is a manager.')
    await aFindable({ currentPosition: 'Zonal Manager Frozen' }, named('Has Title'))
    await aFindable({ jobRoleIds: [manager.id] }, named('Wants The Role'))
    await aFindable({ professionalSkills: ['Zeta manager tool'] }, named('Has Skill'))
    await aFindable({ college: 'Manager Institute' }, named('From School'))
    const past = { title: 'Zeta Manager', startMonth: 'jan', startYear: 2010, endMonth: 'jan', endYear: 2012 }
    const wasOne = await aFindable(
      { currentPosition: 'Tutor' },
      { ...named('Was One'), experience: { title: 'Tutor' } },
    )
    await api.db.insert(experiences).values({ ...past, companyName: 'Zeta', working: false, candidateId: wasOne.id })
    await rewriteSearchRow(api.deps, api.db, wasOne.id)
    expect(await foundFor('manager')).toEqual([
      ['Has Title', 'title'],
      ['Was One', 'title'],
      ['Wants The Role', 'role'],
      ['Has Skill', 'skill'],
      ['From School', 'profile'],
    ])
  })

  test('put the title first while they are being typed, and full words before those', async () => {
    await aFindable({ currentPosition: 'Zorbist' }, named('Begun In Title'))
    await aFindable({ professionalSkills: ['Zorbing'] }, named('Begun In Skills'))
    await aFindable({ college: 'Zorb School' }, named('Full Word'))
    expect(await foundFor('zorb')).toEqual([
      ['Full Word', 'profile'],
      ['Begun In Title', 'title'],
      ['Begun In Skills', 'skill'],
    ])
  })

  test('say that they are in the name', async () => {
    await aFindable({}, named('Pooja Zutshi'))
    expect(await foundFor('zutshi')).toEqual([['Pooja Zutshi', 'name']])
  })

  test('that nobody has together lead to the nearest concepts, which is said', async () => {
    await aFindable({ ...looking, currentPosition: 'Area Sales Manager' }, named('Leads Sales'))
    await aFindable({ ...looking, currentPosition: 'Assistant' }, named('Assists'))
    const { items, reading } = await search({ term: 'assistant manager' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Leads Sales'])
    expect(reading).toMatchObject([
      { texts: ['assistant manager'], instead: expect.arrayContaining(['Area Sales Manager']), dropped: false },
    ])
  })

  test('lose those that nobody has, but a person’s name is not left with nothing else', async () => {
    await aFindable({ professionalSkills: ['Quxolotl games'] }, named('Rahul Gill'))
    const { items, reading } = await search({ term: 'semix quxolotl' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Rahul Gill'])
    expect(reading.map(({ dropped }) => dropped)).toEqual([true, false])
    expect(await namesFor('rahul qwertz')).toEqual([])
  })
})
