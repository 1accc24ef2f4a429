import type { Queryable } from '@pramaan/database/client'
import { indiaDay, indiaDayStart } from '@pramaan/database/conditions/india-day'
import { isThere } from '@pramaan/database/conditions/listed-jobs'
import { shown } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  candidateSearch,
  courseApplications,
  courses,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import { and, count, countDistinct, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { inState } from '../jobs/conditions.queries.ts'

/** The number of visible candidates, and how many are verified, can start at once, or have a certificate. */
export async function countCandidates(db: Queryable) {
  const [total, verified, immediate, certified] = await Promise.all([
    db.$count(candidateSearch),
    db.$count(candidateSearch, eq(candidateSearch.verified, true)),
    db.$count(candidateSearch, eq(candidateSearch.immediate, true)),
    db.$count(candidateSearch, eq(candidateSearch.hasCertificate, true)),
  ])
  return { total, verified, immediate, certified }
}

/** How many courses there are, and how many cost nothing. */
export async function countCourses(db: Queryable) {
  return { total: await db.$count(courses), free: await db.$count(courses, isNull(courses.price)) }
}

/**
 * An employer's existing jobs, how many of them are open, and the applications to them that the employer's list shows.
 */
export async function countJobsOfEmployer(db: Queryable, employerId: number, today: string) {
  const [row] = await db
    .select({ total: count(), active: sql<number>`count(*) filter (where ${inState('open', today)})`.mapWith(Number) })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(eq(jobs.employerId, employerId), isThere))
  const [applied] = await db
    .select({ applications: count(), applicants: countDistinct(jobApplications.candidateId) })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(accounts, eq(accounts.id, jobApplications.candidateId))
    .where(and(eq(jobs.employerId, employerId), shown()))
  return { total: 0, active: 0, applications: 0, applicants: 0, ...row, ...applied }
}

/** Candidates who registered, by day in India. */
export function registrationsByDay(db: Queryable, since: Date) {
  return byDay(db, candidateSearch, candidateSearch.registeredAt, gte(candidateSearch.registeredAt, since))
}

/** Applications to courses, by day in India. */
export function courseApplicationsByDay(db: Queryable, since: Date) {
  return byDay(db, courseApplications, courseApplications.createdAt, gte(courseApplications.createdAt, since))
}

/** Applications to an employer's jobs, by day in India. */
export function jobApplicationsByDay(db: Queryable, employerId: number, since: Date) {
  const ownJobs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.employerId, employerId))
  const people = db.select({ id: accounts.id }).from(accounts).where(shown())
  const where = and(
    gte(jobApplications.createdAt, since),
    inArray(jobApplications.jobId, ownJobs),
    inArray(jobApplications.candidateId, people),
  )
  return byDay(db, jobApplications, jobApplications.createdAt, where)
}

function byDay(db: Queryable, table: PgTable, at: PgColumn, where: SQL | undefined) {
  return db
    .select({ day: indiaDay(at), count: count() })
    .from(table)
    .where(where)
    .groupBy(indiaDayStart(at))
}
