import type { Queryable } from '@pramaan/database/client'
import { isThere } from '@pramaan/database/conditions/listed-jobs'
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

/** The number of rows for which a condition is true. */
export function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** All users ever, and their parts, defined as in the list of accounts. */
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

/** Certifications, their applications and applicants; those with an application since a day are active. */
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

/** Existing drives and their jobs, those open today, and all requests ever made. */
export async function countDrives(db: Queryable, today: IndiaDay) {
  const open = gte(placementDrives.toDate, today)
  const undeleted = isNull(placementDrives.deletedAt)
  const drives = only(
    await db
      .select({ total: count(), active: countOf(open) })
      .from(placementDrives)
      .where(undeleted),
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

/** Counts each applicant once, in the order of an index: hashing all applications takes three times as long. */
export function applicantsStatement(table: 'course_applications' | 'job_applications' | 'drive_applications'): SQL {
  const each = sql.raw(`select distinct on (candidate_id) candidate_id from ${table} order by candidate_id`)
  return sql`select count(*) as people from (${each}) as each_once`
}

async function applicants(db: Queryable, table: Parameters<typeof applicantsStatement>[0]) {
  const { rows } = await db.execute<{ people: string }>(applicantsStatement(table))
  return Number(rows[0]?.people ?? 0)
}
