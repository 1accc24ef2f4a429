import type { Queryable } from '@pramaan/database/client'
import { within } from '@pramaan/database/conditions/india-day'
import { driveApplications, grants, jobApplications, placementDrives } from '@pramaan/database/schema'
import type { DateRange } from '@pramaan/domain/date-range'
import { and, asc, count, eq, gte, isNull, lte, sql, sum } from 'drizzle-orm'

const mostDrives = 500

/** Drive requests made in a date range, by their current status. */
export function driveRequestsByStatus(db: Queryable, range: DateRange) {
  return db
    .select({ status: driveApplications.status, people: count() })
    .from(driveApplications)
    .where(within(driveApplications.createdAt, range))
    .groupBy(driveApplications.status)
}

/** Job applications made in a date range, by their current status. */
export function jobApplicationsByStatus(db: Queryable, range: DateRange) {
  return db
    .select({ status: jobApplications.status, people: count() })
    .from(jobApplications)
    .where(within(jobApplications.createdAt, range))
    .groupBy(jobApplications.status)
}

/** Drives that took place within a range of days, earliest first. */
export function drivesIn(db: Queryable, { from, to }: DateRange) {
  return db
    .select({
      id: placementDrives.id,
      title: placementDrives.title,
      location: placementDrives.location,
      fromDate: placementDrives.fromDate,
      toDate: placementDrives.toDate,
      openings: placementDrives.openings,
    })
    .from(placementDrives)
    .where(and(isNull(placementDrives.deletedAt), lte(placementDrives.fromDate, to), gte(placementDrives.toDate, from)))
    .orderBy(asc(placementDrives.fromDate), asc(placementDrives.id))
    .limit(mostDrives)
}

/** All requests of these drives, by their current status. */
export async function requestsOfDrives(db: Queryable, driveIds: readonly number[]) {
  return db
    .select({ driveId: driveApplications.driveId, status: driveApplications.status, people: count() })
    .from(driveApplications)
    .where(sql`${driveApplications.driveId} = any(${sql.param([...driveIds])}::bigint[])`)
    .groupBy(driveApplications.driveId, driveApplications.status)
}

/** The fees received for these drives, in paise. */
export async function feesOfDrives(db: Queryable, driveIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ driveId: grants.subjectId, amount: sum(grants.amount).mapWith(Number) })
    .from(grants)
    .where(
      and(eq(grants.purpose, 'PlacementDrive'), sql`${grants.subjectId} = any(${sql.param([...driveIds])}::bigint[])`),
    )
    .groupBy(grants.subjectId)
  return new Map(rows.map(({ driveId, amount }) => [driveId, amount]))
}
