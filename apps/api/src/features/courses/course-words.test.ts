import { beforeEach, expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse } = createOpenings(api.deps)

beforeEach(async () => {
  await aCourse({ title: 'Spoken English', categoryId: 7, stats: ['Speaking', 'Listening'] })
  await aCourse({ title: 'Tally Prime', categoryId: 2, stats: ['GST', 'Invoices'] })
  await aCourse({ title: 'Advanced Excel', categoryId: 3, stats: ['Pivot tables'] })
  await aCourse({ title: 'Digital Marketing', categoryId: 4, stats: ['SEO'] })
  await aCourse({ title: 'Marketting for shops', categoryId: 7, stats: ['Selling'] })
  await aCourse({ title: 'B.Com in retail', categoryId: 7, stats: ['Retailing'] })
  await aCourse({ title: 'Excel for retailing', categoryId: 7, stats: ['Retailing'] })
  await aCourse({ title: 'Java in depth', categoryId: 1, stats: ['Java', 'Spring Boot'] })
})

async function found(term: string) {
  const { data, totalCount } = await api.client().courses.list({ query: { term } })
  expect(totalCount).toBe(data.length)
  return data.map(({ Title }) => Title)
}

test.each([
  ['spokn english', ['Spoken English']],
  ['talley', ['Tally Prime']],
  ['exel', ['Advanced Excel', 'Excel for retailing']],
  ['digital marketng', ['Digital Marketing']],
  ['exel course', ['Advanced Excel', 'Excel for retailing']],
])('“%s”, mistyped, finds the course that was meant', async (term, titles) => {
  expect(await found(term)).toEqual(titles)
})

test.each([
  ['spring boot', ['Java in depth']],
  ['sprng boot', ['Java in depth']],
  ['pivot', ['Advanced Excel']],
  ['software', ['Java in depth']],
  ['java software', ['Java in depth']],
  ['tally course', ['Tally Prime']],
  ['digital marketing courses', ['Digital Marketing']],
  ['excel course b.com', ['Advanced Excel', 'Excel for retailing']],
  ['b.com', ['B.Com in retail']],
  ['b.com retailing', ['B.Com in retail']],
])('“%s” is looked for in title, category and skills', async (term, titles) => {
  expect(await found(term)).toEqual(titles)
})

test.each([
  ['spoken eng', ['Spoken English']],
  ['in dep', ['Java in depth']],
  ['oken eng', []],
  ['marketting', ['Marketting for shops']],
  ['100%', []],
  ['mumbai', []],
])('“%s” is also in a title from the beginning of a word', async (term, titles) => {
  expect(await found(term)).toEqual(titles)
})

test('words that are not searched list all courses, and the answer says so', async () => {
  const { totalCount, reading } = await api.client().courses.list({ query: { term: 'good courses' } })
  expect(totalCount).toBe(8)
  expect(reading).toMatchObject([{ kind: 'unused', texts: ['good'] }])
})

test('the answer says how the words were read', async () => {
  const { reading } = await api.client().courses.list({ query: { term: 'talley' } })
  expect(reading).toMatchObject([{ from: 0, to: 6, texts: ['Tally Prime'], corrected: true }])
  expect((await api.client().courses.list({ query: {} })).reading).toEqual([])
})

test('of a name that is not the first of what it means, the answer says that name', async () => {
  const { reading } = await api.client().courses.list({ query: { term: 'spokn english' } })
  expect(reading).toMatchObject([{ texts: ['English'], corrected: true, meant: 'Spoken English' }])
  expect((await api.client().courses.list({ query: { term: 'spoken english' } })).reading).toMatchObject([
    { texts: ['English'], corrected: false, meant: null },
  ])
})
