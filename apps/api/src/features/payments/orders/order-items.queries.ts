import type { Queryable } from '@pramaan/database/client'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import {
  applicationMoves,
  courseEnrolments,
  courses,
  driveApplications,
  placementDrives,
  vspApplications,
} from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { and, eq } from 'drizzle-orm'

/** What is bought: by which person, of what kind, and which one; of a plan also how many the person bought before. */
export type OrderItem = { personId: number; purpose: OrderPurpose; subjectId: number; boughtBefore?: number }

/** Makes a candidate an applicant for verification; false if they already are. */
export async function insertVsp(db: Queryable, candidateId: number, now: Date) {
  const rows = await db
    .insert(vspApplications)
    .values({ candidateId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: vspApplications.id })
  return rows.length > 0
}

/** The VSP application, locked. */
export async function lockVsp(db: Queryable, candidateId: number) {
  const ofCandidate = eq(vspApplications.candidateId, candidateId)
  const [row] = await db.select().from(vspApplications).where(ofCandidate).for('update')
  return row
}

/** Removes the VSP application. */
export async function deleteVsp(db: Queryable, candidateId: number) {
  await db.delete(vspApplications).where(eq(vspApplications.candidateId, candidateId))
}

/** A drive that is not deleted, and whether its employer may act. */
export async function findDrive(db: Queryable, driveId: number) {
  const [row] = await db
    .select({ drive: placementDrives, employerOpen: ofOpenEmployer(placementDrives.employerId) })
    .from(placementDrives)
    .where(eq(placementDrives.id, driveId))
  if (!row || row.drive.deletedAt) return undefined
  const { title, fromDate, toDate } = row.drive
  return { title, fromDate: fromDate as IndiaDay, toDate: toDate as IndiaDay, employerOpen: row.employerOpen }
}

/** A candidate's application to a drive, locked. */
export async function lockApplication(db: Queryable, { personId, subjectId }: OrderItem) {
  const [row] = await db
    .select()
    .from(driveApplications)
    .where(and(eq(driveApplications.candidateId, personId), eq(driveApplications.driveId, subjectId)))
    .for('update')
  return row
}

/** Stores an application's state, and that the payment or its refund caused it. */
export async function moveApplication(
  db: Queryable,
  application: typeof driveApplications.$inferSelect,
  status: typeof driveApplications.$inferSelect.status,
  now: Date,
) {
  const { id, status: fromStatus } = application
  await db.update(driveApplications).set({ status, updatedAt: now }).where(eq(driveApplications.id, id))
  const move = { driveApplicationId: id, fromStatus, toStatus: status, mover: 'payment' as const, movedAt: now }
  await db.insert(applicationMoves).values(move)
}

/** A course. */
export async function findCourse(db: Queryable, courseId: number) {
  const [row] = await db.select().from(courses).where(eq(courses.id, courseId))
  return row
}

/** Whether a candidate is enrolled in a course. */
export async function isEnrolled(db: Queryable, { personId, subjectId }: OrderItem) {
  const one = and(eq(courseEnrolments.candidateId, personId), eq(courseEnrolments.courseId, subjectId))
  return (await db.$count(courseEnrolments, one)) > 0
}

/** Enrols a candidate for an order; false if they already are. */
export async function insertEnrolment(db: Queryable, { personId, subjectId }: OrderItem, orderId: string, now: Date) {
  const rows = await db
    .insert(courseEnrolments)
    .values({ candidateId: personId, courseId: subjectId, orderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: courseEnrolments.id })
  return rows.length > 0
}

/** Ends the enrolment that an order made. */
export async function deleteEnrolment(db: Queryable, orderId: string) {
  await db.delete(courseEnrolments).where(eq(courseEnrolments.orderId, orderId))
}
