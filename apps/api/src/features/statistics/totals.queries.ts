import { verificationStrength } from '@pramaan/domain/candidate'
import { type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import { isRegistered, registrationSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import { and, count, countDistinct, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import {
  accounts,
  candidateSearch,
  courseApplications,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '../../db/schema/index.ts'
import { only } from '../../http/refuse.ts'

/** Who counts as a user: candidates and employers; staff and those who were erased do not. */
export const isUser = and(inArray(accounts.roleId, [roles.Candidate, roles.Employer]), isNull(accounts.erasedAt))

const registered = registrationSteps.filter(isRegistered)

/** How many of the rows a condition holds for. */
export function countOf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

/** Users of all time: who registered to the end, who signed in at all and again, whose profile is complete enough (D14). */
export async function countUsers(db: Queryable) {
  const people = only(
    await db
      .select({
        total: count(),
        registered: countOf(inArray(accounts.registrationStep, registered)),
        firstLogins: countOf(gte(accounts.loginCount, 1)),
        repeatLogins: countOf(gte(accounts.loginCount, 2)),
      })
      .from(accounts)
      .where(isUser),
  )
  const complete = await db.$count(candidateSearch, gte(candidateSearch.profileProgress, verificationStrength))
  return { ...people, complete }
}

/** Certifications, their applications and applicants; active are those applied to since a day. */
export async function countCertifications(db: Queryable, activeSince: IndiaDay) {
  const recently = gte(courseApplications.createdAt, startOfDay(activeSince))
  const [active] = await db
    .select({ courses: countDistinct(courseApplications.courseId) })
    .from(courseApplications)
    .where(recently)
  return {
    total: await db.$count(courses),
    applications: await db.$count(courseApplications),
    active: active?.courses ?? 0,
    applicants: await applicants(db, 'course_applications'),
  }
}

/** Jobs outside drives, which are open as long as they are there, their applications and applicants. */
export async function countJobs(db: Queryable) {
  const standalone = isNull(jobs.driveId)
  const row = only(
    await db
      .select({ total: count(), active: countOf(isNull(jobs.deletedAt)) })
      .from(jobs)
      .where(standalone),
  )
  const applied = only(
    await db
      .select({ applications: count(), applicants: countDistinct(jobApplications.candidateId) })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(standalone),
  )
  return { ...row, ...applied }
}

/** Drives and their jobs, those that are open today, and the requests to take part. */
export async function countDrives(db: Queryable, today: IndiaDay) {
  const open = and(isNull(placementDrives.deletedAt), gte(placementDrives.toDate, today)) as SQL
  const drives = only(await db.select({ total: count(), active: countOf(open) }).from(placementDrives))
  const ofDrives = only(
    await db
      .select({ jobs: count(), activeJobs: countOf(and(open, isNull(jobs.deletedAt)) as SQL) })
      .from(jobs)
      .innerJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
      .where(isNotNull(jobs.driveId)),
  )
  const applications = await db.$count(driveApplications)
  return { ...drives, ...ofDrives, applications, applicants: await applicants(db, 'drive_applications') }
}

// Each person once: the database hashes a subquery's rows, where it would sort for count(distinct).
async function applicants(db: Queryable, table: 'course_applications' | 'drive_applications') {
  const each = sql.raw(`select distinct candidate_id from ${table}`)
  const { rows } = await db.execute<{ people: string }>(sql`select count(*) as people from (${each}) as each_once`)
  return Number(rows[0]?.people ?? 0)
}
