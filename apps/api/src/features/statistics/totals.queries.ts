import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  courseApplications,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import { type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import { and, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'
import { isOfPart, isUser } from '../accounts/users.queries.ts'
import { isAppliedTo } from '../courses/courses.queries.ts'
import { inState } from '../jobs/conditions.queries.ts'
import { isThere } from '../jobs/listing.queries.ts'

/** How many of the rows a condition holds for. */
export function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** Users of all time, and the parts of them that the list of accounts holds alike. */
export async function countUsers(db: Queryable) {
  const people = only(
    await db
      .select({
        total: count(),
        registered: countOf(isOfPart.registered),
        firstLogins: countOf(isOfPart['signed-in']),
        repeatLogins: countOf(isOfPart['signed-in-again']),
      })
      .from(accounts)
      .where(isUser),
  )
  return { ...people, complete: await db.$count(accounts, and(isUser, isOfPart.complete)) }
}

/** Certifications, their applications and applicants; active are those applied to since a day. */
export async function countCertifications(db: Queryable, activeSince: IndiaDay) {
  return {
    total: await db.$count(courses),
    applications: await db.$count(courseApplications),
    active: await db.$count(courses, isAppliedTo(startOfDay(activeSince))),
    applicants: await applicants(db, 'course_applications'),
  }
}

const ofJob = eq(placementDrives.id, jobs.driveId)

/** Existing jobs, including those of drives; the open ones; and all job applications ever made. */
export async function countJobs(db: Queryable, today: IndiaDay) {
  const row = only(
    await db
      .select({ total: count(), active: countOf(inState('open', today)) })
      .from(jobs)
      .leftJoin(placementDrives, ofJob)
      .where(isThere),
  )
  const applications = await db.$count(jobApplications)
  return { ...row, applications, applicants: await applicants(db, 'job_applications') }
}

/** Drives that are there and their jobs, those that are open today, and all requests that were ever made. */
export async function countDrives(db: Queryable, today: IndiaDay) {
  const open = gte(placementDrives.toDate, today)
  const there = isNull(placementDrives.deletedAt)
  const drives = only(
    await db
      .select({ total: count(), active: countOf(open) })
      .from(placementDrives)
      .where(there),
  )
  const ofDrives = only(
    await db
      .select({ jobs: count(), activeJobs: countOf(inState('open', today)) })
      .from(jobs)
      .innerJoin(placementDrives, ofJob)
      .where(isThere),
  )
  const applications = await db.$count(driveApplications)
  return { ...drives, ...ofDrives, applications, applicants: await applicants(db, 'drive_applications') }
}

// Each person once: the database hashes a subquery's rows, where it would sort for count(distinct).
async function applicants(db: Queryable, table: 'course_applications' | 'job_applications' | 'drive_applications') {
  const each = sql.raw(`select distinct candidate_id from ${table}`)
  const { rows } = await db.execute<{ people: string }>(sql`select count(*) as people from (${each}) as each_once`)
  return Number(rows[0]?.people ?? 0)
}
