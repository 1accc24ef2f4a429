import { jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aDrive } = createOpenings(api.deps)

test('drives that fit come first among those that are not over', async () => {
  await aDrive({ title: 'Fits', skills: ['Java'] })
  await aDrive({ title: 'Newest', skills: ['Welding'] })
  const client = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  expect((await client.drives.list({ query: {} })).data.map(({ Title }) => Title)).toEqual(['Fits', 'Newest'])
})

test('a drive for a candidate’s work comes before one of their field, wherever it is', async () => {
  const roles = await api.db.select().from(jobRoles).where(eq(jobRoles.title, 'Java Developer'))
  const { domainId } = only(roles)
  await aDrive({ title: 'Work, far', skills: ['Java'], domainId, location: 'Delhi' })
  await aDrive({ title: 'Other', skills: ['Welding'], location: 'Pune' })
  await aDrive({ title: 'Field, near', skills: ['Kotlin'], domainId, location: 'Pune' })
  const client = await api.as(await api.aCandidate({ professionalSkills: ['Java'], domainId, location: 'Pune' }))
  const list = await client.drives.list({ query: { near: 'own' } })
  expect(list.data.map(({ Title, Fit: fit }) => [Title, fit?.fits])).toEqual([
    ['Work, far', true],
    ['Field, near', false],
    ['Other', false],
  ])
})
