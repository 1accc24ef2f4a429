import type { Queryable } from '@pramaan/database/client'
import { grants, placementDrives } from '@pramaan/database/schema'
import { windowStart } from '@pramaan/domain/india-day'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'

/** The number of days after a drive's deletion in which its fees are refunded. */
const watchedDays = 30

/** The orders of seats in drives that were deleted before their last day was over, oldest first. */
export function listFeesOfCancelledDrives(db: Queryable, now: Date, most: number) {
  const lastDay = sql`(${placementDrives.deletedAt} at time zone 'Asia/Kolkata')::date`
  return db
    .select({ orderId: grants.orderId })
    .from(grants)
    .innerJoin(placementDrives, eq(placementDrives.id, grants.subjectId))
    .where(
      and(
        eq(grants.purpose, 'PlacementDrive'),
        isNull(grants.revokedAt),
        gte(placementDrives.deletedAt, windowStart(watchedDays, now)),
        gte(placementDrives.toDate, lastDay),
      ),
    )
    .orderBy(asc(grants.orderId))
    .limit(most)
}
