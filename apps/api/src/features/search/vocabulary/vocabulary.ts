import type { Database, Queryable } from '@pramaan/database/client'
import { readVocabulary, type VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'

const kept = new WeakMap<Database, { found: VersionedVocabulary; at: number }>()

/** How long a vocabulary is used before its version is looked at again. */
const freshMs = 10_000

/**
 * The vocabulary, held in memory; at most ten seconds behind what an Admin or a command changed. `through` is the
 * caller's transaction: the embedded engine serves one at a time, so nobody in one may wait for another connection.
 */
export async function findVocabulary(db: Database, now: Date, through: Queryable = db): Promise<VersionedVocabulary> {
  const before = kept.get(db)
  if (before && Math.abs(now.getTime() - before.at) < freshMs) return before.found
  const found = await readVocabulary(through, before?.found)
  kept.set(db, { found, at: now.getTime() })
  return found
}

/** The vocabulary as it is at this moment, which searches then use too: for who has just changed it. */
export async function findVocabularyNow(db: Database, now: Date): Promise<VersionedVocabulary> {
  const found = await readVocabulary(db, kept.get(db)?.found)
  kept.set(db, { found, at: now.getTime() })
  return found
}
