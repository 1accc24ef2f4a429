import type { Queryable } from '@pramaan/database/client'
import { rateLimits } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../audit.queries.ts'
import { only, Refuse } from '../refusals/refuse.ts'

/** So many uses in a window of seconds; `alarm` writes the audit log when they are spent, once a window. */
export type Limit = { name: string; most: number; seconds: number; alarm?: boolean }

/** The key of a limited subject: keyed and hashed, so that the table holds no phone, e-mail or network address. */
function keyOf(deps: Deps, limit: Limit, subject: string) {
  return `${limit.name}:${deps.encryption.codeHmac(`limit ${limit.name}`, subject)}`
}

/**
 * Counts one use, or several, in a statement of its own, so that the count stays when the call that it counts is
 * refused. In the transaction of a caller that commits whatever it answers, the count is locked until the end.
 */
export async function count(deps: Deps, limit: Limit, subject: string, db: Queryable = deps.db, uses = 1) {
  const now = deps.now()
  const over = sql`${rateLimits.windowStart} <= ${new Date(now.getTime() - limit.seconds * 1000).toISOString()}`
  const use = only(
    await db
      .insert(rateLimits)
      .values({ key: keyOf(deps, limit, subject), windowStart: now, count: uses })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then ${uses}::int else ${rateLimits.count} + ${uses}::int end`,
          windowStart: sql`case when ${over} then excluded.window_start else ${rateLimits.windowStart} end`,
        },
      })
      .returning(),
  )
  if (limit.alarm && use.count === limit.most) await raiseAlarm(deps, limit, db)
  return use
}

/** Audits that a limit is reached; an attempt that counts for several limits is audited for each. */
export async function raiseAlarm(deps: Deps, { name, most }: Limit, db: Queryable = deps.db) {
  await writeAudit(db, { action: 'limit-spent', detail: { limit: name, most }, at: deps.now() })
}

/** Counts one use and refuses it with 429 when it is beyond the limit. */
export async function spend(deps: Deps, limit: Limit, subject: string) {
  const use = await count(deps, limit, subject)
  if (use.count > limit.most) throw spent(limit, use.windowStart, deps.now())
}

/**
 * Counts several uses at once. Beyond the limit none of them is counted, and all are refused: what is left can still be
 * used one by one.
 */
export async function spendTogether(deps: Deps, limit: Limit, subject: string, uses: number) {
  const use = await count(deps, limit, subject, deps.db, uses)
  if (use.count <= limit.most) return
  await refundUse(deps, limit, subject, uses)
  throw spent(limit, use.windowStart, deps.now())
}

/** Counts one use for each subject, which may have so many times the limit, and refuses what is beyond any of them. */
export async function spendEach(deps: Deps, limit: Limit, subjects: readonly { subject: string; times: number }[]) {
  for (const { subject, times } of subjects) await spend(deps, { ...limit, most: limit.most * times }, subject)
}

/** Takes uses off a count, which never goes below none. */
export async function refundUse(deps: Deps, limit: Limit, subject: string, uses: number, db: Queryable = deps.db) {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${uses}::int, 0)` })
    .where(eq(rateLimits.key, keyOf(deps, limit, subject)))
}

/** The uses in the window that is open now. */
export async function readCount(deps: Deps, limit: Limit, subject: string) {
  return (await openWindow(deps, limit, subject))?.count ?? 0
}

/** Refuses with 429 when the limit is spent, without counting: for limits on what went wrong. */
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
  const endsInMs = windowStart.getTime() + limit.seconds * 1000 - now.getTime()
  return new Refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) })
}
