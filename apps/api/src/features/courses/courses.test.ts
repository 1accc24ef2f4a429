import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse } = createOpenings(api.deps)

test('anyone reads courses by category and title, with price in rupees and four stats [C-258 C-259 C-423 C-424 C-451 E-483 E-751 E-752 E-786]', async () => {
  await aCourse({ title: 'Typing', categoryId: 7 })
  const java = await aCourse({
    title: 'Java',
    categoryId: 1,
    price: 950_000,
    description: 'The language.',
    image: 'java',
    stats: ['Java', 'OOP', 'JDBC', 'Spring Boot'],
  })
  const list = await api.client().courses.list({ query: {} })
  expect(list).toMatchObject({ data: [{ Title: 'Java' }, { Title: 'Typing', Price: null }], totalCount: 2 })
  const { data } = await api.client().courses.get({ params: { id: java.id } })
  expect(data).toMatchObject({
    ID: java.id,
    Name: 'Java',
    Title: 'Java',
    Image: '/api/files/java',
    Price: 9500,
    Description: 'The language.',
    Stat1: 'Java',
    Stat2: 'OOP',
    Stat3: 'JDBC',
    Stat4: 'Spring Boot',
    Category: 'Software',
    Applied: false,
  })
  expect(list.data[1]).toMatchObject({ Stat2: 'Listening', Stat3: '', Stat4: '' })
  await expect(api.client().courses.get({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
})

test('courses are found by category and text, and show a candidate their status', async () => {
  const course = await aCourse()
  await aCourse({ title: 'Java', categoryId: 1, price: 100 })
  const client = await api.as(await api.aCandidate())
  await client.applications.applyToCourse({ body: { CourseID: course.id } })
  const found = await client.courses.list({ query: { category: 7, term: 'spoken' } })
  expect(found).toMatchObject({ data: [{ ID: course.id, Applied: true, Enrolled: true }], totalCount: 1 })
  const [java] = (await client.courses.list({ query: { category: 1 } })).data
  expect(java).toMatchObject({ Title: 'Java', Applied: false, Enrolled: false })
})

test('courses of one category are in the order in which people read numbers, in the list and in the Store', async () => {
  const inOrder = ['Assessment 2', 'assessment 9', 'Assessment 10', 'Assessment 100', 'Excel']
  for (const title of inOrder.toReversed()) await aCourse({ title, categoryId: 7, price: 100 })
  const titles = (rows: readonly { Title: string }[]) => rows.map(({ Title }) => Title)
  expect(titles((await api.client().courses.list({ query: {} })).data)).toEqual(inOrder)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const sold = (await admin.store.items()).data.map(({ Title }) => Title)
  expect(sold.filter((title) => inOrder.includes(title))).toEqual(inOrder)
})
