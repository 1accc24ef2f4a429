import type { Queryable } from '@pramaan/database/client'
import { savedJobSearches, savedSearches, searchAlerts } from '@pramaan/database/schema'
import { nextAlertAt } from '@pramaan/domain/alert'
import { eq, inArray, sql } from 'drizzle-orm'
import { unread } from './alert-versions.queries.ts'
import { forgetUnsent, moveDue } from './sending/schedule-alerts.queries.ts'

/** How often a saved search reports, and on which channel. */
export type AlertChoice = Pick<typeof searchAlerts.$inferSelect, 'frequency' | 'channel'>

/** The saved search that an alert belongs to, in either list. */
export type AlertOwner = { savedSearchId: number } | { savedJobSearchId: number }

const ownerColumn = (owner: AlertOwner) =>
  'savedSearchId' in owner
    ? { column: searchAlerts.savedSearchId, id: owner.savedSearchId }
    : { column: searchAlerts.savedJobSearchId, id: owner.savedJobSearchId }

/** The alert of a saved search. */
export function ofOwner(owner: AlertOwner) {
  const { column, id } = ownerColumn(owner)
  return eq(column, id)
}

/**
 * Sets how a saved search reports new matches. Reported matches stay stored, so they are never reported twice; turning
 * alerts off drops matches that were not reported yet.
 */
export async function storeAlert(
  db: Queryable,
  accountId: number,
  owner: AlertOwner,
  { frequency, channel }: AlertChoice,
  now: Date,
) {
  const noCriteria = { keys: [], triggers: [], vocabularyVersion: unread }
  const [row] = await db
    .insert(searchAlerts)
    .values({ accountId, ...owner, frequency, channel, ...noCriteria, createdAt: now })
    .onConflictDoUpdate({
      target: ownerColumn(owner).column,
      set: { frequency, channel, ...(frequency === 'off' ? noCriteria : { vocabularyVersion: unread }) },
    })
    .returning({ id: searchAlerts.id, lastSentAt: searchAlerts.lastSentAt })
  if (!row) return
  const dueAt = nextAlertAt(frequency, now, row.lastSentAt)
  if (dueAt) await moveDue(db, row.id, dueAt)
  else await forgetFound(db, row.id, now)
}

/**
 * Deletes what an alert found and did not report. The plan of its message stays until the next round, because a
 * comparison in progress relies on it; what that finds is deleted then.
 */
async function forgetFound(db: Queryable, id: number, now: Date) {
  await moveDue(db, id, now)
  await forgetUnsent(db, id)
}

/**
 * Marks a saved search to be read again because its filters changed. Unreported matches of the former filters are
 * deleted; people who match the new ones now are already in the list.
 */
export async function restartAlert(db: Queryable, owner: AlertOwner) {
  const rows = await db
    .update(searchAlerts)
    .set({ keys: [], triggers: [], vocabularyVersion: unread })
    .where(ofOwner(owner))
    .returning({ id: searchAlerts.id })
  for (const alert of rows) await forgetUnsent(db, alert.id)
}

/** The alerts of saved searches, by search; searches that never had one are missing. */
export async function findAlerts(
  db: Queryable,
  by: 'savedSearchId' | 'savedJobSearchId',
  ids: readonly number[],
): Promise<ReadonlyMap<number, AlertChoice>> {
  const column = searchAlerts[by]
  const rows = await db
    .select({
      searchId: sql<number>`${column}`,
      frequency: searchAlerts.frequency,
      channel: searchAlerts.channel,
    })
    .from(searchAlerts)
    .where(inArray(column, [...ids]))
  return new Map(rows.map(({ searchId, ...choice }) => [searchId, choice]))
}

/** The saved search of an alert: an employer's has filters, a candidate's a query; undefined if it was deleted. */
export async function findSearchOfAlert(db: Queryable, id: number) {
  const [search] = await db
    .select({
      name: sql<string>`coalesce(${savedSearches.name}, ${savedJobSearches.name})`,
      filters: savedSearches.filters,
      query: savedJobSearches.query,
    })
    .from(searchAlerts)
    .leftJoin(savedSearches, eq(savedSearches.id, searchAlerts.savedSearchId))
    .leftJoin(savedJobSearches, eq(savedJobSearches.id, searchAlerts.savedJobSearchId))
    .where(eq(searchAlerts.id, id))
  return search
}

/** Turns an alert off and returns its search; undefined if it was deleted. */
export async function stopAlert(db: Queryable, id: number, now: Date) {
  const stopped = { frequency: 'off' as const, keys: [], triggers: [], vocabularyVersion: unread }
  const rows = await db
    .update(searchAlerts)
    .set(stopped)
    .where(eq(searchAlerts.id, id))
    .returning({ id: searchAlerts.id })
  if (rows.length === 0) return undefined
  await forgetFound(db, id, now)
  return findSearchOfAlert(db, id)
}
