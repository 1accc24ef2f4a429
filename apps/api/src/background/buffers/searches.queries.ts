import type { Database, Queryable } from '@pramaan/database/client'
import { employers, searchLogs } from '@pramaan/database/schema'
import { isTypedOn, sameSearchMs } from '@pramaan/domain/search-use'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

/** A search with its number of results (D29); `id` if it is already in the history. */
export type SearchEntry = typeof searchLogs.$inferInsert

/**
 * Writes searches into an employer's history, oldest first; none may continue the one before it. The commit does not
 * wait for the disk, so a power cut may lose a search.
 */
export async function writeSearches(db: Database, employerId: number, searches: readonly SearchEntry[]) {
  await db.transaction(async (step: Queryable) => {
    await step.execute(sql`set local synchronous_commit = off`)
    // The lock prevents two servers from writing one search twice; a deleted employer has no history.
    if (!(await lockEmployer(step, employerId))) return
    const known = searches.findLastIndex(({ id }) => id !== undefined)
    // Only the first new search may continue the latest entry.
    for (const search of searches.slice(0, known + 2)) await writeSearch(step, search)
    await insertSearches(step, employerId, searches.slice(known + 2))
  })
}

/** Adds searches in order, as one parameter, because drizzle would build eight parameters for each of hundreds. */
async function insertSearches(db: Queryable, employerId: number, searches: readonly SearchEntry[]) {
  const [first] = searches
  if (!first) return
  await takeOut(db, employerId, { keys: searches.map(({ searchKey }) => searchKey), at: first.createdAt })
  await db.execute(sql`
    insert into ${searchLogs} (employer_id, title, filters, search_key, page_index, count, charged, created_at)
    select "employerId", title, filters, "searchKey", "pageIndex", count, coalesce(charged, true), "createdAt"
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as made ("employerId" bigint, title text, filters jsonb,
      "searchKey" text, "pageIndex" integer, count integer, charged boolean, "createdAt" timestamptz)`)
}

/** Whether a search replaces the previous one: another page of it, or continued typing. */
export function continues(before: Pick<SearchEntry, 'searchKey' | 'createdAt'>, next: SearchEntry) {
  const request = { key: next.searchKey, jobRoles: [] }
  const last = { key: before.searchKey, jobRoles: [], at: before.createdAt }
  return next.searchKey === before.searchKey || isTypedOn(request, last, next.createdAt)
}

/** The number of newest entries in which repeated searches are found. */
const lookedThrough = 50

/** Repeated searches, and the entry that they are written into, if there is one. */
type Again = { keys: readonly string[]; at: Date; into?: number | undefined }

/** Removes a search that an employer repeats within the hour, because it moves to the top of the history. */
async function takeOut(db: Queryable, employerId: number, { keys, at, into }: Again) {
  const newest = db
    .select({ id: searchLogs.id, searchKey: searchLogs.searchKey, createdAt: searchLogs.createdAt })
    .from(searchLogs)
    .where(eq(searchLogs.employerId, employerId))
    .orderBy(desc(searchLogs.id))
    .limit(lookedThrough)
    .as('newest')
  const since = new Date(at.getTime() - sameSearchMs)
  const repeated = db
    .select({ id: newest.id })
    .from(newest)
    .where(
      and(
        inArray(newest.searchKey, [...keys]),
        gt(newest.createdAt, since),
        into === undefined ? undefined : ne(newest.id, into),
      ),
    )
  await db.delete(searchLogs).where(inArray(searchLogs.id, repeated))
}

/** Locks an employer's history for one writer at a time; false if there is no such employer. */
export async function lockEmployer(db: Queryable, employerId: number) {
  const ofEmployer = eq(employers.accountId, employerId)
  const rows = await db.select({ id: employers.accountId }).from(employers).where(ofEmployer).for('no key update')
  return rows.length > 0
}

/** The newest search of an employer. */
export async function findLatestSearch(db: Queryable, employerId: number) {
  const [newest] = await db
    .select({ id: searchLogs.id, searchKey: searchLogs.searchKey, createdAt: searchLogs.createdAt })
    .from(searchLogs)
    .where(eq(searchLogs.employerId, employerId))
    .orderBy(desc(searchLogs.id))
    .limit(1)
  return newest
}

/**
 * Stores a search in the history and returns its id. It replaces the latest entry if it is the same search or its
 * continued typing, and the same search within the hour; otherwise it is a new entry.
 */
export async function writeSearch(db: Queryable, search: SearchEntry): Promise<number> {
  const latest = search.id === undefined ? await findLatestSearch(db, search.employerId) : undefined
  const id = search.id ?? (latest && continues(latest, search) ? latest.id : undefined)
  if (search.id === undefined)
    await takeOut(db, search.employerId, { keys: [search.searchKey], at: search.createdAt, into: id })
  if (id === undefined) return only(await db.insert(searchLogs).values(search).returning({ id: searchLogs.id })).id
  const { id: _same, employerId: _own, ...changed } = search
  await db.update(searchLogs).set(changed).where(eq(searchLogs.id, id))
  return id
}
