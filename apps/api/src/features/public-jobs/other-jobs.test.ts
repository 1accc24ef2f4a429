import { jobRoles, type jobs } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi({ WEB_DIR: import.meta.dirname })
const { aJob } = createOpenings(api.deps)
const get = (url: string) => api.app.inject({ url, headers: { host: 'candidate.localhost' } })

/** A job's form with a role of the catalogue. */
async function ofRole(role: string, about: Partial<typeof jobs.$inferInsert> = {}) {
  const [row] = await api.db.select().from(jobRoles).where(eq(jobRoles.title, role))
  return { title: role, roleId: row?.id, domainId: row?.domainId, ...about }
}
/** Each heading of other jobs on a page, with the titles below it. */
async function othersOn(id: number) {
  const { headers } = await get(`/jobs/${id}`)
  const { body } = await get(String(headers.location))
  return [...body.matchAll(/<nav[^>]*><h2>([^<]+)<\/h2>(.*?)<\/nav>/gs)].map(([, heading, list = '']) => [
    heading,
    ...[...list.matchAll(/<a href[^>]*>([^<]+)/g)].map(([, title]) => title),
  ])
}
async function aTeacherAndABuilder() {
  await aJob(await ofRole('Primary School Teacher'))
  await aJob(await ofRole('Civil Site Engineer'))
}

const java = { professionalSkills: ['Java', 'SQL'] }

test('the jobs below another are of its field where none is similar: first its work, then its part of the field, then its city', async () => {
  const { id } = await aJob(await ofRole('Android Developer', { professionalSkills: ['Kotlin', 'SQL'] }))
  await aJob(await ofRole('Mobile App Developer', { professionalSkills: ['Flutter'], location: 'Delhi' }))
  await aJob(await ofRole('Network Engineer', { professionalSkills: ['Networking'] }))
  await aJob(await ofRole('DevOps Engineer', { professionalSkills: ['Docker'], location: 'Delhi' }))
  await aJob(await ofRole('Network Engineer', { title: 'Closed', closedAt: api.deps.now() }))
  await aTeacherAndABuilder()
  expect(await othersOn(id)).toEqual([
    ['Jobs in the same field', 'Mobile App Developer', 'Network Engineer', 'DevOps Engineer'],
  ])
})

test('the jobs below another are of its field after the similar ones, under a heading of their own, as many as there is room for', async () => {
  const { id } = await aJob(await ofRole('Java Developer', { ...java, title: 'Java developer' }))
  await aJob(await ofRole('Java Developer', { ...java, title: 'Java engineer' }))
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    await aJob(await ofRole('Network Engineer', { title, professionalSkills: ['Networking'] }))
  await aTeacherAndABuilder()
  expect(await othersOn(id)).toEqual([
    ['Similar jobs', 'Java engineer'],
    ['Jobs in the same field', 'Five', 'Four', 'Three', 'Two'],
  ])
})

test('a job that names no domain is of the field of its role or its title, both where it is read and below another', async () => {
  const { id } = await aJob({ title: 'PHP Developer', professionalSkills: ['PHP'] })
  await aJob(await ofRole('Network Engineer', { title: 'Of a domain' }))
  await aJob(await ofRole('Network Engineer', { title: 'Of a role', domainId: null }))
  await aJob({ title: 'Network Engineer' })
  await aTeacherAndABuilder()
  expect(await othersOn(id)).toEqual([['Jobs in the same field', 'Of a domain', 'Network Engineer', 'Of a role']])
})

test('a job whose title is in no list has no field, and the latest below it', async () => {
  const { id } = await aJob({ title: 'Zzyzx' })
  await aJob(await ofRole('Network Engineer'))
  expect(await othersOn(id)).toEqual([['Latest jobs', 'Network Engineer']])
})

test('the jobs below another are the latest where no other job is of its field', async () => {
  const { id } = await aJob(await ofRole('Android Developer'))
  await aTeacherAndABuilder()
  expect(await othersOn(id)).toEqual([['Latest jobs', 'Civil Site Engineer', 'Primary School Teacher']])
})
