import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { candidates, savedJobSearches } from '@pramaan/database/schema'
import { and, asc, eq } from 'drizzle-orm'

const ownSearch = (candidateId: number, id: number) =>
  and(eq(savedJobSearches.candidateId, candidateId), eq(savedJobSearches.id, id))

/** Locks a candidate's saved searches, so that parallel requests can't exceed the limit together. */
export async function lockCandidate(db: Queryable, candidateId: number) {
  const ofCandidate = eq(candidates.accountId, candidateId)
  await db.select({ id: candidates.accountId }).from(candidates).where(ofCandidate).for('no key update')
}

/** A candidate's saved job searches, by name. */
export function listSavedJobSearches(db: Queryable, candidateId: number) {
  return db
    .select()
    .from(savedJobSearches)
    .where(eq(savedJobSearches.candidateId, candidateId))
    .orderBy(asc(naturalOrder(savedJobSearches.nameKey)))
}

/** A row of the table of saved job searches. */
export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobSearches>>[number]

/** Saves a search; undefined if the name is taken. */
export async function insertSavedJobSearch(db: Queryable, search: typeof savedJobSearches.$inferInsert) {
  const [row] = await db.insert(savedJobSearches).values(search).onConflictDoNothing().returning()
  return row
}

/** Changes a candidate's saved search; undefined if there is none. */
export async function updateSavedJobSearch(
  db: Queryable,
  candidateId: number,
  id: number,
  changes: Partial<typeof savedJobSearches.$inferInsert>,
) {
  const [row] = await db.update(savedJobSearches).set(changes).where(ownSearch(candidateId, id)).returning()
  return row
}

/** Deletes a candidate's saved search; false if there is none. */
export async function deleteSavedJobSearch(db: Queryable, candidateId: number, id: number) {
  const rows = await db
    .delete(savedJobSearches)
    .where(ownSearch(candidateId, id))
    .returning({ id: savedJobSearches.id })
  return rows.length > 0
}
