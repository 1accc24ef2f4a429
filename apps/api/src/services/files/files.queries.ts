import type { Queryable } from '@pramaan/database/client'
import { accounts, files } from '@pramaan/database/schema'
import type { UploadKind } from '@pramaan/domain/upload'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'

const dayMs = 24 * 3600_000

/** Records a file before its bytes are stored. */
export async function insertFile(db: Queryable, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

/** Records that a file's bytes are stored. */
export async function markStored(db: Queryable, id: string, now: Date) {
  await db.update(files).set({ storedAt: now }).where(eq(files.id, id))
}

/** Deletes a file's row after its bytes. */
export async function deleteFile(db: Queryable, id: string) {
  await db.delete(files).where(eq(files.id, id))
}

/** Deletes a sample whose bytes never arrived. */
export async function deleteSample(db: Queryable, id: string) {
  await db.delete(files).where(and(eq(files.id, id), eq(files.sample, true)))
}

/** A stored file that was not deleted. */
export async function findFile(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.storedAt), isNull(files.deletedAt)))
  return row
}

/** The facts about a file's owner that decide whether their photo is shown. */
export async function findOwner(db: Queryable, ownerId: number) {
  const { status, hiddenAt } = accounts
  const [row] = await db.select({ status, hiddenAt }).from(accounts).where(eq(accounts.id, ownerId))
  return row
}

/**
 * Which of these files their owner may use as one of these kinds; locked, so a clean-up can't remove them meanwhile.
 */
export async function lockFilesOf(
  db: Queryable,
  ids: readonly string[],
  ownerId: number,
  kinds: readonly UploadKind[],
) {
  const ofOwner = and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), inArray(files.kind, [...kinds]))
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(ofOwner, isNotNull(files.storedAt), isNull(files.deletedAt)))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Records that these files are in use. */
export async function markUsed(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length > 0)
    await db
      .update(files)
      .set({ usedAt: now })
      .where(inArray(files.id, [...ids]))
}

/** Marks files as deleted that a record no longer uses; a sample stays, because many records share it. */
export async function markDeleted(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length > 0)
    await db
      .update(files)
      .set({ deletedAt: now })
      .where(and(inArray(files.id, [...ids]), eq(files.sample, false)))
}

/**
 * Claims files to remove: deleted, unused or not stored for a day, or of an erased account. They are no longer
 * readable.
 */
export async function claimRemovable(db: Queryable, now: Date, most: number) {
  const dayAgo = new Date(now.getTime() - dayMs)
  const unused = and(or(isNull(files.usedAt), isNull(files.storedAt)), lt(files.createdAt, dayAgo))
  const due = or(lt(files.deletedAt, dayAgo), unused, isNull(files.ownerId))
  const picked = db
    .select({ id: files.id })
    .from(files)
    .where(and(due, eq(files.sample, false)))
    .limit(most)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(files)
    .set({ deletedAt: dayAgo })
    .where(inArray(files.id, picked))
    .returning({ id: files.id })
  return rows.map(({ id }) => id)
}
