import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { auditLog, courseCategories, jobRoles, locations, skills } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const firstOwn = 100_000
const anAdmin = async () => api.as(await api.aStaffMember('Admin'))
const role = { Title: 'Drone Pilot', Domain: 'Logistics', Subdomain: 'Delivery' }

// The reference lists are not emptied between tests.
afterEach(async () => {
  const { gte } = await import('drizzle-orm')
  await api.db.delete(jobRoles).where(gte(jobRoles.id, firstOwn))
  await api.db.delete(locations).where(gte(locations.id, firstOwn))
  await api.db.delete(skills).where(gte(skills.id, firstOwn))
  await api.db.delete(courseCategories).where(gte(courseCategories.id, 1000))
})

async function aDomain() {
  return (await api.client().reference.domains()).data[0]?.Title ?? ''
}

test('a created job role is offered at once, and an excluded one is no longer offered, but stays with people who chose it [S-458 S-459]', async () => {
  const admin = await anAdmin()
  const visitor = api.client()
  const titles = async () => (await visitor.reference.jobRoles()).data.map(({ Title }) => Title)
  const body = { ...role, Domain: await aDomain(), ProfessionalSkills: ['Flying'] }
  const created = await admin.reference.createJobRole({ body })
  expect(created.message).toBe('Success')
  const id = created.data.insertedId
  expect(id).toBeGreaterThanOrEqual(firstOwn)
  const offered = (await visitor.reference.jobRoles()).data.find(({ ID }) => ID === id)
  expect(offered).toMatchObject({ Title: 'Drone Pilot', ProfessionalSkills: ['Flying'], AppVisibility: true })
  const asha = await api.aCandidate({ jobRoleIds: [id] })
  const mistaken = admin.reference.excludeJobRole({ body: { title: 'Another', id } })
  await expect(mistaken).rejects.toMatchObject({ status: 404 })
  expect((await admin.reference.excludeJobRole({ body: { title: 'Drone pilot', id } })).message).toBe('Success')
  expect(await titles()).not.toContain('Drone Pilot')
  const profile = await (await api.as(asha)).candidates.get({ params: { id: asha.id } })
  expect(JSON.stringify(profile.data)).toContain('Drone Pilot')
  const actions = (await api.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['reference-added', 'reference-changed']))
})

test('an entry that is added five times at once is there once, and the others see that the list has it', async () => {
  const admin = await anAdmin()
  const body = { Title: 'Drone Repair', Group: 'Electronics', Detail: 'Repair' }
  const add = () => admin.referenceLists.add({ params: { list: 'skills' }, body })
  const answers = await Promise.allSettled([add(), add(), add(), add(), add()])
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const taken = { status: 400, details: [{ field: 'Title' }] }
  expect(refusals).toMatchObject([taken, taken, taken, taken])
})

test('a job role’s type is stored and returned; an Admin changes it, another edit leaves it, and an unknown one is refused', async () => {
  const admin = await anAdmin()
  const domain = await aDomain()
  const create = (about: object) => admin.reference.createJobRole({ body: { ...role, Domain: domain, ...about } })
  const { insertedId: id } = (await create({ Type: 'Technical' })).data
  const typeOffered = async () => (await api.client().reference.jobRoles()).data.find(({ ID }) => ID === id)?.Type
  expect(await typeOffered()).toBe('Technical')
  const params = { list: 'job-roles' as const, id }
  const body = { Title: 'Drone Pilot', Group: domain, Detail: 'Delivery' }
  const change = (more: object) => admin.referenceLists.change({ params, body: { ...body, ...more } })
  expect((await change({ Type: 'Creative' })).data.Type).toBe('Creative')
  expect(await typeOffered()).toBe('Creative')
  expect((await change({ Title: 'Drone Flyer' })).data).toMatchObject({ Title: 'Drone Flyer', Type: 'Creative' })
  await expect(change({ Type: 'Magic' })).rejects.toMatchObject({ details: [{ field: 'Type' }] })
  await create({ Title: 'Drone Watcher' })
  const Rows = [{ Title: 'Drone Builder', Group: domain, Detail: 'Delivery', Type: 'Technical' }]
  await admin.referenceLists.importRows({ params: { list: 'job-roles' }, body: { Rows } })
  const { data } = await admin.referenceLists.list({ params: { list: 'job-roles' }, query: { term: 'Drone' } })
  expect(data.map(({ Title, Type }) => [Title, Type])).toEqual([
    ['Drone Builder', 'Technical'],
    ['Drone Flyer', 'Creative'],
    ['Drone Watcher', 'Operations'],
  ])
})

test('an entry is found, added, renamed, excluded and restored, and forms have it at once', async () => {
  const admin = await anAdmin()
  const params = { list: 'locations' as const }
  const namesOfLocations = async () => (await api.client().reference.locations()).data.map(({ Location }) => Location)
  const { data } = await admin.referenceLists.add({ params, body: { Title: 'Demopur', Group: 'Goa' } })
  expect(await namesOfLocations()).toContain('Demopur')
  const one = { params: { ...params, id: data.ID } }
  await admin.referenceLists.change({ ...one, body: { Title: 'Demoganj', Group: 'Goa' } })
  const found = await admin.referenceLists.list({ params, query: { term: 'demog' } })
  expect(found).toMatchObject({ totalCount: 1, data: [{ Title: 'Demoganj', Group: 'Goa', Excluded: false }] })
  await admin.referenceLists.exclude({ ...one, body: { Excluded: true } })
  expect(await namesOfLocations()).not.toContain('Demoganj')
  const excluded = await admin.referenceLists.list({ params, query: { status: 'excluded' } })
  expect(excluded.data.map(({ ID }) => ID)).toEqual([data.ID])
  await admin.referenceLists.exclude({ ...one, body: { Excluded: false } })
  expect(await namesOfLocations()).toContain('Demoganj')
})

test('a form suggests every group of a list, however many there are', async () => {
  const state = (n: number) => `State ${String(n).padStart(3, '0')}`
  const rows = Array.from({ length: 250 }, (_, n) => ({ location: `Demopur ${n}`, state: state(n) }))
  await api.db.insert(locations).values(rows)
  const { groups } = await (await anAdmin()).referenceLists.list({ params: { list: 'locations' }, query: {} })
  expect(groups.filter((group) => group.startsWith('State '))).toEqual(rows.map((row) => row.state))
})

test('a name that is taken, in any case, and an unknown group are refused at their fields', async () => {
  const admin = await anAdmin()
  const add = (list: 'locations' | 'job-roles', Title: string, Group: string) =>
    admin.referenceLists.add({ params: { list }, body: { Title, Group, Detail: 'x' } })
  await expect(add('locations', 'PUNE', 'Maharashtra')).rejects.toMatchObject({ details: [{ field: 'Title' }] })
  await expect(add('job-roles', 'Drone Pilot', 'Magic')).rejects.toMatchObject({ details: [{ field: 'Group' }] })
})

test('a name with more spaces between its words is the same name', async () => {
  const admin = await anAdmin()
  const params = { list: 'locations' } as const
  const entry = (Title: string) => ({ Title, Group: 'Maharashtra', Detail: '' })
  expect((await admin.referenceLists.add({ params, body: entry('New  Drone City') })).data.Title).toBe('New Drone City')
  const again = admin.referenceLists.add({ params, body: entry('New Drone   City') })
  await expect(again).rejects.toMatchObject({ details: [{ field: 'Title' }] })
  const { data } = await admin.referenceLists.importRows({ params, body: { Rows: [entry('new  drone city')] } })
  expect(data).toMatchObject({ Added: 0, Known: 1 })
})

test('a file adds new entries and gives a reason for each other line; a list’s own export adds nothing', async () => {
  const admin = await anAdmin()
  const params = { list: 'locations' as const }
  const Rows = [
    { Title: 'Demopur', Group: 'Goa', Detail: '' },
    { Title: 'pune', Group: 'Maharashtra', Detail: '' },
    { Title: 'Nowhere', Group: '', Detail: '' },
    { Title: 'demopur', Group: 'Goa', Detail: '' },
  ]
  const { data } = await admin.referenceLists.importRows({ params, body: { Rows } })
  expect(data).toEqual({ Added: 1, Known: 2, Refused: [{ Row: 3, Message: 'Please fill this in.' }] })
  const { url } = (await admin.referenceLists.file({ params, query: { term: 'Demopur' } })).data
  const { body } = await api.app.inject({ url })
  expect(body).toMatch(/^\uFEFFID,Title,Group,Detail,Type,Excluded\r\n\d+,Demopur,Goa,,,\r\n$/)
})

test('what an Admin renamed stays so when a later release brings its lists', async () => {
  const admin = await anAdmin()
  const [first] = await api.db.select().from(locations).limit(1)
  const params = { list: 'locations' as const, id: first?.id ?? 0 }
  await admin.referenceLists.change({ params, body: { Title: 'New name', Group: first?.state ?? '' } })
  expect(await seedReference(api.db)).toBe(0)
  const where = eq(locations.id, params.id)
  expect((await api.db.select().from(locations).where(where))[0]?.location).toBe('New name')
  await api.db
    .update(locations)
    .set({ location: first?.location ?? '', editedAt: null })
    .where(where)
})

test('a new course category is offered, and each list can be read', async () => {
  const admin = await anAdmin()
  const params = { list: 'course-categories' as const }
  const { data } = await admin.referenceLists.add({ params, body: { Title: 'Nursing' } })
  expect(data.ID).toBeLessThan(32_768)
  const categories = (await api.client().reference.courseCategories()).data
  expect(categories[0]).toEqual({ ID: 1, Title: 'Software' })
  expect(categories.at(-1)?.Title).toBe('Nursing')
  for (const list of ['skills', 'job-roles', 'degrees', 'colleges'] as const) {
    const page = await admin.referenceLists.list({ params: { list }, query: { term: 'a', pageSize: 5 } })
    expect(page.totalCount > 0 || list === 'colleges').toBe(true)
  }
})
