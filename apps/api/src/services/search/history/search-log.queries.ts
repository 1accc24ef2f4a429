import type { Queryable } from '@pramaan/database/client'
import { searchLogs } from '@pramaan/database/schema'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'

/** An employer's searches since an instant as a plan counts them, latest first. */
export function listUses(db: Queryable, employerId: number, since: Date) {
  return db
    .select({
      id: searchLogs.id,
      searchKey: searchLogs.searchKey,
      charged: searchLogs.charged,
      at: searchLogs.createdAt,
    })
    .from(searchLogs)
    .where(and(eq(searchLogs.employerId, employerId), gte(searchLogs.createdAt, since)))
    .orderBy(desc(searchLogs.id))
}

/** Refunds a search's use of the plan because it found nobody. */
export async function refundUse(db: Queryable, id: number) {
  await db.update(searchLogs).set({ charged: false }).where(eq(searchLogs.id, id))
}

/** An employer's past searches, since an instant or all. */
export type Searches = { employerId: number; since?: Date | undefined }

function made({ employerId, since }: Searches) {
  return and(eq(searchLogs.employerId, employerId), since && gte(searchLogs.createdAt, since))
}

/** How many searches an employer has made. */
export function countSearches(db: Queryable, which: Searches) {
  return db.$count(searchLogs, made(which))
}

/** An employer's past searches, newest first. */
export function listLogs(db: Queryable, which: Searches, limit: number, before?: number) {
  return db
    .select()
    .from(searchLogs)
    .where(and(made(which), before === undefined ? undefined : lt(searchLogs.id, before)))
    .orderBy(desc(searchLogs.id))
    .limit(limit)
}

/** Writes a search's count into the employer's newest entry, if that is this search. */
export async function noteCount(db: Queryable, found: { employerId: number; searchKey: string; count: number }) {
  const newest = sql`(select max(id) from ${searchLogs} where employer_id = ${found.employerId})`
  await db
    .update(searchLogs)
    .set({ count: found.count })
    .where(and(eq(searchLogs.id, newest), eq(searchLogs.searchKey, found.searchKey)))
}
