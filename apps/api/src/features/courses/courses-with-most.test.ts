import { beforeEach, expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse } = createOpenings(api.deps)

beforeEach(async () => {
  await aCourse({ title: 'Full-stack web development', categoryId: 1, stats: ['React', 'Node.js', 'SQL', 'Git'] })
  await aCourse({ title: 'Java for beginners', categoryId: 1, stats: ['Java', 'OOP', 'JDBC', 'Spring Boot'] })
  await aCourse({ title: 'Mobile repairing', categoryId: 3, stats: ['Tools', 'Diagnosis', 'Soldering', 'Spares'] })
  await aCourse({ title: 'Video editing essentials', categoryId: 4, stats: ['Cutting', 'Sound', 'Captions'] })
  await aCourse({ title: 'Professional e-mail', categoryId: 7, stats: ['Writing', 'Tone'] })
  await aCourse({ title: 'Accounting with GST', categoryId: 6, stats: ['Tally Prime', 'GST', 'TDS'] })
  await aCourse({ title: 'First aid at work', categoryId: 7, stats: ['First Aid', 'Patient Care'] })
  await aCourse({ title: 'Spoken Hindi', categoryId: 7, stats: ['Hindi'] })
})

async function found(term: string) {
  const { data, totalCount, reading } = await api.client().courses.list({ query: { term } })
  expect(totalCount).toBe(data.length)
  return {
    titles: data.map(({ Title }) => Title),
    dropped: reading.flatMap(({ dropped, texts }) => (dropped ? texts : [])),
    missing: reading.flatMap(({ instead, texts }) => (instead.length > 0 ? [texts] : [])),
  }
}

test.each(['full stack', 'full-stack', 'fullstack', 'full stak', 'fullstack web'])(
  '“%s” finds a title that has it with a hyphen',
  async (term) => {
    expect((await found(term)).titles).toEqual(['Full-stack web development'])
  },
)

test.each([
  ['email', 'Professional e-mail'],
  ['e mail', 'Professional e-mail'],
  ['repair', 'Mobile repairing'],
])('“%s” is in a title from the beginning of a word', async (term, title) => {
  expect((await found(term)).titles).toEqual([title])
})

test.each([
  ['ai', 'Mobile repairing'],
  ['ai', 'Professional e-mail'],
  ['it', 'Video editing essentials'],
  ['ca', 'Video editing essentials'],
])('“%s” is not found within the words of “%s”', async (term, title) => {
  expect((await found(term)).titles).not.toContain(title)
})

test.each([
  ['java tally', ['Java for beginners'], ['Tally Prime']],
  ['java react sql', ['Full-stack web development'], ['Java']],
  ['welding java hindi', ['Java for beginners'], ['Welding', 'Hindi']],
])('of “%s” no course has all, so those with most of it are listed, and the rest is said', async (...expected) => {
  const [term, titles, dropped] = expected
  expect(await found(term)).toMatchObject({ titles, dropped, missing: [] })
})

test.each([
  ['java beginners zzqqx', ['zzqqx']],
  ['java zzqqx beginners vvkkj', ['zzqqx', 'vvkkj']],
])('of “%s” only the words are left out that no course has beside the rest', async (term, dropped) => {
  await aCourse({ title: 'Java at work', categoryId: 1, stats: ['Java', 'Threads'] })
  expect(await found(term)).toEqual({ titles: ['Java for beginners'], dropped, missing: [] })
})

test.each(['python', 'software testing', 'data science', 'nursing'])(
  'no course has “%s”, so what is nearest to it is listed, and said',
  async (term) => {
    const { titles, missing } = await found(term)
    expect(titles).not.toEqual([])
    expect(missing).toHaveLength(1)
  },
)

test.each(['doctor', 'surgeon', 'general medicine', 'stores manager', 'spare parts executive'])(
  'a general word of a course is no skill of other work: “%s” finds no course in repairing phones',
  async (term) => {
    expect((await found(term)).titles).not.toContain('Mobile repairing')
  },
)

test('a general word of a course finds it as it is written', async () => {
  expect((await found('diagnosis')).titles).toEqual(['Mobile repairing'])
})

test.each(['course', 'courses', 'कोर्स'])('“%s” alone lists all courses', async (term) => {
  expect((await found(term)).titles).toHaveLength(8)
})

test('of what no course is near to, the list is empty, and nothing is said to be left out', async () => {
  expect(await found('welding zzqq')).toEqual({ titles: [], dropped: [], missing: [] })
})
