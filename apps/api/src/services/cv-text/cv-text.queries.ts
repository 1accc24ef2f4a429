import type { Queryable } from '@pramaan/database/client'
import { candidates, cvTexts, files } from '@pramaan/database/schema'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { leaseMs } from '../../background/run-jobs.ts'

/** Records which file is a candidate's CV, to be read in the background; null deletes its text. */
export async function noteCv(db: Queryable, candidateId: number, fileId: string | null) {
  if (fileId === null) return void (await db.delete(cvTexts).where(eq(cvTexts.candidateId, candidateId)))
  const unread = { fileId, text: null, readAt: null, triedAt: null }
  await db
    .insert(cvTexts)
    .values({ candidateId, ...unread })
    .onConflictDoUpdate({
      target: cvTexts.candidateId,
      set: unread,
      setWhere: sql`${cvTexts.fileId} <> excluded.file_id`,
    })
}

/** Claims CVs that wait to be read, with the type of the file if it exists. */
export async function claimUnread(db: Queryable, now: Date, most: number) {
  const due = or(isNull(cvTexts.triedAt), lt(cvTexts.triedAt, new Date(now.getTime() - leaseMs)))
  const picked = db
    .select({ id: cvTexts.candidateId })
    .from(cvTexts)
    .where(and(isNull(cvTexts.readAt), due))
    .orderBy(sql`${cvTexts.triedAt} nulls first`, asc(cvTexts.candidateId))
    .limit(most)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(cvTexts)
    .set({ triedAt: now })
    .where(inArray(cvTexts.candidateId, picked))
    .returning({ candidateId: cvTexts.candidateId, fileId: cvTexts.fileId })
  const ids = claimed.map(({ fileId }) => fileId)
  if (ids.length === 0) return []
  const found = await db
    .select({ id: files.id, type: files.type, bytes: files.bytes })
    .from(files)
    .where(inArray(sql`${files.id}::text`, ids))
  return claimed.map((one) => ({ ...one, file: found.find(({ id }) => id === one.fileId) }))
}

/** Locks the candidate's profile: another change can't overtake what is read from it. */
export async function lockProfile(db: Queryable, candidateId: number) {
  await db
    .select({ id: candidates.accountId })
    .from(candidates)
    .where(eq(candidates.accountId, candidateId))
    .for('no key update')
}

/** Stores the text that was read, unless the CV was replaced meanwhile. Returns whether it was stored. */
export async function storeText(
  db: Queryable,
  { candidateId, fileId }: { candidateId: number; fileId: string },
  text: string | undefined,
  now: Date,
) {
  const sameFile = and(eq(cvTexts.candidateId, candidateId), eq(cvTexts.fileId, fileId))
  const rows = await db
    .update(cvTexts)
    .set({ text: text ?? null, readAt: now })
    .where(sameFile)
    .returning({ id: cvTexts.candidateId })
  return rows.length > 0
}
