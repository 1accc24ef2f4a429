import { jobs } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { fewestCountedOnce } from './facets.queries.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const pageSize = 20

/** Counts of long lists are a minute old: other tests, which count all jobs, must not find this one's. */
const type = 'Freelance'

/** Many jobs in a city, without requirements, oldest first. */
async function manyJobs(location: string, count: number) {
  const like = await aJob({ location, type })
  const { id: _id, ...row } = like
  const others = Array.from({ length: count - 1 }, () => row)
  for (let at = 0; at < others.length; at += 500) await api.db.insert(jobs).values(others.slice(at, at + 500))
  return like
}

test('a job closed or reopened between two pages neither shortens the page where one city ends nor repeats or leaves out another job', async () => {
  const employer = await api.anEmployer()
  await manyJobs('Nashik', 60)
  await manyJobs('Pune', fewestCountedOnce + 9)
  const newest = await aJob({ location: 'Pune', type, employerId: employer.id })
  const owner = await api.as(employer)
  const candidate = await api.as(await api.aCandidate())
  const page = async (pageIndex: number) => {
    const { data, totalCount } = await candidate.jobs.list({
      query: { type: [type], near: 'Pune', sort: 'newest', pageSize, pageIndex },
    })
    return { totalCount, ids: data.map(({ ID }) => ID), cities: data.map(({ Location }) => Location) }
  }
  const border = fewestCountedOnce / pageSize
  const inPune = ({ cities }: { cities: unknown[] }) => cities.filter((city) => city === 'Pune').length
  expect([inPune(await page(border)), (await page(border)).ids.length]).toEqual([10, pageSize])

  await owner.jobs.close({ params: { id: newest.id } })
  const [closed, after] = [await page(border), await page(border + 1)]
  expect([inPune(closed), closed.ids.length, closed.totalCount]).toEqual([9, pageSize, fewestCountedOnce + 69])
  expect(new Set([...closed.ids, ...after.ids]).size).toBe(2 * pageSize)

  await owner.jobs.reopen({ params: { id: newest.id } })
  const [open, next] = [await page(border), await page(border + 1)]
  expect([inPune(open), open.ids.length]).toEqual([10, pageSize])
  expect(new Set([...open.ids, ...next.ids]).size).toBe(2 * pageSize)
  expect(next.ids).not.toEqual(after.ids)
})
