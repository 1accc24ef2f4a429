import { cvTexts } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, roleCalled } = createOpenings(api.deps)

const degree = 'Bachelor of Education (B.Ed)'

/** The jobs that a candidate sees: the title, whether it suits, and through what they have its work. */
async function jobsFor(about: Parameters<typeof api.aCandidate>[0], cvText?: string) {
  const person = await api.aCandidate({ location: 'Pune', ...about })
  const read = { fileId: 'cv', text: cvText, readAt: api.deps.now() }
  if (cvText) await api.db.insert(cvTexts).values({ candidateId: person.id, ...read })
  const client = await api.as(person)
  const { data } = await client.jobs.list({ query: {} })
  return data.map(({ Title, Fit: fit }) => {
    const through = fit?.reasons.find(({ part, grade }) => part === 'title' && grade)?.through
    return [Title, fit?.fits, through ?? null]
  })
}

test('who tells only a degree, with or without a domain, sees the jobs that it leads to first', async () => {
  const { domainId } = await roleCalled('Primary School Teacher')
  for (const title of ['Primary School Teacher', 'Instructional Designer', 'Welder'])
    await aJob({ title, ...(await roleCalled(title)), professionalSkills: ['Own Thing 3'] })
  const [teacher, designer, welder] = [
    ['Primary School Teacher', true, degree],
    ['Instructional Designer', false, null],
    ['Welder', false, null],
  ]
  expect(await jobsFor({ degree, domainId })).toEqual([teacher, designer, welder])
  expect(await jobsFor({ degree })).toEqual([teacher, designer, welder])
  // What only a CV mentions is no more than that.
  const cvText = 'Welder at a works, Instructional Designer'
  expect(await jobsFor({ degree, domainId }, cvText)).toContainEqual(teacher)
  // Of another domain the degree says nothing, and a role that is chosen says more.
  const welding = await roleCalled('Welder')
  expect(await jobsFor({ degree, domainId: welding.domainId })).toContainEqual(['Welder', true, null])
  expect(await jobsFor({ degree, domainId, jobRoleIds: [welding.roleId] })).toContainEqual([
    'Primary School Teacher',
    false,
    null,
  ])
})

test('a newcomer with skills and no role sees the jobs for these, and those that their degree leads to', async () => {
  for (const title of ['Network Engineer', 'Welder'])
    await aJob({ title, ...(await roleCalled(title)), professionalSkills: ['Own Thing 3'] })
  await aJob({ title: 'Python Developer', professionalSkills: ['Python'] })
  const newcomer = { degree: 'MCA', professionalSkills: ['Python', 'DBMS'] }
  const jobs = await jobsFor(newcomer)
  expect(jobs.map(([title, suits]) => [title, suits])).toEqual([
    ['Python Developer', true],
    ['Network Engineer', true],
    ['Welder', false],
  ])
  expect(jobs).toContainEqual(['Network Engineer', true, 'MCA'])
  const { roleId } = await roleCalled('Welder')
  expect(await jobsFor({ ...newcomer, jobRoleIds: [roleId] })).toContainEqual(['Network Engineer', false, null])
})
