import type { Queryable } from '@pramaan/database/client'
import { rateLimits } from '@pramaan/database/schema'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../audit.queries.ts'
import { only, Refuse } from '../refusals/refuse.ts'

/**
 * A limit of `most` uses per window of `seconds`. With `alarm`, reaching it is written to the audit log once per
 * window. With `givesBack`, uses are restored gradually within the window, so that an attempt a minute later may
 * succeed.
 */
export type Limit = { name: string; most: number; seconds: number; alarm?: boolean; givesBack?: boolean }

const secondsUntilGivenBack = 60

/** A keyed hash of the limited subject, so that the table contains no phone, e-mail or network address. */
function keyOf(deps: Deps, limit: Limit, subject: string) {
  return `${limit.name}:${deps.encryption.codeHmac(`limit ${limit.name}`, subject)}`
}

/**
 * Counts uses in a separate statement, so that the count stays if the counted call is refused. In the transaction of a
 * caller that always commits, the count stays locked until the end.
 */
export async function count(deps: Deps, limit: Limit, subject: string, db: Queryable = deps.db, uses = 1) {
  const now = deps.now()
  const isWindowOver = sql`${rateLimits.windowStart} <= ${new Date(now.getTime() - limit.seconds * 1000).toISOString()}`
  const use = only(
    await db
      .insert(rateLimits)
      .values({ key: keyOf(deps, limit, subject), windowStart: now, count: uses })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isWindowOver} then ${uses}::int else ${rateLimits.count} + ${uses}::int end`,
          windowStart: sql`case when ${isWindowOver} then excluded.window_start else ${rateLimits.windowStart} end`,
        },
      })
      .returning(),
  )
  if (limit.alarm && use.count === limit.most) await raiseAlarm(deps, limit, db)
  return use
}

/** Writes to the audit log that a limit was reached; an attempt that counts for several limits is written for each. */
export async function raiseAlarm(deps: Deps, { name, most }: Limit, db: Queryable = deps.db) {
  await writeAudit(db, { action: 'limit-spent', detail: { limit: name, most }, at: deps.now() })
}

/** Counts one use and refuses it with 429 above the limit. */
export async function spend(deps: Deps, limit: Limit, subject: string) {
  const use = await count(deps, limit, subject)
  if (use.count > limit.most) throw spent(limit, use.windowStart, deps.now())
}

/**
 * Counts several uses in the caller's transaction, and refuses with 429 above the limit. Refused uses are not counted,
 * so that the rest of the limit can still be used.
 */
export async function spendTogether(deps: Deps, limit: Limit, subject: string, uses: number, db: Queryable) {
  const use = await count(deps, limit, subject, db, uses)
  if (use.count > limit.most) throw spent(limit, use.windowStart, deps.now())
}

/** Counts one use for each subject, whose limit may be a multiple, and refuses with 429 if any is exceeded. */
export async function spendEach(deps: Deps, limit: Limit, subjects: readonly { subject: string; times: number }[]) {
  for (const { subject, times } of subjects) await spend(deps, { ...limit, most: limit.most * times }, subject)
}

/** Subtracts uses from a count, which never goes below zero. */
export async function refundUse(deps: Deps, limit: Limit, subject: string, uses: number, db: Queryable = deps.db) {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${uses}::int, 0)` })
    .where(eq(rateLimits.key, keyOf(deps, limit, subject)))
}

/** Forgets the uses of an open window; returns whether there were any. */
export async function forgetUses(deps: Deps, limit: Limit, subject: string) {
  const start = new Date(deps.now().getTime() - limit.seconds * 1000)
  const isOpen = and(eq(rateLimits.key, keyOf(deps, limit, subject)), gt(rateLimits.windowStart, start))
  return (await deps.db.delete(rateLimits).where(isOpen).returning({ key: rateLimits.key })).length > 0
}

/** The number of uses in the current window. */
export async function readCount(deps: Deps, limit: Limit, subject: string) {
  return (await openWindow(deps, limit, subject))?.count ?? 0
}

/** Refuses with 429 if the limit is reached, without counting; for limits on failures. */
export async function refuseIfSpent(deps: Deps, limit: Limit, subject: string) {
  const use = await openWindow(deps, limit, subject)
  if (use && use.count >= limit.most) throw spent(limit, use.windowStart, deps.now())
}

async function openWindow(deps: Deps, limit: Limit, subject: string) {
  const [use] = await deps.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(deps, limit, subject)))
  return use && use.windowStart.getTime() > deps.now().getTime() - limit.seconds * 1000 ? use : undefined
}

function spent(limit: Limit, windowStart: Date, now: Date) {
  const endsIn = Math.max(1, Math.ceil((windowStart.getTime() - now.getTime()) / 1000 + limit.seconds))
  const retryAfterSeconds = limit.givesBack ? Math.min(endsIn, secondsUntilGivenBack) : endsIn
  return new Refuse('too-many-requests', { retryAfterSeconds })
}
