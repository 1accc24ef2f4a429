import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidates,
  driveApplications,
  notifications,
  placementDrives,
  sessions,
  vspApplications,
} from '@pramaan/database/schema'
import { verificationStrength } from '@pramaan/domain/candidate'
import { driveApplicationMoves } from '@pramaan/domain/drive-application'
import { addDays, dayOf, type IndiaDay } from '@pramaan/domain/india-day'
import { registeredSteps } from '@pramaan/domain/registration'
import { and, between, eq, exists, gt, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const dayMs = 86_400_000
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** The maximum number of reminders of one kind per round; the rest follow in the next. */
const most = 200

/** People active in the last 30 days. Others get no reminders. */
function isAround(db: Queryable, id: PgColumn, now: Date) {
  const seen = and(eq(sessions.accountId, id), gt(sessions.lastSeenAt, daysAgo(now, 30)))
  return exists(db.select({ one: sql`1` }).from(sessions).where(seen))
}

/** Whether an account has a notification under this key. */
export function isNotified(db: Queryable, id: PgColumn, once: SQL | string) {
  const same = and(eq(notifications.accountId, id), sql`${notifications.once} = ${once}`)
  return exists(db.select({ one: sql`1` }).from(notifications).where(same))
}

/** Whether to send a reminder: the account is active, recently used and has not had this one yet. */
function isDue(db: Queryable, now: Date, once: string) {
  return and(eq(accounts.status, 'active'), isAround(db, accounts.id, now), not(isNotified(db, accounts.id, once)))
}

/**
 * Candidates registered at least three days ago whose profile is too weak to be verified, and who have not been
 * reminded yet.
 */
export function listIncomplete(db: Queryable, now: Date, once: string) {
  return db
    .select({ id: candidates.accountId, percent: candidates.profileProgress })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        inArray(accounts.registrationStep, [...registeredSteps]),
        lt(candidates.profileProgress, verificationStrength),
        lt(accounts.createdAt, daysAgo(now, 3)),
        isDue(db, now, once),
      ),
    )
    .limit(most)
}

/** Candidates who applied for verification at least a week ago, are not verified, and have not been reminded yet. */
export function listUnverified(db: Queryable, now: Date, once: string) {
  return db
    .select({ id: vspApplications.candidateId })
    .from(vspApplications)
    .innerJoin(accounts, eq(accounts.id, vspApplications.candidateId))
    .where(
      and(eq(vspApplications.verified, false), lt(vspApplications.createdAt, daysAgo(now, 7)), isDue(db, now, once)),
    )
    .limit(most)
}

/** The same as the domain's `lastFeeDay`. */
const lastFeeDay = sql<IndiaDay>`(case
  when (${driveApplications.updatedAt} at time zone 'Asia/Kolkata')::date < ${placementDrives.fromDate}
  then ${placementDrives.fromDate} - 1
  else ${placementDrives.toDate}
end)::text`

/** Unpaid places whose fee is due today or in the next two days, of candidates not yet reminded. */
export function listEnding(db: Queryable, now: Date, prefix: string) {
  const today = dayOf(now)
  const once = sql`${prefix}::text || ${placementDrives.id}`
  return db
    .select({
      id: driveApplications.candidateId,
      driveId: placementDrives.id,
      drive: placementDrives.title,
      lastDay: lastFeeDay,
    })
    .from(driveApplications)
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .where(
      and(
        eq(accounts.status, 'active'),
        inArray(driveApplications.status, [...driveApplicationMoves.pay.from]),
        isNull(placementDrives.deletedAt),
        between(lastFeeDay, today, addDays(today, 2)),
        not(isNotified(db, driveApplications.candidateId, once)),
      ),
    )
    .limit(most)
}
