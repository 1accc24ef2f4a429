import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { savedSearches } from '@pramaan/database/schema'
import { and, asc, eq } from 'drizzle-orm'

const ownSearch = (employerId: number, id: number) =>
  and(eq(savedSearches.employerId, employerId), eq(savedSearches.id, id))

/** An employer's saved searches by name. */
export function listSaved(db: Queryable, employerId: number) {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.employerId, employerId))
    .orderBy(asc(naturalOrder(savedSearches.nameKey)))
}

/** A row of the table of saved searches. */
export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** One saved search of an employer. */
export async function findSaved(db: Queryable, employerId: number, id: number): Promise<SavedRow | undefined> {
  const [row] = await db.select().from(savedSearches).where(ownSearch(employerId, id))
  return row
}

/** Saves a search; undefined if the name is taken. */
export async function insertSaved(db: Queryable, search: typeof savedSearches.$inferInsert) {
  const [row] = await db.insert(savedSearches).values(search).onConflictDoNothing().returning()
  return row
}

/** Whether another saved search of an employer has a name. */
export async function isNameTaken(db: Queryable, employerId: number, nameKey: string, id: number) {
  const ofName = and(eq(savedSearches.employerId, employerId), eq(savedSearches.nameKey, nameKey))
  const rows = await db.select({ id: savedSearches.id }).from(savedSearches).where(ofName)
  return rows.some((row) => row.id !== id)
}

/** Changes an employer's saved search; undefined if there is none. */
export async function updateSaved(
  db: Queryable,
  employerId: number,
  id: number,
  changes: Partial<typeof savedSearches.$inferInsert>,
) {
  const [row] = await db.update(savedSearches).set(changes).where(ownSearch(employerId, id)).returning()
  return row
}

/** Deletes an employer's saved search; false if there is none. */
export async function deleteSaved(db: Queryable, employerId: number, id: number) {
  const rows = await db.delete(savedSearches).where(ownSearch(employerId, id)).returning({ id: savedSearches.id })
  return rows.length > 0
}
