import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function list(term: string) {
  const client = await api.as(await api.aCandidate())
  const { data, reading, removal } = await client.jobs.list({ query: { term } })
  const left = reading.filter(({ dropped, kind }) => dropped && kind !== 'unused').flatMap(({ texts }) => texts)
  return { titles: data.map(({ Title }) => Title), left, reading, removal }
}

const paise = (lakh: number) => lakh * 10_000_000

test.each([
  ['part time zzqqx', 'Cook'],
  ['fresher zzqqx', 'Driver'],
  ['5 lpa zzqqx vvkkj', 'Welder'],
  ['nashik zzqqx', 'Welder'],
])('“%s” leaves out the words that no job has beside the rest', async (term, title) => {
  const badlyPaid = { ctcFrom: paise(1), ctcTo: paise(2) }
  await aJob({ title: 'Cook', type: 'Part Time', experience: '5', ...badlyPaid })
  await aJob({ title: 'Driver', experience: 'Fresher', ...badlyPaid })
  await aJob({ title: 'Welder', experience: '5', location: 'Nashik', ctcFrom: paise(4), ctcTo: paise(6) })
  const { titles, left } = await list(term)
  expect(titles).toEqual([title])
  expect(left[0]).toBe('zzqqx')
})

test.each([
  ['cook zzqqx night', ['Night cook'], ['zzqqx']],
  ['cook night zzqqx vvkkj', ['Night cook'], ['zzqqx', 'vvkkj']],
  ['nashik night zzqqx', ['Night cook'], ['zzqqx']],
  ['chef night zzqqx', ['Night cook'], ['zzqqx']],
])('of “%s” only the words are left out that no job has beside the rest', async (term, titles, words) => {
  await aJob({ title: 'Night cook', location: 'Nashik' })
  await aJob({ title: 'Cook', location: 'Nashik' })
  const { titles: listed, left } = await list(term)
  expect(listed).toEqual(titles)
  expect(left).toEqual(words)
})

test.each([
  ['pune district', []],
  ['pune jilha', []],
  ['pune ke aas paas', []],
  ['पुणे जिल्हा', []],
  ['pune se 50 km', ['50 km']],
  ['mumbai pune road', []],
])('“%s” asks for the place alone', async (term, unused) => {
  await aJob({ title: 'Welder', location: 'Pune' })
  const { titles, reading } = await list(term)
  expect(titles).toEqual(['Welder'])
  expect(reading.flatMap(({ kind, texts }) => (kind === 'word' ? texts : []))).toEqual([])
  expect(reading.flatMap(({ kind, texts }) => (kind === 'unused' ? texts : []))).toEqual(unused)
})

test('a kind of work that no job in the city is of is shown elsewhere', async () => {
  await aJob({ title: 'Cook', type: 'Part Time', location: 'Nashik' })
  expect(await list('part time satara')).toMatchObject({ titles: ['Cook'], left: ['Satara'] })
})

test('of several skills the first that jobs ask for leads, and the others are said to be in none', async () => {
  await aJob({ title: 'Accountant', professionalSkills: ['Tally Prime'] })
  await aJob({ title: 'SAP Consultant', professionalSkills: ['SAP'] })
  const { titles, left, reading } = await list('zoho tally')
  expect([titles, left]).toEqual([['Accountant'], []])
  expect(reading.map(({ instead }) => instead)).toEqual([['Tally Prime'], []])
})

test('a title that no job has is replaced by one near it before its skill leads', async () => {
  await aJob({ title: 'Plumber' })
  await aJob({ title: 'Office assistant', professionalSkills: ['Excel'] })
  expect((await list('carpenter excel')).titles).toEqual(['Plumber'])
})

test('what stands in for the work is chosen among the jobs that meet the rest', async () => {
  await aJob({ title: 'Plumber', type: 'Full Time' })
  await aJob({ title: 'Electrician', type: 'Part Time' })
  expect((await list('carpenter part time')).titles).toEqual(['Electrician'])
})

test('where two parts of the words leave all jobs out, both are named', async () => {
  await aJob({ title: 'Welder', type: 'Full Time', ctcFrom: paise(1), ctcTo: paise(2) })
  expect((await list('welder part time above 20 lpa')).removal).toMatchObject({ from: 7, count: 1, also: { from: 17 } })
})
