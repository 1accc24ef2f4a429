import type { Database, Queryable } from '@pramaan/database/client'
import { findVocabularyVersion } from '@pramaan/database/reference-data/vocabulary/read-concepts.queries'
import { readVocabulary, type VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'

type Kept = {
  found?: VersionedVocabulary
  /** When its version was last looked at. */
  at: number
  /** A newer one that is being built. */
  next?: Promise<VersionedVocabulary> | undefined
}

const keptOf = new WeakMap<Database, Kept>()

/** How long a vocabulary is used before its version is checked again. */
const freshMs = 10_000

/**
 * The vocabulary, held in memory; at most ten seconds behind what an Admin or a command changed, and the time that a
 * large one takes to build: meanwhile the old one answers. `through` is the caller's transaction: the embedded engine
 * serves one at a time, so nobody in one may wait for another connection.
 */
export async function findVocabulary(db: Database, now: Date, through: Queryable = db): Promise<VersionedVocabulary> {
  const kept = keptOf.get(db)
  if (!kept?.found) return through === db ? build(db, now) : keep(db, now, await readVocabulary(through))
  if (kept.next || Math.abs(now.getTime() - kept.at) < freshMs) return kept.found
  if ((await findVocabularyVersion(through)) === kept.found.version) kept.at = now.getTime()
  // A failure goes to those who wait for it; the next call here tries again.
  else build(db, now).catch(() => undefined)
  return kept.found
}

/** The vocabulary as it is at this moment, which searches then use too: for who has just changed it. */
export async function findVocabularyNow(db: Database, now: Date): Promise<VersionedVocabulary> {
  // One that is being built may have been read before the change.
  await keptOf.get(db)?.next?.catch(() => undefined)
  return build(db, now)
}

function keep(db: Database, now: Date, found: VersionedVocabulary) {
  keptOf.set(db, { found, at: now.getTime() })
  return found
}

/** Reads the vocabulary if it changed; callers in the meantime wait for the same one. */
function build(db: Database, now: Date): Promise<VersionedVocabulary> {
  const kept = keptOf.get(db) ?? { at: 0 }
  keptOf.set(db, kept)
  kept.next ??= readVocabulary(db, kept.found)
    .then((found) => keep(db, now, found))
    .finally(() => {
      kept.next = undefined
    })
  return kept.next
}
