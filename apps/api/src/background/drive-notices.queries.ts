import type { Queryable } from '@pramaan/database/client'
import { accounts, driveApplications, placementDrives as drives, grants } from '@pramaan/database/schema'
import { expectantStatuses } from '@pramaan/domain/drive-application'
import { dayOf, windowStart } from '@pramaan/domain/india-day'
import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import { isNotified } from './reminders.queries.ts'

/** The maximum number of applicants per round; the rest follow in the next. */
const most = 200

/** Days after a change in which applicants still read of it. */
const watchedDays = 3

/** The active applicants of drives that meet a condition; only those without a notification under the key. */
function applicantsOf(db: Queryable, once: SQL, condition: SQL | undefined) {
  return db
    .select({ id: driveApplications.candidateId, drive: drives })
    .from(driveApplications)
    .innerJoin(drives, eq(drives.id, driveApplications.driveId))
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .where(
      and(
        condition,
        eq(accounts.status, 'active'),
        inArray(driveApplications.status, expectantStatuses),
        not(isNotified(db, driveApplications.candidateId, once)),
      ),
    )
    .orderBy(driveApplications.id)
    .limit(most)
}

/** The key of the notice that a drive is moved, of its last move. */
export function movedKey({ id, movedAt }: { id: number; movedAt: Date | null }): string {
  return `drive-moved:${id}:${movedAt?.getTime()}`
}

/** Who applied before a drive that isn't over was moved, by an earlier change than `before`. */
export function listMoved(db: Queryable, now: Date, before: Date) {
  const moved = sql`(extract(epoch from ${drives.movedAt}) * 1000)::bigint`
  return applicantsOf(
    db,
    sql`'drive-moved:' || ${drives.id} || ':' || ${moved}`,
    and(
      lte(drives.movedAt, before),
      gte(drives.movedAt, windowStart(watchedDays, now)),
      lt(driveApplications.createdAt, drives.movedAt),
      gte(drives.toDate, dayOf(now)),
      isNull(drives.deletedAt),
    ),
  )
}

/** The key of the notice that a drive does not take place. */
export function cancelledKey({ id }: { id: number }): string {
  return `drive-cancelled:${id}`
}

/** Who applied to a drive that was deleted before it was over, and paid no fee that comes back. */
export function listCancelled(db: Queryable, now: Date) {
  const ofSeat = and(
    eq(grants.personId, driveApplications.candidateId),
    eq(grants.purpose, 'PlacementDrive'),
    eq(grants.subjectId, drives.id),
    isNotNull(grants.paymentId),
  )
  return applicantsOf(
    db,
    sql`'drive-cancelled:' || ${drives.id}`,
    and(
      gte(drives.deletedAt, windowStart(watchedDays, now)),
      gte(drives.toDate, sql`(${drives.deletedAt} at time zone 'Asia/Kolkata')::date`),
      not(exists(db.select({ one: sql`1` }).from(grants).where(ofSeat))),
    ),
  )
}
