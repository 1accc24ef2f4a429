import { type Grade, weightOf } from '@pramaan/domain/fit'
import { costs, partShares } from '@pramaan/domain/opening-fit'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const java = { professionalSkills: ['Java', 'Spring Boot', 'SQL'], location: 'Pune' }

test('similar jobs do the same work, most alike first, without closed ones, other work and the job itself', async () => {
  const read = await aJob({ title: 'Java Developer', ...java })
  await aJob({ title: 'Staff Nurse', professionalSkills: ['Patient Care'] })
  await aJob({ title: 'Java Developer', ...java, closedAt: api.deps.now() })
  const over = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
  await aJob({ title: 'Java Developer', ...java, driveId: over.id })
  await aJob({ title: 'Java Developer', ...java, location: 'Chennai', companyName: 'Elsewhere' })
  await aJob({ title: 'Java Developer', ...java, companyName: 'Same' })
  const candidate = await api.as(await api.aCandidate({ professionalSkills: ['Java'] }))
  const { data } = await candidate.jobs.similar({ params: { id: read.id } })
  expect(data.map(({ CompanyName }) => CompanyName)).toEqual(['Same', 'Elsewhere'])
  expect(data[0]?.Match).toMatchObject({ matched: 1, total: 3 })
})

test('each says why it is similar, and these reasons alone give their order', async () => {
  const read = await aJob({ title: 'Java Developer', ...java })
  await aJob({ title: 'Java Developer', ...java, location: 'Chennai' })
  await aJob({ title: 'Backend Developer', ...java })
  await aJob({ title: 'Java Developer', ...java, professionalSkills: ['Java'] })
  await aJob({ title: 'Java Developer', ...java, experience: '3' })
  const candidate = await api.as(await api.aCandidate({ professionalSkills: ['Tally Prime'] }))
  const { data } = await candidate.jobs.similar({ params: { id: read.id } })
  const scores = data.map(({ Alike: { reasons, against } }) => {
    const shares = reasons.map(({ part, grade }) => {
      const count = reasons.filter((one) => one.part === part).length
      return Math.round(partShares[part] / count) * (grade === null ? 0 : weightOf(grade as Grade))
    })
    return shares.reduce((sum, share) => sum + share, 0) - against.reduce((sum, one) => sum + costs[one], 0)
  })
  expect(data).toHaveLength(4)
  expect(new Set(scores).size).toBeGreaterThan(2)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(data.find(({ Location }) => Location === 'Chennai')?.Alike.against).toEqual(['elsewhere'])
})

test('similar jobs leave out what the candidate applied to, also if they withdrew, and are four at most', async () => {
  const read = await aJob({ title: 'Java Developer', ...java })
  const made: { id: number }[] = []
  for (let count = 0; count < 6; count += 1) made.push(await aJob({ title: 'Java Developer', ...java }))
  const candidate = await api.as(await api.aCandidate())
  const similar = async () => (await candidate.jobs.similar({ params: { id: read.id } })).data.map(({ ID }) => ID)
  expect(await similar()).toEqual([5, 4, 3, 2].map((at) => made[at]?.id))
  for (const job of [made[5], made[4], made[3]]) {
    const { applicationId } = await candidate.applications.apply({ body: { JobID: job?.id } })
    if (job === made[3]) await candidate.applications.withdraw({ body: { Kind: 'job', ID: applicationId } })
  }
  expect(await similar()).toEqual([2, 1, 0].map((at) => made[at]?.id))
  await expect(candidate.jobs.similar({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
})
