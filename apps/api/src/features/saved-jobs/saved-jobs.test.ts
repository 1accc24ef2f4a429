import { jobs, savedJobs } from '@pramaan/database/schema'
import { mostSavedJobs } from '@pramaan/domain/job'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)

test('a candidate saves jobs, finds them last saved first and takes them off again; repeating changes nothing', async () => {
  const { savedJobs: saved, jobs: listing } = await api.as(await api.aCandidate())
  const [first, second] = [await aJob({ title: 'First' }), await aJob({ title: 'Second' })]
  for (const { id } of [first, second, first]) await saved.save({ params: { id } })
  const { data, totalCount } = await saved.list({ query: {} })
  expect(data.map(({ Title, State }) => [Title, State])).toEqual([
    ['First', 'open'],
    ['Second', 'open'],
  ])
  expect(totalCount).toBe(2)
  expect(data[0]?.Job).toMatchObject({ Title: 'First', Saved: true, Location: 'Pune' })
  const flags = (await listing.list({ query: { sort: 'newest' } })).data.map(({ Saved }) => Saved)
  expect(flags).toEqual([true, true])
  for (const { id } of [first, first]) await saved.remove({ params: { id } })
  expect((await saved.list({ query: {} })).data.map(({ Title }) => Title)).toEqual(['Second'])
  expect((await listing.get({ params: { id: first.id } })).data.Saved).toBe(false)
})

test('a saved job that closed, whose drive is over or that was deleted stays in the list and says so', async () => {
  const { savedJobs: saved } = await api.as(await api.aCandidate())
  const drive = await aDrive()
  const made = {
    closed: await aJob({ title: 'Closed' }),
    over: await aJob({ title: 'Over', driveId: drive.id }),
    gone: await aJob({ title: 'Gone' }),
  }
  for (const { id } of Object.values(made)) await saved.save({ params: { id } })
  await api.db.update(jobs).set({ closedAt: api.deps.now() }).where(eq(jobs.id, made.closed.id))
  await api.db.update(jobs).set({ deletedAt: api.deps.now() }).where(eq(jobs.id, made.gone.id))
  api.pass(10 * 86_400_000)
  const { data } = await saved.list({ query: {} })
  expect(data.map(({ Title, State, Job }) => [Title, State, Job?.Title]).sort()).toEqual([
    ['Closed', 'closed', 'Closed'],
    ['Gone', 'gone', undefined],
    ['Over', 'closed', 'Over'],
  ])
  await saved.remove({ params: { id: made.gone.id } })
  expect((await saved.list({ query: {} })).totalCount).toBe(2)
})

test('everyone has their own saved jobs, of jobs that they may open, up to the limit', async () => {
  const [person, other] = [await api.aCandidate(), await api.aCandidate()]
  const job = await aJob({ title: 'Mine' })
  const { savedJobs: mine } = await api.as(person)
  await mine.save({ params: { id: job.id } })
  const { savedJobs: theirs } = await api.as(other)
  expect((await theirs.list({ query: {} })).data).toEqual([])
  await theirs.remove({ params: { id: job.id } })
  expect((await mine.list({ query: {} })).totalCount).toBe(1)
  const deleted = await aJob({ deletedAt: api.deps.now() })
  await expect(mine.save({ params: { id: deleted.id } })).rejects.toMatchObject({ status: 404 })
  const many = await api.db
    .insert(jobs)
    .values(Array.from({ length: mostSavedJobs }, () => ({ ...job, id: undefined })))
    .returning({ id: jobs.id })
  const values = many.map(({ id }) => ({ candidateId: other.id, jobId: id, savedAt: api.deps.now() }))
  await api.db.insert(savedJobs).values(values)
  await expect(theirs.save({ params: { id: job.id } })).rejects.toMatchObject({ code: 'limit-reached' })
})
