import type { Queryable } from '@pramaan/database/client'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { courseEnrolments, courses, placementDrives, vspApplications } from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { eq, inArray } from 'drizzle-orm'

/** A bought item: the person, its kind, and its id; for a plan also the number of earlier purchases. */
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
  const { fromDate, toDate } = row.drive
  return { fromDate: fromDate as IndiaDay, toDate: toDate as IndiaDay, employerOpen: row.employerOpen }
}

/** The titles of drives, deleted or not. */
export async function findDriveTitles(db: Queryable, ids: readonly number[]) {
  const { id, title } = placementDrives
  return titlesById(
    await db
      .select({ id, title })
      .from(placementDrives)
      .where(inArray(id, [...ids])),
  )
}

/** The titles of courses. */
export async function findCourseTitles(db: Queryable, ids: readonly number[]) {
  const { id, title } = courses
  return titlesById(
    await db
      .select({ id, title })
      .from(courses)
      .where(inArray(id, [...ids])),
  )
}

function titlesById(rows: readonly { id: number; title: string }[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Ends the enrolment that an order made. */
export async function deleteEnrolment(db: Queryable, orderId: string) {
  await db.delete(courseEnrolments).where(eq(courseEnrolments.orderId, orderId))
}
