import { candidateSearch, searchVersions, vocabularyVersion } from '@pramaan/database/schema'
import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { describe, expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { looking, named, searchesOf } from '../../testing/people/searches.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { renewConcepts } from './projection/renew.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { search, namesFor } = searchesOf(api)

describe('best match', () => {
  test('who lists the skill and does its work first, then who lists it, then whose work takes it, each with its reason; candidates who are not looking come last', async () => {
    await aFindable({ ...looking, professionalSkills: ['Java'] }, named('Has Skill'))
    await aFindable({ ...looking, currentPosition: 'Java Developer', professionalSkills: ['Java'] }, named('Has Both'))
    await aFindable({ currentPosition: 'Java Developer' }, named('Not Looking'))
    await aFindable({ ...looking, currentPosition: 'Sr. Java Developer' }, named('Has Title'))
    await aFindable({ ...looking, currentPosition: 'Accountant' }, named('Has Neither'))
    await aFindable({ ...looking, professionalSkills: ['JavaScript'] }, named('Has Another'))
    const { items, reading } = await search({ term: 'java' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Has Both', 'Has Skill', 'Has Title', 'Not Looking'])
    expect(items.map(({ Fit }) => Fit)).toEqual([
      [{ asked: ['Java'], kind: 'skill', grade: 'title', fact: 'works', through: 'Java Developer' }],
      [{ asked: ['Java'], kind: 'skill', grade: 'skill', fact: 'lists', through: null }],
      [{ asked: ['Java'], kind: 'skill', grade: 'usual-skill', fact: 'works', through: 'Java Developer' }],
      [{ asked: ['Java'], kind: 'skill', grade: 'usual-skill', fact: 'works', through: 'Java Developer' }],
    ])
    expect(reading).toMatchObject([{ kind: 'concept', texts: ['Java'], from: 0, to: 4 }])
  })

  test('a candidate who has more of what was asked for comes first, and what is missing is shown', async () => {
    await aFindable({ ...looking, currentPosition: 'Accountant' }, named('Title Alone'))
    await aFindable(
      { ...looking, currentPosition: 'Accountant', professionalSkills: ['Photoshop'] },
      named('Title And Skill'),
    )
    const { items } = await search({ term: 'accountant photoshop' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Title And Skill', 'Title Alone'])
    expect(items[1]?.Fit?.find(({ grade }) => grade === null)?.asked).toHaveLength(1)
  })

  test.each([
    ['kerala', ['In Kochi']],
    ['telecaller in tamilnadu', ['In Chennai']],
    ['mharashtra', ['In Nagpur']],
    ['महाराष्ट्र टेलीकॉलर', ['In Nagpur']],
  ])('a state finds the people in its cities: %s', async (term, names) => {
    for (const location of ['Kochi', 'Chennai', 'Nagpur'])
      await aFindable({ ...looking, currentPosition: 'Telecaller', location }, named(`In ${location}`))
    const { items, reading } = await search({ term })
    expect(items.slice(0, 1).map(({ FullName }) => FullName)).toEqual(names)
    expect(reading.flatMap(({ texts }) => texts)).toContainEqual(
      expect.stringMatching(/^(Kerala|Tamil Nadu|Maharashtra)$/),
    )
  })

  test.each(['javva developer', 'jaava devloper', 'java-developer', 'javadeveloper', 'जावा डेवलपर'])(
    '%s finds a Java Developer',
    async (term) => {
      await aFindable({ ...looking, currentPosition: 'Java Developer' }, named('Asha Rao'))
      expect(await namesFor(term)).toEqual(['Asha Rao'])
    },
  )

  test('a name is found in the other script, and is not corrected into a skill', async () => {
    await aFindable({}, named('रमेश शिंदे'))
    await aFindable({ professionalSkills: ['Java'] }, named('Anand Kulkarni'))
    expect(await namesFor('ramesh')).toEqual(['रमेश शिंदे'])
    expect(await namesFor('shinde')).toEqual(['रमेश शिंदे'])
    expect(await namesFor('anand kulkarni')).toEqual(['Anand Kulkarni'])
  })

  test('a word that nobody has is left out and named, instead of finding nobody', async () => {
    await aFindable({ ...looking, currentPosition: 'Java Developer' }, named('Asha Rao'))
    const { items, reading } = await search({ term: 'java developer zzyzx' })
    expect(items).toHaveLength(1)
    expect(reading.filter(({ dropped }) => dropped).map(({ texts }) => texts)).toEqual([['zzyzx']])
  })

  test('of several skills any may be there: who has most of them comes first, whichever they are', async () => {
    const skilled = (...professionalSkills: string[]) => ({ ...looking, professionalSkills })
    await aFindable(skilled('Node.js', 'React', 'MongoDB'), named('All But The First'))
    await aFindable(skilled('Angular'), named('The First Alone'))
    await aFindable(skilled('React'), named('Another Alone'))
    await aFindable(skilled('Accounting'), named('None'))
    const { items, totalCount } = await search({ term: 'angular node react mongodb' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['All But The First', 'Another Alone', 'The First Alone'])
    expect(items.map(({ Fit }) => Fit?.filter(({ grade }) => grade === 'skill').length)).toEqual([3, 1, 1])
    expect([totalCount, items[0]?.Fit?.length]).toEqual([3, 4])
    expect(await namesFor('angular node react', { mustHave: 'Angular' })).toEqual(['The First Alone'])
  })

  test('where nobody has what is asked for, what comes next to it is searched, and said so', async () => {
    await aFindable({ ...looking, currentPosition: 'Software Engineer' }, named('Asha Rao'))
    const { items, reading } = await search({ term: 'java developer' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Asha Rao'])
    expect(items[0]?.Fit).toEqual([
      { asked: ['Software Developer'], kind: 'title', grade: 'title', fact: 'works', through: null },
    ])
    expect(reading.map(({ texts, instead }) => [texts, instead.includes('Software Developer')])).toEqual([
      [['Java Developer'], true],
    ])
  })

  test('where nobody has that or anything near it, what is asked for next is searched', async () => {
    await aFindable({ ...looking, professionalSkills: ['Tally Prime'] }, named('Asha Rao'))
    const { items, reading } = await search({ term: 'crane operator tally' })
    expect(items.map(({ FullName, Fit }) => [FullName, Fit?.length])).toEqual([['Asha Rao', 1]])
    expect(reading.map(({ texts, dropped }) => [texts[0], dropped])).toEqual([
      ['Crane Operator', true],
      ['Tally Prime', false],
    ])
  })

  test.each([
    ['lifeguard', 'Sports Coach'],
    ['carpenter', 'Plumber'],
    ['hotel manager', 'Hotel Front Office Executive'],
    ['translator', 'Content Writer'],
    ['principal', 'Primary School Teacher'],
    ['salesforce admin', 'Desktop Support Engineer'],
  ])('a %s that nobody near has gives way to the same field of work: %s', async (term, currentPosition) => {
    await aFindable({ ...looking, currentPosition }, named('Asha Rao'))
    await aFindable({ ...looking, currentPosition: 'Astrologer' })
    const { items, reading } = await search({ term })
    expect(items.map(({ FullName, Fit }) => [FullName, Fit?.length])).toEqual([['Asha Rao', 1]])
    // Only what a candidate has is named.
    expect(reading[0]?.instead.length).toBeLessThan(4)
    expect(items[0]?.Fit?.[0]?.asked.every((asked) => reading[0]?.instead.includes(asked))).toBe(true)
  })

  test('a skill that nobody has gives way to the work that takes it', async () => {
    await aFindable({ ...looking, currentPosition: 'Welder' }, named('Asha Rao'))
    const { items, reading } = await search({ term: 'tig welding' })
    expect(items.map(({ FullName }) => FullName)).toEqual(['Asha Rao'])
    expect(reading[0]?.instead.length).toBeGreaterThan(0)
  })

  test('a batch in the words asks for who passed out of college in that year', async () => {
    const title = { ...looking, currentPosition: 'Java Developer' }
    const school = { qualification: '12th Pass', startYear: 2022, endYear: 2024 }
    await aFindable(title, { ...named('Other Year'), education: { startYear: 2019, endYear: 2022 } })
    await aFindable(title, { ...named('That Year'), education: { startYear: 2020, endYear: 2024 } })
    await aFindable(title, { ...named('School Then'), education: school })
    const { items, reading, met } = await search({ term: 'java developer 2024 passout' })
    expect({ met, missed: items.map(({ FullName, Missed }) => [FullName, Missed?.length]) }).toEqual({
      met: 2,
      missed: expect.arrayContaining([
        ['That Year', 0],
        ['School Then', 0],
        ['Other Year', 1],
      ]),
    })
    expect(items.at(-1)?.FullName).toBe('Other Year')
    expect(reading.at(-1)).toMatchObject({ kind: 'passing', least: 2024, most: 2024 })
  })

  test('a notice period in the words asks for those who can join within a month', async () => {
    const title = { joiningStatus: true, joining: 'switch', currentPosition: 'Java Developer' } as const
    await aFindable(title, named('Long Notice'))
    const { items, reading, met } = await search({ term: 'java developer notice period 15 days' })
    expect({ met, missed: items.map(({ Missed }) => Missed) }).toEqual({ met: 0, missed: [[15]] })
    expect(reading.map(({ kind, most }) => [kind, most])).toEqual([
      ['concept', null],
      ['joining', 30],
    ])
  })

  test('a title in quotation marks orders by the title, and each card says so', async () => {
    await aFindable({ ...looking, currentPosition: 'Site Engineer' }, named('Asha Title'))
    const roleId = jobRoleRows.find(({ title }) => title === 'Civil Site Engineer')?.id ?? 0
    await aFindable({ ...looking, currentPosition: 'Plumber', jobRoleIds: [roleId] }, named('Asha Wish'))
    await aFindable({ ...looking, currentPosition: 'Plumber' }, named('Plumber'))
    const { items } = await search({ term: '"site engineer"' })
    expect(items.map(({ FullName, Fit }) => [FullName, Fit?.[0]?.grade])).toEqual([
      ['Asha Title', 'title'],
      ['Asha Wish', 'role'],
    ])
  })

  test('a list of nobody does not say that others follow', async () => {
    await aFindable({ ...looking, currentPosition: 'Accountant', location: 'Pune' })
    const { items, met } = await search({ term: 'java developer nashik', mustHave: 'Rust' })
    expect({ items, met }).toEqual({ items: [], met: null })
  })

  test('who looks for work can join at once, unless hr noted that it will be later', async () => {
    const title = { ...looking, currentPosition: 'Java Developer' }
    await aFindable(title, named('No Note'))
    await aFindable(title, { ...named('At Once'), hr: { availability: 'Immediate' } })
    await aFindable(title, { ...named('In A Month'), hr: { availability: 'Within 30 days' } })
    await aFindable(title, { ...named('Later'), hr: { availability: 'After 30 days' } })
    const missing = async (term: string) =>
      (await search({ term })).items.flatMap(({ FullName, Missed }) => (Missed?.length ? [FullName] : [])).toSorted()
    expect(await missing('java developer immediate')).toEqual(['In A Month', 'Later'])
    expect(await missing('java developer notice period 15 days')).toEqual(['Later'])
  })

  test('a role with its skills stands above the role alone, and a title that is left below', async () => {
    const roleId = jobRoleRows.find(({ title }) => title === 'Java Developer')?.id ?? 0
    const other = jobRoleRows.find(({ title }) => title === 'Accountant')?.id ?? 0
    await aFindable(
      { ...looking, jobRoleIds: [roleId], professionalSkills: ['Java', 'Hibernate', 'MySQL'] },
      named('Skilled'),
    )
    await aFindable({ ...looking, jobRoleIds: [other], currentPosition: 'Java Developer' }, named('Leaving'))
    await aFindable({ ...looking, jobRoleIds: [roleId] }, named('Wish Alone'))
    const { items } = await search({ term: 'java developer' })
    expect(items.map(({ FullName, Fit }) => [FullName, Fit?.[0]?.grade])).toEqual([
      ['Skilled', 'skilled-role'],
      ['Leaving', 'left-title'],
      ['Wish Alone', 'role'],
    ])
  })

  test('where nobody has the title, who does similar work stands above those who learnt it or have its skill', async () => {
    const roleId = jobRoleRows.find(({ title }) => title === 'Retail Sales Associate')?.id ?? 0
    const professionalSkills = jobRoleRows.find(({ id }) => id === roleId)?.professionalSkills ?? []
    await aFindable({ ...looking, currentPosition: 'Retail Sales Associate' }, named('Does It'))
    await aFindable(
      { ...looking, jobRoleIds: [roleId], professionalSkills: [...professionalSkills] },
      named('Learnt It'),
    )
    await aFindable({ ...looking, professionalSkills: ['Retail Operations'] }, named('Has The Skill'))
    const { items } = await search({ term: 'store manager' })
    expect(items.map(({ FullName, Fit }) => [FullName, Fit?.[0]?.grade])).toEqual([
      ['Does It', 'similar-work'],
      ['Has The Skill', 'related'],
      ['Learnt It', 'related'],
    ])
  })

  test('the pages by cursor hold everyone once, in the order of one page', async () => {
    for (let at = 0; at < 13; at++)
      await aFindable({
        ...(at % 3 === 0 ? {} : looking),
        ...(at % 4 > 1 && { cv: 'a-cv.pdf' }),
        ...(at % 2 ? { professionalSkills: ['Java'] } : { currentPosition: 'Java Developer' }),
      })
    const client = await api.as(await api.anEmployer({ plan: 'premium' }))
    const onOnePage = await client.search.candidates({ query: { term: 'java', pageSize: '20' } })
    const walked: number[] = []
    let cursor: string | undefined
    do {
      const page = await client.search.candidates({ query: { term: 'java', ...(cursor && { cursor }) } })
      walked.push(...page.items.map(({ ID }) => ID))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(walked).toEqual(onOnePage.items.map(({ ID }) => ID))
    expect(walked).toHaveLength(13)
  })

  test('another order is one choice away', async () => {
    await aFindable({ ...looking, professionalSkills: ['Java'] }, named('Newer Skill'))
    await aFindable({ ...looking, currentPosition: 'Java Developer' }, named('Asha Title'))
    expect(await namesFor('java', { 'sortBy[]': 'FullName:desc' })).toEqual(['Newer Skill', 'Asha Title'])
  })
})

test('profiles read with an older vocabulary are read again', async () => {
  const { id } = await aFindable({ ...looking, currentPosition: 'Java Developer' })
  await api.db.update(candidateSearch).set({ concepts: [] })
  await api.db.update(searchVersions).set({ vocabularyVersion: 0 })
  expect(await namesFor('java developer')).toEqual([])
  await renewConcepts(api.deps)
  const [version] = await api.db.select().from(vocabularyVersion)
  const [row] = await api.db.select().from(searchVersions)
  expect(row).toEqual({ candidateId: id, vocabularyVersion: version?.version })
  expect(await namesFor('java developer')).toHaveLength(1)
})
