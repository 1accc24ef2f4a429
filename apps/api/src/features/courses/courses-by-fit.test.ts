import { courseCategories } from '@pramaan/database/schema'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse, aDrive } = createOpenings(api.deps)

test('a candidate’s courses begin with those that build on what they know, each with its reason; others see the usual order', async () => {
  const [category] = await api.db.select().from(courseCategories).orderBy(asc(courseCategories.id)).limit(1)
  await aCourse({ title: 'A first course', stats: ['Patient Care'], categoryId: category?.id ?? 1 })
  await aCourse({ title: 'Java in depth', stats: ['Java', 'Spring Boot'] })
  const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)
  const mine = await (await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))).courses.list({ query: {} })
  expect(titles(mine)).toEqual(['Java in depth', 'A first course'])
  const met = mine.data[0]?.Fit?.reasons.filter(({ grade }) => grade !== null).map(({ asked }) => asked)
  // The title names the concept that the first of its skills names, too.
  expect(met).toEqual(['Java in depth'])
  const visitor = await api.client().courses.list({ query: {} })
  expect(titles(visitor)).toEqual(['A first course', 'Java in depth'])
  expect(visitor.data.map(({ Fit }) => Fit)).toEqual([null, null])
})

test('a drive says to a candidate why it is there, in lists and on its page, and to nobody else', async () => {
  const drive = await aDrive({ title: 'Java hiring day', skills: ['Java', 'SQL'] })
  const candidate = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  const [listed] = (await candidate.drives.list({ query: {} })).data
  const one = (await candidate.drives.get({ params: { id: drive.id } })).data
  for (const { Fit } of [listed ?? one, one]) {
    const met = Fit?.reasons.filter(({ grade }) => grade === 'skill').map(({ asked }) => asked)
    expect(met).toEqual(['Java'])
    expect(Fit?.against).toEqual([])
  }
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.drives.get({ params: { id: drive.id } })).data.Fit).toBeNull()
})
