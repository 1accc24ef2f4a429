import { dayOf } from '@pramaan/domain/india-day'
import { isUndecided } from '@pramaan/domain/job-application'
import { expect, test } from 'vitest'
import { courseApplicationsOf } from '../courses/course-applications.ts'
import { coursesOf } from '../courses/courses.ts'
import { employersOf } from '../employers/employers.ts'
import { shortlistsOf } from '../employers/shortlists.ts'
import { candidateAt } from '../people/candidate.ts'
import { demoSeed, firstIds, type World } from '../world.ts'
import { applicantsOf } from './applicants.ts'
import { applicationsOf } from './applications.ts'
import { drivesOf } from './drives.ts'
import { jobApplicationsOf } from './job-applications.ts'
import { jobsOf } from './jobs.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-21T06:30:00.000Z')

function openingsOf(world: World) {
  const employers = employersOf(world)
  const drives = drivesOf(world, employers)
  const [jobs, courses] = [jobsOf(world, employers, drives), coursesOf(world)]
  const toCourses = courseApplicationsOf(world, courses).applications
  return {
    drives,
    jobs,
    courses,
    toDrives: applicationsOf(world, drives),
    toJobs: jobApplicationsOf(world, jobs, drives),
    toCourses,
  }
}

/** How many of these were made in so many days, counted back from a day. */
function madeIn(list: readonly { createdAt: Date }[], days: number, endedDaysAgo: number) {
  const ages = list.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / dayMs - endedDaysAgo)
  return ages.filter((age) => age >= 0 && age < days).length
}

function growthOf(list: readonly { createdAt: Date }[], days: number) {
  return madeIn(list, days, 0) / madeIn(list, days, days)
}

test.each([300, 600, 2000])(
  'with %i candidates a month brings about as many openings and applications as the one before',
  (candidates) => {
    const { drives, jobs, toJobs, toDrives, toCourses } = openingsOf({ seed: demoSeed, candidates, now })
    const applications = [...toJobs, ...toDrives]
    for (const list of [jobs, drives, applications, toCourses]) {
      expect(growthOf(list, 30)).toBeGreaterThan(0.7)
      expect(growthOf(list, 30)).toBeLessThan(1.6)
    }
    expect(growthOf(toJobs, 90)).toBeLessThan(2.5)
    expect(madeIn(applications, 7, 0)).toBeLessThan(0.5 * madeIn(applications, 30, 0))
  },
)

test('some who signed up in the last month are in a pipeline by now, and none before the sign-up', () => {
  const world = { seed: demoSeed, candidates: 2000, now }
  const employers = employersOf(world)
  const { shortlistMoves } = shortlistsOf(world, employers, jobsOf(world, employers, drivesOf(world, employers)))
  const signedUp = new Map(applicantsOf(world).map(({ candidateId, registeredAt }) => [candidateId, registeredAt]))
  const lately = shortlistMoves.filter(({ candidateId }) => {
    const at = signedUp.get(candidateId)
    return at && now.getTime() - at.getTime() < 30 * dayMs
  })
  expect(new Set(lately.map(({ toStatus }) => toStatus)).size).toBeGreaterThan(1)
  expect(lately.every(({ candidateId, movedAt }) => movedAt > (signedUp.get(candidateId) ?? now))).toBe(true)
})

test('people apply in the day rather than at night, and least on a Sunday', () => {
  const { toJobs, toDrives, toCourses } = openingsOf({ seed: demoSeed, candidates: 2000, now })
  const clocks = [...toJobs, ...toDrives, ...toCourses].map(
    ({ createdAt }) => new Date(createdAt.getTime() + 5.5 * 3_600_000),
  )
  const share = (of: (clock: Date) => boolean) => clocks.filter(of).length / clocks.length
  expect(share((clock) => clock.getUTCHours() < 6)).toBeLessThan(0.06)
  expect(share((clock) => clock.getUTCDay() === 0)).toBeLessThan(0.11)
})

test('some jobs are closed, nobody waits for a closed one, and nobody applies before they registered or after now', () => {
  const world = { seed: demoSeed, candidates: 2000, now }
  const { jobs, toJobs, toDrives } = openingsOf(world)
  const closed = jobs.filter(({ closedAt }) => closedAt !== null)
  expect(closed.length).toBeGreaterThan(30)
  expect(closed.length).toBeLessThan(100)
  const closedAt = new Map(closed.map((job) => [job.id, job.closedAt?.getTime() ?? 0]))
  expect(toJobs.filter(({ jobId, createdAt }) => createdAt.getTime() > (closedAt.get(jobId) ?? now.getTime()))).toEqual(
    [],
  )
  expect(toJobs.filter(({ jobId, status }) => isUndecided(status) && closedAt.has(jobId))).toEqual([])
  for (const { candidateId, createdAt, updatedAt } of [...toJobs, ...toDrives]) {
    expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime())
    if (candidateId >= firstIds.candidate)
      expect(createdAt >= candidateAt(world, candidateId - firstIds.candidate).account.createdAt).toBe(true)
  }
})

test('an application is the likelier decided the older it is, few are withdrawn, and a drive that is over leaves none open', () => {
  const { drives, toJobs, toDrives } = openingsOf({ seed: demoSeed, candidates: 2000, now })
  const waiting = toJobs.filter(({ status }) => isUndecided(status))
  expect(waiting.length).toBeGreaterThan(10)
  expect(waiting.length).toBeLessThan(0.15 * toJobs.length)
  expect(toJobs.filter(({ status }) => status === 'Withdrawn').length).toBeLessThan(0.12 * toJobs.length)
  const over = new Set(drives.filter(({ toDate }) => toDate < dayOf(now)).map(({ id }) => id))
  expect(toDrives.filter(({ driveId, status }) => over.has(driveId) && status === 'Pending')).toEqual([])
})

test('a drive is announced weeks before it begins', () => {
  const { drives } = openingsOf({ seed: demoSeed, candidates: 300, now })
  const begun = drives.filter(({ fromDate }) => fromDate <= dayOf(now))
  for (const { fromDate, createdAt } of begun) {
    const lead = (new Date(fromDate).getTime() - createdAt.getTime()) / dayMs
    expect(lead).toBeGreaterThan(20)
    expect(lead).toBeLessThan(60)
  }
})
