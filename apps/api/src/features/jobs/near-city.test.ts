import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)

/** A job at each distance from Mumbai, created farthest first, so that order by date would be wrong for all. */
async function jobsFarToNear() {
  await aJob({ title: 'Other state', location: 'Delhi' })
  await aJob({ title: 'Same state', location: 'Nashik' })
  await aJob({ title: 'From home', location: 'Delhi', workModel: 'Remote' })
  await aJob({ title: 'Same area', location: 'Panvel' })
  await aJob({ title: 'In the city', location: 'Mumbai' })
  await aJob({ title: 'Elsewhere, newest', location: 'Chennai' })
}

test('jobs near a city come first: in it, in its area, from home, in its state, and then the rest in the usual order', async () => {
  await jobsFarToNear()
  const { jobs } = await api.as(await api.aCandidate())
  const list = await jobs.list({ query: { near: 'Mumbai' } })
  const order = ['In the city', 'Same area', 'From home', 'Same state', 'Elsewhere, newest', 'Other state']
  expect(titles(list)).toEqual(order)
  expect(list.near).toEqual({ city: 'Mumbai', count: 2 })
  expect(titles(await jobs.filter({ body: { near: ' bombay ' } }))).toEqual(order)
  const usual = await jobs.list({ query: {} })
  expect([titles(usual)[0], usual.near]).toEqual(['Elsewhere, newest', null])
})

test('what fits the candidate comes before the rest, and each begins with the city', async () => {
  const skills = { professionalSkills: ['Excel'] }
  await aJob({ ...skills, title: 'Far and fitting', location: 'Nashik' })
  await aJob({ title: 'Far', location: 'Nashik', professionalSkills: ['Welding'] })
  await aJob({ ...skills, title: 'Near and fitting', location: 'Pune' })
  await aJob({ title: 'Near', location: 'Pune', professionalSkills: ['Welding'] })
  const { jobs } = await api.as(await api.aCandidate(skills))
  const near = (await jobs.list({ query: { near: 'Pune' } })).data
  expect(titles({ data: near })).toEqual(['Near and fitting', 'Far and fitting', 'Near', 'Far'])
  expect(titles(await jobs.list({ query: { near: 'Pune', sort: 'newest' } }))[0]).toBe('Near')
})

test('pages of jobs near a city hold together: every job once, in one order', async () => {
  const cities = ['Pune', 'Mumbai', 'Nashik', 'Navi Mumbai', 'Satara']
  for (let index = 0; index < 23; index++)
    await aJob({ title: `${cities[index % cities.length]} ${index}`, location: cities[index % cities.length] ?? '' })
  const { jobs } = await api.as(await api.aCandidate())
  const full = await jobs.list({ query: { near: 'Navi Mumbai', pageSize: 50 } })
  const pages = []
  for (const pageIndex of [0, 1, 2, 3, 4]) {
    const page = await jobs.list({ query: { near: 'Navi Mumbai', pageSize: 5, pageIndex } })
    expect(page).toMatchObject({ totalCount: 23, pageCount: 5, near: { city: 'Navi Mumbai', count: 9 } })
    pages.push(...titles(page))
  }
  expect(pages).toEqual(titles(full))
  expect(new Set(pages).size).toBe(23)
  expect(pages[0]).toMatch(/^Navi Mumbai/)
})

test('`own` is the city of the caller’s own profile or company, and none if unknown', async () => {
  const employer = await api.anEmployer({ location: 'Pune' })
  for (const location of ['Pune', 'Mumbai', 'Nashik'])
    await aJob({ title: `In ${location}`, location, employerId: employer.id })
  const firstOf = async (who: Parameters<typeof api.as>[0]) => {
    const list = await (await api.as(who)).jobs.list({ query: { near: 'own' } })
    return [titles(list)[0], list.near]
  }
  expect(await firstOf(await api.aCandidate({ location: 'Mumbai' }))).toEqual([
    'In Mumbai',
    { city: 'Mumbai', count: 1 },
  ])
  expect(await firstOf(employer)).toEqual(['In Pune', { city: 'Pune', count: 1 }])
  expect(await firstOf(await api.aCandidate({ location: null }))).toEqual(['In Nashik', null])
  expect(await firstOf(await api.aStaffMember('Admin'))).toEqual(['In Nashik', null])
})

test('a city missing from our lists has no cities near it; a state has its cities near', async () => {
  await aJob({ title: 'In Pune', location: 'Pune' })
  await aJob({ title: 'From home', location: 'Pune', workModel: 'Remote' })
  await aJob({ title: 'In Bangalore', location: 'Bangalore' })
  const { jobs } = await api.as(await api.aCandidate())
  const unknown = await jobs.list({ query: { near: 'Shirur Kasar' } })
  expect([titles(unknown)[0], unknown.near]).toEqual(['From home', { city: 'Shirur Kasar', count: 0 }])
  const renamed = await jobs.list({ query: { near: 'Bengaluru' } })
  expect([titles(renamed)[0], renamed.near]).toEqual(['In Bangalore', { city: 'Bangalore', count: 1 }])
  const state = await jobs.list({ query: { near: 'Karnataka' } })
  expect([titles(state)[0], state.near]).toEqual(['In Bangalore', { city: 'Karnataka', count: 1 }])
})

test('a filter by location and an order by city work together', async () => {
  await jobsFarToNear()
  const { jobs } = await api.as(await api.aCandidate())
  const list = await jobs.list({ query: { near: 'Mumbai', location: ['Nashik', 'Panvel'] } })
  expect(titles(list)).toEqual(['Same area', 'Same state'])
  expect(list.near).toEqual({ city: 'Mumbai', count: 1 })
})

test('drives near a city come first among those that are not over, and pages of them hold together', async () => {
  const over = { fromDate: '2026-11-01', toDate: '2026-11-05' }
  await aDrive({ ...over, title: 'Over in Nashik', location: 'Nashik' })
  await aDrive({ title: 'Nashik', location: 'Nashik' })
  await aDrive({ title: 'Pune', location: 'Pune' })
  await aDrive({ title: 'Delhi', location: 'Delhi' })
  const { drives } = await api.as(await api.aCandidate({ location: 'Nashik' }))
  const list = await drives.list({ query: { near: 'own' } })
  expect(titles(list)).toEqual(['Nashik', 'Pune', 'Delhi', 'Over in Nashik'])
  expect(list).toMatchObject({ totalCount: 4, near: { city: 'Nashik', count: 2 } })
  const second = await drives.list({ query: { near: 'Nashik', pageSize: 2, pageIndex: 1 } })
  expect(titles(second)).toEqual(['Delhi', 'Over in Nashik'])
  expect(titles(await drives.filter({ body: { near: 'Delhi' } }))[0]).toBe('Delhi')
  expect((await drives.list({ query: { show: 'applied', near: 'Nashik' } })).totalCount).toBe(0)
})
