import { startApi } from '@pramaan/api/testing'
import { accounts, jobs } from '@pramaan/database/schema'
import { isSuspended } from '@pramaan/domain/account'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'

const api = await startApi({ WEB_DIR: import.meta.dirname })
const host = 'candidate.localhost'

type Job = typeof jobs.$inferSelect

/** What is the same of a job however it came. */
const same = [
  'title',
  'companyName',
  'type',
  'location',
  'ctcFrom',
  'ctcTo',
  'openings',
  'education',
  'experience',
  'workModel',
  'generalSkills',
  'professionalSkills',
  'description',
] as const

const sameOf = (job: Job) => Object.fromEntries(same.map((field) => [field, job[field]]))
const allJobs = async () => (await api.db.select().from(jobs)).sort((one, other) => one.id - other.id)

test('the job import reads every open demo job back from its public page as the same job; a drive’s or a closed job is not offered', async () => {
  await fillDemo({ pool: api.db.$client, candidates: 0, now: api.deps.now() })
  const demo = await allJobs()
  const suspended = (await api.db.select().from(accounts)).filter((account) => isSuspended(account))
  const shown = demo.filter(({ employerId }) => !suspended.some(({ id }) => id === employerId))
  const pages: string[] = []
  for (const { id, driveId, closedAt } of shown) {
    const first = await api.app.inject({ url: `/jobs/${id}`, headers: { host } })
    expect(first.statusCode).toBe(301)
    const page = await api.app.inject({ url: String(first.headers.location), headers: { host } })
    expect([id, page.body.includes('application/ld+json')]).toEqual([id, driveId === null && closedAt === null])
    pages.push(page.body)
  }
  api.deps.fetchPage = async () => pages.join('')
  const admin = await api.as(await api.aStaffMember('Admin'))
  const read = await admin.jobImports.fromPage({ body: { Url: 'https://candidate.example.com/jobs' } })
  expect(read.data.Items.flatMap(({ Problems }) => Problems)).toEqual([])
  await admin.jobImports.postJobs({ params: { id: read.data.ID }, body: {} })
  const alone = shown.filter(({ driveId, closedAt }) => driveId === null && closedAt === null)
  expect(alone.length).toBeGreaterThan(40)
  expect((await allJobs()).slice(demo.length).map(sameOf)).toEqual(alone.map(sameOf))
})
