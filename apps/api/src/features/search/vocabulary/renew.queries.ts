import type { Queryable } from '@pramaan/database/client'
import { candidateSearch as row } from '@pramaan/database/schema'
import { asc, lt } from 'drizzle-orm'

/**
 * The next candidates whose concepts were read with an older vocabulary; their rows are locked, so that a newer profile
 * is not overwritten.
 */
export async function lockOutdated(db: Queryable, version: number, limit: number) {
  const rows = await db
    .select({ id: row.candidateId })
    .from(row)
    .where(lt(row.vocabularyVersion, version))
    .orderBy(asc(row.vocabularyVersion), asc(row.candidateId))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}
