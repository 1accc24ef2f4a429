import { jobRoles } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../../http/refusals/refuse.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)

test('jobs, their drives and courses ask for a role or a category by the name that an Admin gave it', async () => {
  const { id: roleId } = only(await api.db.select().from(jobRoles).where(eq(jobRoles.title, 'Accountant')))
  const { id: driveId } = await aDrive()
  const { id: jobId } = await aJob({ roleId, driveId })
  const { id: courseId } = await aCourse({ title: 'Java in depth', categoryId: 1 })
  const admin = await api.as(await api.aStaffMember('Admin'))
  const reader = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  const rename = async (list: 'job-roles' | 'course-categories', id: number, change: (title: string) => string) => {
    const { data } = await admin.referenceLists.list({ params: { list }, query: { term: String(id) } })
    const { Title, Group, Detail } = only(data.filter(({ ID }) => ID === id))
    await admin.referenceLists.change({ params: { list, id }, body: { Title: change(Title), Group, Detail } })
  }
  const asked = async () => {
    await reader.jobs.list({ query: {} })
    const of = async (answer: Promise<{ data: { Fit: { reasons: { part: string; asked: string }[] } | null } }>) =>
      (await answer).data.Fit?.reasons
        .filter(({ part }) => part === 'title' || part === 'domain')
        .map((one) => one.asked)
    return {
      job: await of(reader.jobs.get({ params: { id: jobId } })),
      drive: await of(reader.drives.get({ params: { id: driveId } })),
      course: await of(reader.courses.get({ params: { id: courseId } })),
    }
  }
  const before = await asked()
  await rename('job-roles', roleId, () => 'Keeper of our books')
  await rename('course-categories', 1, (title) => `${title}, renamed`)
  const [title, category = ''] = ['Keeper of our books', before.course?.[0]]
  expect(await asked()).toEqual({ job: [title], drive: [title], course: [`${category}, renamed`] })
  await rename('job-roles', roleId, () => 'Accountant')
  await rename('course-categories', 1, () => category)
  expect(await asked()).toEqual(before)
})
