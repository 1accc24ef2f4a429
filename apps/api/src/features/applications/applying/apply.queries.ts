import type { Queryable } from '@pramaan/database/client'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import {
  accounts,
  courseApplications,
  courseEnrolments,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { and, eq, getTableColumns, isNotNull, isNull, or } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'

/**
 * A job that is open for applications, locked against deletion, with the days of its drive, if any, and whether its
 * employer may act.
 */
export async function lockJob(db: Queryable, jobId: number) {
  const [row] = await db
    .select({
      job: jobs,
      fromDate: placementDrives.fromDate,
      toDate: placementDrives.toDate,
      employerOpen: ofOpenEmployer(jobs.employerId),
    })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(eq(jobs.id, jobId), isNull(jobs.deletedAt), or(isNull(jobs.driveId), isNull(placementDrives.deletedAt))))
    .for('share', { of: jobs })
  if (!row) return undefined
  const { job, fromDate, toDate, employerOpen } = row
  const drive = fromDate && toDate ? { fromDate: fromDate as IndiaDay, toDate: toDate as IndiaDay } : undefined
  return { job, drive, employerOpen }
}

/** A drive that is open for applications, locked against deletion, and whether its employer may act. */
export async function lockDrive(db: Queryable, driveId: number) {
  const [row] = await db
    .select({ ...getTableColumns(placementDrives), employerOpen: ofOpenEmployer(placementDrives.employerId) })
    .from(placementDrives)
    .where(and(eq(placementDrives.id, driveId), isNull(placementDrives.deletedAt)))
    .for('share')
  return row && { ...row, fromDate: row.fromDate as IndiaDay, toDate: row.toDate as IndiaDay }
}

/** A candidate's application to a drive, locked. */
export async function lockMyDriveApplication(db: Queryable, driveId: number, candidateId: number) {
  const [row] = await db
    .select()
    .from(driveApplications)
    .where(and(eq(driveApplications.driveId, driveId), eq(driveApplications.candidateId, candidateId)))
    .for('update')
  return row
}

/** A candidate's application to a job, locked. */
export async function lockMyJobApplication(db: Queryable, jobId: number, candidateId: number) {
  const [row] = await db
    .select({ id: jobApplications.id, status: jobApplications.status })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.candidateId, candidateId)))
    .for('update')
  return row
}

/** The facts of a course that an application needs. */
export async function findCourseToJoin(db: Queryable, courseId: number) {
  const [row] = await db.select().from(courses).where(eq(courses.id, courseId))
  return row
}

type CourseApplication = typeof courseApplications.$inferInsert

/** Creates an application to a course unless there is an active one; returns its id and whether it is new. */
export async function putCourseApplication(db: Queryable, application: CourseApplication) {
  const { courseId, candidateId } = application
  const [inserted] = await db
    .insert(courseApplications)
    .values(application)
    .onConflictDoUpdate({
      target: [courseApplications.courseId, courseApplications.candidateId],
      set: { withdrawnAt: null, url: application.url ?? null },
      setWhere: isNotNull(courseApplications.withdrawnAt),
    })
    .returning({ id: courseApplications.id })
  if (inserted) return { id: inserted.id, isNew: true }
  const existing = await db
    .select({ id: courseApplications.id })
    .from(courseApplications)
    .where(and(eq(courseApplications.courseId, courseId), eq(courseApplications.candidateId, candidateId)))
  return { id: only(existing).id, isNew: false }
}

/** When a candidate withdrew from a course, locking their application; null if they did not withdraw. */
export async function lockCourseWithdrawal(db: Queryable, courseId: number, candidateId: number) {
  const [row] = await db
    .select({ withdrawnAt: courseApplications.withdrawnAt })
    .from(courseApplications)
    .where(and(eq(courseApplications.courseId, courseId), eq(courseApplications.candidateId, candidateId)))
    .for('update')
  return row?.withdrawnAt ?? null
}

/** Enrols a candidate in a course, for the order that paid for it, if any; false if they are already enrolled. */
export async function enrol(db: Queryable, enrolment: typeof courseEnrolments.$inferInsert) {
  const rows = await db
    .insert(courseEnrolments)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ id: courseEnrolments.id })
  return rows.length > 0
}

/** Whether a candidate is enrolled in a course. */
export async function isEnrolledIn(db: Queryable, courseId: number, candidateId: number) {
  const one = and(eq(courseEnrolments.courseId, courseId), eq(courseEnrolments.candidateId, candidateId))
  return (await db.$count(courseEnrolments, one)) > 0
}

/** The name of an account. */
export async function findName(db: Queryable, accountId: number) {
  return only(await db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, accountId))).name
}
