import { jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../../http/refusals/refuse.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function someJobs() {
  await aJob({ title: 'Java Developer', location: 'Pune', professionalSkills: ['Java', 'Spring Boot'] })
  await aJob({ title: 'Backend engineer', location: 'Mumbai', professionalSkills: ['Node.js'] })
  await aJob({ title: 'Telecaller', location: 'Nashik' })
  await aJob({ title: 'Welder', location: 'Pune' })
}

test.each([
  ['javva devloper', ['Java Developer'], ['Java Developer']],
  ['nodejs', ['Backend engineer'], ['Node.js']],
  ['टेलीकॉलर', ['Telecaller'], ['Telecaller']],
  ['java developer bombay OR poona', ['Java Developer'], ['Java Developer', 'Mumbai', 'Pune']],
  ['poona -java', ['Welder'], ['Pune']],
  ['welder', ['Welder'], ['Welder']],
  ['mharashtra jobs', ['Welder', 'Telecaller', 'Backend engineer', 'Java Developer'], ['Maharashtra']],
  ['kerala', [], ['Kerala']],
  ['"backend engineer" OR "welder"', ['Welder', 'Backend engineer'], []],
  ['java OR "zzqqx"', ['Java Developer'], []],
  ['engineer or welder', ['Welder', 'Backend engineer'], ['engineer', 'Welder']],
  ['zzqqx', [], []],
])('“%s” finds the jobs that it means, and says how it was read', async (term, titles, meant) => {
  await someJobs()
  const client = await api.as(await api.aCandidate())
  const list = await client.jobs.list({ query: { term } })
  expect(list.data.map(({ Title }) => Title)).toEqual(titles)
  expect(list.totalCount).toBe(titles.length)
  expect(list.reading.flatMap(({ kind, excluded, texts }) => (kind === 'concept' && !excluded ? texts : []))).toEqual(
    meant,
  )
})

test.each([
  ['frontend', ['UI engineer', 'Web shop']],
  ['frontnd', ['UI engineer', 'Web shop']],
  ['front end', ['UI engineer', 'Web shop']],
  ['supervisor', ['Dispatch lead']],
  ['fleet', ['Dispatch lead']],
  ['lead -supervisor', []],
  ['tele caller', ['Voice process']],
])('“%s” finds the jobs whose role has it in its name', async (term, titles) => {
  const aJobOf = async (role: string, title: string) => {
    const { id } = only(await api.db.select().from(jobRoles).where(eq(jobRoles.title, role)))
    await aJob({ title, roleId: id })
  }
  await aJobOf('Frontend Developer', 'UI engineer')
  await aJob({ title: 'Web shop', professionalSkills: ['Frontend Development'] })
  await aJobOf('Fleet Supervisor', 'Dispatch lead')
  await aJobOf('Telecaller', 'Voice process')
  await aJobOf('Accountant', 'Books and taxes')
  const { data } = await (await api.as(await api.aCandidate())).jobs.list({ query: { term } })
  expect(data.map(({ Title }) => Title)).toEqual(titles)
})

test.each([
  ['job vacancy', 'job vacancy'],
  ['naukri', 'naukri'],
  ['big salary job', 'big'],
  ['private company walk in interview', 'private company walk in interview'],
])('“%s” lists all jobs, and says what is not searched', async (term, words) => {
  await someJobs()
  const client = await api.as(await api.aCandidate())
  const { totalCount, reading } = await client.jobs.list({ query: { term } })
  expect(totalCount).toBe(4)
  expect(reading).toMatchObject([{ kind: 'unused', texts: [words], dropped: true }])
})

test('near me is the city of the person, where it is known and no other is named', async () => {
  await someJobs()
  const found = async (client: Awaited<ReturnType<typeof api.as>>, query: { term: string; near?: string }) => {
    const { data, reading } = await client.jobs.list({ query })
    return [data.map(({ Title }) => Title).sort(), reading.map(({ kind, texts }) => [kind, ...texts].join(' '))]
  }
  const client = await api.as(await api.aCandidate({ location: 'Nashik' }))
  expect(await found(client, { term: 'jobs near me' })).toEqual([['Telecaller'], ['concept Nashik']])
  expect(await found(client, { term: 'jobs near me', near: 'Mumbai' })).toEqual([
    ['Backend engineer'],
    ['concept Mumbai'],
  ])
  expect((await found(client, { term: 'welder near me pune' }))[1]).toEqual([
    'concept Welder',
    'concept Pune',
    'unused near me',
  ])
  const unknown = await api.as(await api.aCandidate({ location: null }))
  expect((await found(unknown, { term: 'jobs near me' }))[1]).toEqual(['unused near me'])
})

test('an everyday word that a company is called by is looked for', async () => {
  await someJobs()
  await aJob({ title: 'Cashier', companyName: 'Big Bazaar' })
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.list({ query: { term: 'big' } })
  expect(data.map(({ Title }) => Title)).toEqual(['Cashier'])
})

const paise = (lakh: number) => lakh * 10_000_000

test('a sentence is read into the work, the city, the years, the pay and work from home, all of which narrow', async () => {
  const telecaller = { title: 'Telecaller', experience: '1', workModel: 'Remote', ctcFrom: paise(2), ctcTo: paise(3) }
  await aJob(telecaller)
  await aJob({ ...telecaller, title: 'Telecaller in an office', workModel: 'OnSite' })
  await aJob({ ...telecaller, title: 'Telecaller of ten years', experience: 'More than 6' })
  await aJob({ ...telecaller, title: 'Telecaller for less', ctcFrom: paise(1), ctcTo: paise(1.5) })
  await aJob({ ...telecaller, title: 'Welder' })
  const client = await api.as(await api.aCandidate())
  const list = await client.jobs.list({ query: { term: 'telecalar pune 2 years above 20k work from home' } })
  expect(list.data.map(({ Title }) => Title)).toEqual(['Telecaller'])
  expect(list.reading.map(({ kind, texts, least, corrected }) => [kind, texts, least, corrected])).toEqual([
    ['concept', ['Telecaller'], null, true],
    ['concept', ['Pune'], null, false],
    ['experience', [], 24, false],
    ['pay', [], 240_000, false],
    ['work', ['remote'], null, false],
  ])
})

test('a job that pays more than a range that is typed is found as well', async () => {
  await aJob({ title: 'Telecaller', ctcFrom: paise(2), ctcTo: paise(3) })
  await aJob({ title: 'Telecaller for more', ctcFrom: paise(5), ctcTo: paise(6) })
  await aJob({ title: 'Telecaller for less', ctcFrom: paise(1), ctcTo: paise(1.5) })
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.list({ query: { term: 'telecaller 2-3 lpa' } })
  expect(data.map(({ Title }) => Title).sort()).toEqual(['Telecaller', 'Telecaller for more'])
})

test('a job of the work that is asked for is excluded by its domain only if it names that', async () => {
  await aJob({ title: 'Cook', companyName: 'Annapurna Canteen' })
  await aJob({ title: 'Cook', companyName: 'Hotel Annapurna' })
  const client = await api.as(await api.aCandidate())
  const { data, reading } = await client.jobs.list({ query: { term: 'cook -hotel' } })
  expect(data.map(({ CompanyName }) => CompanyName)).toEqual(['Annapurna Canteen'])
  expect(reading[1]).toMatchObject({ kind: 'phrase', texts: ['Hotel'], excluded: true })
  await aJob({ title: 'Driver', companyName: 'Hotel Annapurna' })
  await aJob({ title: 'Driver', companyName: 'Annapurna Canteen' })
  expect((await client.jobs.list({ query: { term: 'driver -hotel' } })).totalCount).toBe(1)
})

test('jobs of the work that is asked for come first, then those that fit the person', async () => {
  await aJob({ title: 'Accountant', professionalSkills: ['Tally Prime'] })
  await aJob({ title: 'Office assistant', professionalSkills: ['Tally Prime', 'Excel'] })
  await aJob({ title: 'Accountant', location: 'Nashik', professionalSkills: ['Tally Prime', 'Excel'] })
  const client = await api.as(await api.aCandidate({ location: 'Nashik', professionalSkills: ['Excel'] }))
  const { data } = await client.jobs.list({ query: { term: 'accountant tally' } })
  expect(data.map(({ Title, Location }) => `${Title}, ${Location}`)).toEqual(['Accountant, Nashik', 'Accountant, Pune'])
})

test('what the words ask for and the person comes before the header’s city, not before a city in the words', async () => {
  const skills = (...some: string[]) => ({ professionalSkills: some })
  await aJob({ title: 'Accounts assistant', location: 'Nashik', ...skills('Excel', 'Tally Prime') })
  await aJob({ title: 'Data analyst', location: 'Pune', ...skills('Excel') })
  await aJob({ title: 'Telecaller', location: 'Nashik', experience: 'Fresher', ...skills('Telecalling') })
  await aJob({ title: 'Telecaller', location: 'Pune', experience: '5', ...skills('Telecalling') })
  const client = await api.as(await api.aCandidate({ location: 'Pune', ...skills('Telecalling') }))
  const locationsFor = async (term: string) => {
    const { data, near } = await client.jobs.list({ query: { term, near: 'own' } })
    return [data.map(({ Location }) => Location), near?.count]
  }
  expect(await locationsFor('excel tally')).toEqual([['Nashik', 'Pune'], 1])
  expect(await locationsFor('telecaller')).toEqual([['Nashik', 'Pune'], 1])
  expect(await locationsFor('telecaller pune')).toEqual([['Pune'], 1])
  expect(await locationsFor('excel tally maharashtra')).toEqual([['Nashik', 'Pune'], 2])
  expect(await locationsFor('excel tally pune OR nashik')).toEqual([['Nashik', 'Pune'], undefined])
})

test('a city in the words comes first, then the other cities of its area, in place of the header’s', async () => {
  for (const location of ['Pune', 'Navi Mumbai', 'Mumbai', 'Thane']) await aJob({ title: 'Telecaller', location })
  const client = await api.as(await api.aCandidate({ location: 'Pune' }))
  const list = await client.jobs.list({ query: { term: 'telecaller bombay', near: 'own' } })
  expect(list.data.map(({ Location }) => Location)).toEqual(['Mumbai', 'Thane', 'Navi Mumbai'])
  expect(list.near).toEqual({ city: 'Mumbai', count: 3 })
  const region = await client.jobs.list({ query: { term: 'telecaller mmr', near: 'own' } })
  expect(region.near).toEqual({ city: 'Mumbai Metropolitan Region', count: 3 })
  const state = await client.jobs.list({ query: { term: 'telecaller maharashtra', near: 'own' } })
  expect(state.near).toEqual({ city: 'Maharashtra', count: 4 })
  const either = await client.jobs.list({ query: { term: 'telecaller pune OR thane', near: 'own' } })
  expect([either.totalCount, either.near]).toEqual([4, null])
})

test('a word that a company has is not corrected, and finds its jobs', async () => {
  await aJob({ title: 'Helper', companyName: 'Telecalar Foods' })
  await aJob({ title: 'Telecaller' })
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.list({ query: { term: 'telecalar' } })
  expect(data.map(({ Title }) => Title)).toEqual(['Helper'])
})

test('words that no job has beside the rest are left out, and what no job asks for gives way to the nearest', async () => {
  await aJob({ title: 'Customer Support Executive' })
  const client = await api.as(await api.aCandidate())
  const fewer = await client.jobs.list({ query: { term: 'customer support executive zzqqx' } })
  expect(fewer.totalCount).toBe(1)
  expect(fewer.reading.filter(({ dropped }) => dropped).flatMap(({ texts }) => texts)).toEqual(['zzqqx'])
  const near = await client.jobs.list({ query: { term: 'telecaller' } })
  expect(near.data.map(({ Title }) => Title)).toEqual(['Customer Support Executive'])
  expect(near.reading[0]?.instead).toContain('Customer Support Executive')
})

test('where no job asks for anything near, jobs of the same field of work are listed, and said so', async () => {
  await aJob({ title: 'Plumber' })
  await aJob({ title: 'Accountant' })
  const client = await api.as(await api.aCandidate())
  const { data, reading } = await client.jobs.list({ query: { term: 'carpenter' } })
  expect(data.map(({ Title }) => Title)).toEqual(['Plumber'])
  expect(reading[0]?.instead).toEqual(['Plumber'])
  expect(data[0]?.Asked).toEqual([{ asked: ['Carpenter'], way: 'near', where: 'title', through: 'Plumber' }])
})

test('each job says which of the work asked for it has, as itself, as a kind of it or near it', async () => {
  await aJob({ title: 'Accountant', professionalSkills: ['Tally Prime', 'Excel'] })
  await aJob({ title: 'Accountant', professionalSkills: ['Excel'] })
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.list({ query: { term: 'accountant tally' } })
  const met = (asked: (typeof data)[number]['Asked']) => asked.map((one) => [one.asked, one.way, one.through])
  expect(data.map(({ Asked }) => met(Asked))).toEqual([
    [
      [['Accountant'], 'itself', null],
      [['Tally Prime'], 'itself', null],
    ],
    [
      [['Accountant'], 'itself', null],
      [['Tally Prime'], null, null],
    ],
  ])
  await aJob({ title: 'Customer Support Executive' })
  const near = await client.jobs.list({ query: { term: 'telecaller' } })
  expect(near.data.flatMap(({ Asked }) => met(Asked))).toEqual([[['Telecaller'], 'near', 'Customer Support Executive']])
  const newest = await client.jobs.list({ query: { term: 'accountant tally', sort: 'newest' } })
  expect(newest.data.map(({ Asked }) => Asked)).toEqual([[], []])
})

test('work or words that no job in the city has are shown elsewhere, the nearest first, and said so', async () => {
  await aJob({ title: 'Telecaller', location: 'Delhi' })
  await aJob({ title: 'Telecaller', location: 'Nashik' })
  await aJob({ title: 'Zzqqx helper', location: 'Delhi' })
  await aJob({ title: 'Welder', location: 'Satara' })
  const client = await api.as(await api.aCandidate())
  const shown = async (term: string) => {
    const { data, reading, totalCount } = await client.jobs.list({ query: { term } })
    const left = reading.filter(({ dropped }) => dropped).flatMap(({ texts }) => texts)
    return [data.map(({ Title, Location }) => `${Title} ${Location}`), totalCount, left]
  }
  expect(await shown('telecaller satara')).toEqual([['Telecaller Nashik', 'Telecaller Delhi'], 2, ['Satara']])
  expect(await shown('zzqqx satara')).toEqual([['Zzqqx helper Delhi'], 1, ['Satara']])
  expect(await shown('welder zzqqx satara')).toEqual([['Welder Satara'], 1, ['zzqqx']])
  expect(await shown('telecaller vvkkj satara')).toEqual([
    ['Telecaller Nashik', 'Telecaller Delhi'],
    2,
    ['vvkkj', 'Satara'],
  ])
  expect(await shown('kerala')).toEqual([[], 0, []])
})

test('hybrid work is asked for as the model that jobs state', async () => {
  for (const workModel of ['Hybrid', 'Remote', null]) await aJob({ title: 'Graphic Designer', workModel })
  const client = await api.as(await api.aCandidate())
  for (const term of ['hybrid', 'graphic designer hybrid work'])
    expect(await client.jobs.list({ query: { term } })).toMatchObject({
      totalCount: 1,
      data: [{ WorkModel: 'Hybrid' }],
    })
})

test('freelance is asked for as a type of job', async () => {
  await aJob({ title: 'Graphic Designer' })
  await aJob({ title: 'Graphic Designer', type: 'Freelance' })
  const client = await api.as(await api.aCandidate())
  for (const term of ['freelancer', 'freelance graphic designer']) {
    expect(await client.jobs.list({ query: { term } })).toMatchObject({ totalCount: 1 })
  }
})

test('a short list says which condition left out the most, and the work only where no other did', async () => {
  await aJob({ title: 'Welder', location: 'Pune' })
  for (const location of ['Nashik', 'Nashik', 'Mumbai']) await aJob({ title: 'Telecaller', location })
  await aJob({ title: 'Telecaller', type: 'Part Time' })
  const client = await api.as(await api.aCandidate())
  const wellPaid = await client.jobs.list({ query: { term: 'telecaller above 20 lpa full time' } })
  expect(wellPaid).toMatchObject({ totalCount: 0, removal: { filter: null, from: 11, count: 3 } })
  const partTime = await client.jobs.list({ query: { term: 'telecaller', type: 'Part Time', location: 'Nashik' } })
  expect(partTime).toMatchObject({ totalCount: 0, removal: { filter: 'type', from: null, count: 2 } })
  for (const title of ['Plumber', 'Painter', 'Fitter', 'Mason']) await aJob({ title, location: 'Satara' })
  const placed = await client.jobs.list({ query: { term: 'telecaller satara' } })
  expect(placed).toMatchObject({ totalCount: 4, removal: null })
})
