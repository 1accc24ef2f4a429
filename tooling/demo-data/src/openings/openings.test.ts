import { remainingTime } from '@pramaan/domain/drive'
import { actionTo, type DriveApplicationStatus, driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { dayOf } from '@pramaan/domain/india-day'
import { isUndecided, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { courseCategories } from '@pramaan/domain/options'
import { whyNotReason } from '@pramaan/domain/pipeline'
import { shortlistStatuses, whyNotMove } from '@pramaan/domain/shortlist'
import { skillRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { courseApplicationsOf } from '../courses/course-applications.ts'
import { coursesOf } from '../courses/courses.ts'
import { employersOf } from '../employers/employers.ts'
import { shortlistsOf } from '../employers/shortlists.ts'
import { candidateAt } from '../people/candidate.ts'
import { demoSeed, firstIds, known } from '../world.ts'
import { applicationsOf } from './applications.ts'
import { drivesOf } from './drives.ts'
import { jobApplicationsOf } from './job-applications.ts'
import { jobsOf } from './jobs.ts'
import { driveMovesOf } from './moves.ts'

const world = { seed: demoSeed, candidates: 2000, now: new Date('2026-11-21T06:30:00.000Z') }
const employers = employersOf(world)
const drives = drivesOf(world, employers)
const jobs = jobsOf(world, employers, drives)

test('there are forty employers of different names, 200 jobs, 12 drives and 24 courses, two a category', () => {
  expect(new Set(employers.map(({ profile }) => profile.companyName)).size).toBe(40)
  expect([jobs.length, drives.length]).toEqual([200, 12])
  const categories = coursesOf(world).map(({ categoryId }) => categoryId)
  expect(categories).toEqual(courseCategories.flatMap(({ id }) => [id, id]))
})

test('drives are over, end today, run and are still to come', () => {
  const today = dayOf(world.now)
  const kinds = drives.map((drive) => remainingTime(drive, world.now).kind)
  expect(kinds.filter((kind) => kind === 'over').length).toBeGreaterThan(1)
  expect(kinds.filter((kind) => kind === 'today').length).toBeGreaterThan(1)
  expect(drives.filter(({ fromDate }) => fromDate > today).length).toBeGreaterThan(1)
  expect(drives.filter(({ fromDate, toDate }) => fromDate <= today && toDate > today).length).toBeGreaterThan(1)
})

test('applications are in every status, one a candidate and drive, and none is made before its drive', () => {
  const applications = applicationsOf(world, drives)
  const [, ...statuses] = driveApplicationStatuses
  expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(statuses))
  const pairs = applications.map(({ driveId, candidateId }) => `${driveId} ${candidateId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  const mine = applications.filter(({ candidateId }) => candidateId === known.fresher.id)
  expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(statuses))
  for (const { driveId, createdAt } of applications) {
    expect(createdAt.getTime()).toBeGreaterThan(drives.find(({ id }) => id === driveId)?.createdAt.getTime() ?? 0)
  }
})

test('a job asks for skills of the catalogue and pays from less to more', () => {
  const titles = new Set(skillRows.map(({ title }) => title))
  for (const job of jobs) {
    expect([...job.generalSkills, ...job.professionalSkills].filter((skill) => !titles.has(skill))).toEqual([])
    expect(job.ctcFrom).toBeLessThan(job.ctcTo ?? Number.POSITIVE_INFINITY)
    expect(job.degrees.length).toBeGreaterThan(0)
  }
})

test('the text of a job says what its fields say: place, skills, years, openings and type', () => {
  for (const job of jobs) {
    const text = job.description
    expect(text).toContain(`in ${job.location}`)
    expect(text).toContain(job.companyName)
    expect(text).toContain(job.openings === 1 ? 'one opening' : `${job.openings} openings`)
    expect([...job.generalSkills, ...job.professionalSkills].filter((skill) => !text.includes(skill))).toEqual([])
    expect([job.id, /work from home/.test(text)]).toEqual([job.id, job.workModel === 'Remote'])
    expect([job.id, /Part time/.test(text)]).toEqual([job.id, job.type === 'Part Time'])
    const years = /at least (a year|\d+ years)/.exec(text)?.[1]
    expect([job.id, Number.parseInt(years?.replace('a year', '1') ?? '0', 10)]).toEqual([
      job.id,
      Number.parseInt(job.experience.replace(/Fresher/, '0').replace('More than 6', '7'), 10),
    ])
  }
})

test('nobody applies before they registered, and what waits is some days old', () => {
  const registered = (id: number) =>
    id < firstIds.candidate ? 0 : candidateAt(world, id - firstIds.candidate).account.createdAt.getTime()
  const all = [
    ...applicationsOf(world, drives),
    ...jobApplicationsOf(world, jobs, drives),
    ...courseApplicationsOf(world, coursesOf(world)).applications,
  ]
  expect(all.filter(({ candidateId, createdAt }) => createdAt.getTime() < registered(candidateId))).toEqual([])
  const waiting = jobApplicationsOf(world, jobs, drives).filter(({ status }) => isUndecided(status))
  const ages = waiting.map(({ createdAt }) => (world.now.getTime() - createdAt.getTime()) / 86_400_000)
  expect(Math.max(...ages)).toBeLessThan(10)
  expect(Math.min(...ages)).toBeGreaterThan(0)
})

test('shortlists cover every stage and got there along allowed transitions', () => {
  const { shortlists, shortlistMoves: moves } = shortlistsOf(world, employers, jobs)
  const ofEmployer = shortlists.filter(({ employerId }) => employerId === known.employer.id)
  const [, ...stages] = shortlistStatuses
  expect(new Set(ofEmployer.map(({ status }) => status))).toEqual(new Set(stages))
  expect(moves.flatMap(({ fromStatus, toStatus }) => whyNotMove(fromStatus, toStatus) ?? [])).toEqual([])
  // Who rejects is asked why.
  expect(moves.flatMap(({ toStatus, reason }) => whyNotReason(toStatus, reason ?? undefined) ?? [])).toEqual([])
})

test('job applications are in every status, one a candidate and job, none before its job; a job’s skill keys are its skills', () => {
  const applications = jobApplicationsOf(world, jobs, drives)
  for (const person of [known.fresher.id, known.experienced.id]) {
    const mine = applications.filter(({ candidateId }) => candidateId === person)
    expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(jobApplicationStatuses))
  }
  const pairs = applications.map(({ jobId, candidateId }) => `${jobId} ${candidateId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  for (const { jobId, createdAt } of applications)
    expect(createdAt.getTime()).toBeGreaterThan(jobs.find(({ id }) => id === jobId)?.createdAt.getTime() ?? 0)
  for (const { skillKeys, generalSkills, professionalSkills } of jobs)
    expect(skillKeys.length).toBe(new Set([...generalSkills, ...professionalSkills]).size)
})

test('every application got its status along allowed transitions, in order of time, and was seen before it was decided', () => {
  for (const application of applicationsOf(world, drives)) {
    const moves = driveMovesOf(application, known.hr.id)
    let status: DriveApplicationStatus = 'NotApplied'
    for (const { mover, toStatus } of moves) {
      const lastStatus = driveApplicationStatuses.find((known) => known === toStatus) ?? 'NotApplied'
      expect(actionTo(mover, status, lastStatus)).toBeDefined()
      status = lastStatus
    }
    expect(status).toBe(application.status)
    const times = moves.map(({ movedAt }) => movedAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(application.seenAt !== null).toBe(moves.length > 1)
  }
})

test('courses have applicants after their first month, once each, and anyone who applied to a free one is enrolled', () => {
  const courses = coursesOf(world)
  const { applications, enrolments } = courseApplicationsOf(world, courses)
  const monthAgo = new Date(world.now.getTime() - 30 * 86_400_000)
  for (const { id } of courses.filter(({ createdAt }) => createdAt < monthAgo))
    expect(applications.filter(({ courseId }) => courseId === id).length, `course ${id}`).toBeGreaterThan(0)
  const free = courses.filter(({ price }) => price === null).map(({ id }) => id)
  expect(enrolments.length).toBe(applications.filter(({ courseId }) => free.includes(courseId)).length)
  const pairs = applications.map(({ courseId, candidateId }) => `${courseId} ${candidateId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(applications.some(({ candidateId }) => candidateId === known.fresher.id)).toBe(true)
})

test('the demo employer and most others have a logo, and some have none', () => {
  const [demo, ...others] = employers.map(({ profile }) => profile.companyLogo)
  expect(demo).not.toBeNull()
  expect(others.filter((logo) => logo === null).length).toBeGreaterThan(5)
  expect(others.filter((logo) => logo !== null).length).toBeGreaterThan(20)
})
