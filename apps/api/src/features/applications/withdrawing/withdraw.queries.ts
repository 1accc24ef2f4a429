import type { Queryable } from '@pramaan/database/client'
import {
  applicationMoves,
  courseApplications,
  courseEnrolments,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import { and, desc, eq, isNull } from 'drizzle-orm'

/** A candidate's job application, locked, with the facts of the employer's notice. */
export async function lockSentApplication(db: Queryable, candidateId: number, id: number) {
  const [row] = await db
    .select({ application: jobApplications, title: jobs.title, employerId: jobs.employerId, openingId: jobs.id })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.id, id), eq(jobApplications.candidateId, candidateId)))
    .for('update', { of: jobApplications })
  return row
}

/** The same for a drive application. */
export async function lockMyRequest(db: Queryable, candidateId: number, id: number) {
  const { title, employerId, id: openingId } = placementDrives
  const [row] = await db
    .select({ application: driveApplications, title, employerId, openingId })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .where(and(eq(driveApplications.id, id), eq(driveApplications.candidateId, candidateId)))
    .for('update', { of: driveApplications })
  return row
}

/** The same for a course application, with its seat and whether the course is free. */
export async function lockMyCourseApplication(db: Queryable, candidateId: number, id: number) {
  const [row] = await db
    .select({ application: courseApplications, title: courses.title, price: courses.price })
    .from(courseApplications)
    .innerJoin(courses, eq(courses.id, courseApplications.courseId))
    .where(and(eq(courseApplications.id, id), eq(courseApplications.candidateId, candidateId)))
    .for('update', { of: courseApplications })
  if (!row) return undefined
  const [seat] = await db.select().from(courseEnrolments).where(isSeatOf(row.application))
  return { ...row, enrolled: seat !== undefined, free: row.price === null && !seat?.orderId }
}

type CourseOf = { courseId: number; candidateId: number }

function isSeatOf({ courseId, candidateId }: CourseOf) {
  return and(eq(courseEnrolments.courseId, courseId), eq(courseEnrolments.candidateId, candidateId))
}

/** Gives up a seat in a course that nothing was paid for. */
export async function removeFreeSeat(db: Queryable, application: CourseOf) {
  await db.delete(courseEnrolments).where(and(isSeatOf(application), isNull(courseEnrolments.orderId)))
}

/** Stores when a course application was withdrawn; null makes it active again. */
export async function storeCourseWithdrawal(db: Queryable, id: number, withdrawnAt: Date | null) {
  await db.update(courseApplications).set({ withdrawnAt }).where(eq(courseApplications.id, id))
}

const columns = { job: applicationMoves.jobApplicationId, drive: applicationMoves.driveApplicationId } as const

/** The latest move of an application. */
export async function findLatestMove(db: Queryable, kind: 'job' | 'drive', id: number) {
  const { id: moveId, fromStatus: from, toStatus: to, movedAt: at } = applicationMoves
  const [move] = await db
    .select({ id: moveId, from, to, at })
    .from(applicationMoves)
    .where(eq(columns[kind], id))
    .orderBy(desc(moveId))
    .limit(1)
  return move
}
