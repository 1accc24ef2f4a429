import { jobRoles } from '@pramaan/database/schema'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { personalAttributes, writtenCandidates } from '../../testing/people/personal-attributes.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aWritten = writtenCandidates(api)
const { aJob, aDrive, aCourse } = createOpenings(api.deps)

/** Openings of many kinds of work, places and years, so that many orders differ. */
async function manyOpenings() {
  const roles = await api.db.select().from(jobRoles).orderBy(asc(jobRoles.id)).limit(24)
  for (const [at, { id: roleId, domainId, title, generalSkills, professionalSkills }] of roles.entries()) {
    const location = ['Pune', 'Mumbai', 'Nashik'][at % 3] ?? ''
    const skills = { generalSkills: generalSkills.slice(0, 1), professionalSkills: professionalSkills.slice(at % 2, 4) }
    const experience = ['Fresher', '1', '3'][at % 3] ?? ''
    const { id: driveId } = await aDrive({ title: `Drive ${at}`, location, skills: skills.professionalSkills })
    await aJob({ title, roleId, domainId, location, experience, ...skills, ...(at % 4 === 0 && { driveId }) })
    await aCourse({ title, stats: skills.professionalSkills })
  }
}

type Client = Awaited<ReturnType<typeof api.as>>

/** Every list in which the server orders openings for a candidate, as it is now, with the reasons. */
async function listsOf(client: Client, id: number) {
  const hr = await api.as(await api.aStaffMember('hr'))
  const params = { id }
  const lists = {
    jobs: await client.jobs.list({ query: { pageSize: 50 } }),
    jobsInWords: await client.jobs.list({ query: { pageSize: 50, term: 'java developer' } }),
    jobsNear: await client.jobs.list({ query: { pageSize: 50, near: 'own' } }),
    scope: await client.jobs.scope(),
    drives: await client.drives.list({ query: {} }),
    courses: await client.courses.list({ query: {} }),
    jobsForStaff: await hr.jobs.forCandidate({ params }),
    coursesForStaff: await hr.courses.forCandidate({ params, query: {} }),
  }
  return Object.fromEntries(
    Object.entries(lists).map(([list, { data }]) => [list, data.map((one) => [one.ID, 'Fit' in one ? one.Fit : null])]),
  )
}

test.each(personalAttributes)('%s changes no list of openings', async (_, change) => {
  await manyOpenings()
  const person = await aWritten({ currentPosition: 'Java Developer', professionalSkills: ['Java', 'SQL'] })
  const before = await listsOf(person.client, person.id)
  expect(Object.values(before).every((list) => list.length > 0)).toBe(true)
  await change(person)
  expect(await listsOf(person.client, person.id)).toEqual(before)
})
