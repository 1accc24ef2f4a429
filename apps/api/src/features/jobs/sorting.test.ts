import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)
const ago = (hours: number) => new Date(api.deps.now().getTime() - hours * 3_600_000)

test('jobs are listed best paid first: by the upper end of the pay, else by its lower end, and without pay last', async () => {
  await aJob({ title: 'Not said', ctcFrom: null, ctcTo: null })
  await aJob({ title: 'Up to nine', ctcFrom: 30_000_000, ctcTo: 90_000_000 })
  await aJob({ title: 'Thirty and above', ctcFrom: 300_000_000, ctcTo: null })
  await aJob({ title: 'Up to six', ctcFrom: 50_000_000, ctcTo: 60_000_000 })
  const best = ['Thirty and above', 'Up to nine', 'Up to six', 'Not said']
  for (const person of [await api.aCandidate({ professionalSkills: ['Tally'] }), await api.aStaffMember('Admin')]) {
    const { jobs } = await api.as(person)
    expect(titles(await jobs.list({ query: { sort: 'pay' } }))).toEqual(best)
    const pages = [0, 1].map((pageIndex) => jobs.list({ query: { sort: 'pay', pageSize: 2, pageIndex } }))
    expect((await Promise.all(pages)).flatMap(titles)).toEqual(best)
  }
})

test('jobs are filtered by when they were posted, to the hour, with the count that each choice would leave', async () => {
  await aJob({ title: 'A year ago', createdAt: ago(24 * 365) })
  await aJob({ title: 'Three weeks ago', createdAt: ago(24 * 21) })
  await aJob({ title: 'Two days ago', createdAt: ago(48) })
  await aJob({ title: 'A day ago', createdAt: ago(24) })
  await aJob({ title: 'Now', location: 'Mumbai' })
  const { jobs } = await api.as(await api.aCandidate())
  const posted = async (days: '1' | '7' | '30') =>
    titles(await jobs.list({ query: { posted: days, sort: 'newest' } })).sort()
  expect(await posted('1')).toEqual(['A day ago', 'Now'])
  expect(await posted('7')).toEqual(['A day ago', 'Now', 'Two days ago'])
  expect(await posted('30')).toEqual(['A day ago', 'Now', 'Three weeks ago', 'Two days ago'])
  const { facets, totalCount } = await jobs.list({ query: { posted: '1', location: 'Pune' } })
  expect(totalCount).toBe(1)
  expect(facets?.posted).toEqual([
    { value: '1', count: 1 },
    { value: '7', count: 2 },
    { value: '30', count: 3 },
  ])
})
