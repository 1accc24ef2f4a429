import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

const degreesOf = {
  Graduation: ['B.Com', 'BBA'],
  'Post Graduation': ['MCA'],
  ITI: ['ITI Fitter'],
}

/** Jobs of each level, named by what they ask for; of the same work. */
async function someJobs() {
  await aJob({ title: 'Anyone' })
  await aJob({ title: 'Postgraduate', education: 'Post Graduation', degrees: degreesOf['Post Graduation'] })
  await aJob({ title: 'Any graduate', education: 'Graduation' })
  await aJob({ title: 'Commerce', education: 'Graduation', degrees: degreesOf.Graduation })
  await aJob({ title: 'Engineering', education: 'Graduation', degrees: ['B.E./B.Tech Computer Engineering'] })
  await aJob({ title: 'Trade', education: 'ITI', degrees: degreesOf.ITI })
  await aJob({ title: 'School', education: '12th Pass', degrees: ['HSC Commerce'], location: 'Mumbai' })
}

async function list(term: string) {
  const client = await api.as(await api.aCandidate())
  return client.jobs.list({ query: { term } })
}

test.each([
  ['12th pass', ['School', 'Anyone']],
  ['12th pass jobs mumbai', ['School']],
  ['iti', ['Trade', 'School', 'Anyone']],
  ['diploma', ['School', 'Trade', 'Anyone']],
  ['b.com', ['Commerce', 'Any graduate', 'School', 'Anyone']],
  ['b.com fresher pune', ['Commerce', 'Any graduate', 'Anyone']],
  ['B.E. computer', ['Engineering', 'Any graduate', 'School', 'Anyone']],
  ['graduate', ['Engineering', 'Commerce', 'Any graduate', 'School', 'Trade', 'Anyone']],
  ['mca', ['Postgraduate', 'School', 'Engineering', 'Commerce', 'Any graduate', 'Anyone']],
])(
  '“%s” is what the person has: jobs that ask for it come first, then for less, none for more',
  async (term, titles) => {
    await someJobs()
    const { data, totalCount, reading } = await list(term)
    expect(data.map(({ Title }) => Title)).toEqual(titles)
    expect(totalCount).toBe(titles.length)
    expect(reading.flatMap(({ instead }) => instead)).toEqual([])
  },
)

test('beside work, a degree narrows and orders it', async () => {
  await aJob({ title: 'Accountant', education: 'Post Graduation' })
  await aJob({ title: 'Accountant', education: 'Graduation', degrees: ['B.Com'] })
  await aJob({ title: 'Accountant', education: '12th Pass' })
  await aJob({ title: 'Driver', education: '12th Pass' })
  const found = (await list('accountant b.com')).data
  expect(found.map(({ Title, Education }) => [Title, Education])).toEqual([
    ['Accountant', 'Graduation'],
    ['Accountant', '12th Pass'],
  ])
  expect(found[0]?.Asked).toEqual([{ asked: ['Accountant'], way: 'itself', where: 'title', through: null }])
})

test.each([
  ['-mba', ['Commerce', 'Any graduate', 'Trade', 'Anyone']],
  ['not mba', ['Commerce', 'Any graduate', 'Trade', 'Anyone']],
  ['-iti', ['Commerce', 'Any graduate', 'Finance', 'Management', 'Anyone']],
  ['-graduate', ['Trade', 'Finance', 'Management', 'Anyone']],
])('“clerk %s” leaves out the jobs that ask for that education', async (words, titles) => {
  await aJob({ title: 'Clerk Anyone' })
  await aJob({ title: 'Clerk Management', education: 'Post Graduation', degrees: ['MBA'] })
  await aJob({ title: 'Clerk Finance', education: 'Post Graduation', degrees: ['MBA Finance'] })
  await aJob({ title: 'Clerk Trade', education: 'ITI', degrees: ['ITI Fitter'] })
  await aJob({ title: 'Clerk Any graduate', education: 'Graduation' })
  await aJob({ title: 'Clerk Commerce', education: 'Graduation', degrees: ['B.Com'] })
  const { data } = await list(`clerk ${words}`)
  expect(data.map(({ Title }) => Title.replace('Clerk ', '')).toSorted()).toEqual(titles.toSorted())
})

test('a trade named with its work asks for both', async () => {
  await aJob({ title: 'Fitter', education: '12th Pass' })
  await aJob({ title: 'Fitter', education: 'ITI', degrees: ['ITI Fitter'] })
  await aJob({ title: 'Fitter', education: 'Diploma' })
  await aJob({ title: 'Welder', education: 'ITI', degrees: ['ITI Welder'] })
  const { data } = await list('iti fitter')
  expect(data.map(({ Title, Education }) => [Title, Education])).toEqual([
    ['Fitter', 'ITI'],
    ['Fitter', '12th Pass'],
  ])
})

test('where every job asks for more, those that ask for the least more are listed, and said so', async () => {
  await aJob({ title: 'School', education: '12th Pass' })
  await aJob({ title: 'Any graduate', education: 'Graduation' })
  const { data, reading } = await list('10th pass job')
  expect(data.map(({ Title }) => Title)).toEqual(['School'])
  expect(reading.map(({ texts, instead }) => [texts, instead])).toEqual([[['Secondary School (10th)'], ['12th Pass']]])
})

test('a city without such jobs gives way before the education does', async () => {
  await aJob({ title: 'School', education: '12th Pass', location: 'Mumbai' })
  await aJob({ title: 'Any graduate', education: 'Graduation', location: 'Pune' })
  const { data, reading } = await list('12th pass pune')
  expect(data.map(({ Title }) => Title)).toEqual(['School'])
  expect(reading.filter(({ dropped }) => dropped).flatMap(({ texts }) => texts)).toEqual(['Pune'])
})

test('words that no job has beside a degree are left out', async () => {
  await aJob({ title: 'School', education: '12th Pass' })
  const { data, reading } = await list('12th pass zzqqx')
  expect(data.map(({ Title }) => Title)).toEqual(['School'])
  expect(reading.filter(({ dropped }) => dropped).flatMap(({ texts }) => texts)).toEqual(['zzqqx'])
})
