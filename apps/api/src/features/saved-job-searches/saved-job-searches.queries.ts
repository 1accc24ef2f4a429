import type { Queryable } from '@pramaan/database/client'
import { candidates, savedJobSearches } from '@pramaan/database/schema'
import { and, asc, eq } from 'drizzle-orm'

const own = (candidateId: number, id: number) =>
  and(eq(savedJobSearches.candidateId, candidateId), eq(savedJobSearches.id, id))

/** Lets one at a time change a candidate's saved searches, so that parallel ones cannot pass the limit together. */
export async function lockCandidate(db: Queryable, candidateId: number) {
  const ofCandidate = eq(candidates.accountId, candidateId)
  await db.select({ id: candidates.accountId }).from(candidates).where(ofCandidate).for('no key update')
}

/** A candidate's saved searches for jobs, by name. */
export function listSavedJobSearches(db: Queryable, candidateId: number) {
  return db
    .select()
    .from(savedJobSearches)
    .where(eq(savedJobSearches.candidateId, candidateId))
    .orderBy(asc(savedJobSearches.nameKey))
}

/** A saved search for jobs as the table holds it. */
export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobSearches>>[number]

/** Saves a search; undefined where the name is taken. */
export async function insertSavedJobSearch(db: Queryable, search: typeof savedJobSearches.$inferInsert) {
  const [row] = await db.insert(savedJobSearches).values(search).onConflictDoNothing().returning()
  return row
}

/** Changes a saved search of a candidate; undefined where there is none. */
export async function updateSavedJobSearch(
  db: Queryable,
  candidateId: number,
  id: number,
  changes: Partial<typeof savedJobSearches.$inferInsert>,
) {
  const [row] = await db.update(savedJobSearches).set(changes).where(own(candidateId, id)).returning()
  return row
}

/** Deletes a saved search of a candidate; false where there is none. */
export async function deleteSavedJobSearch(db: Queryable, candidateId: number, id: number) {
  const rows = await db.delete(savedJobSearches).where(own(candidateId, id)).returning({ id: savedJobSearches.id })
  return rows.length > 0
}
