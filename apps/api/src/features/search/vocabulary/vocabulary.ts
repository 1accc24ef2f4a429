import type { Database, Queryable } from '@pramaan/database/client'
import { findVocabularyVersion } from '@pramaan/database/reference-data/vocabulary/read-concepts.queries'
import { readVocabulary, type VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'

type Kept = {
  found?: VersionedVocabulary
  /** When its version was last checked. */
  at: number
  /** A newer vocabulary that is being built. */
  next?: Promise<VersionedVocabulary> | undefined
}

const keptOf = new WeakMap<Database, Kept>()

/** How long a vocabulary is used before its version is checked again. */
const freshMs = 10_000

/**
 * The vocabulary in memory. It may be ten seconds behind a change, plus the time to build a new one, during which the
 * old one is used. `through` is the caller's transaction: the embedded engine runs one at a time, so code in a
 * transaction must not wait for another connection.
 */
export async function findVocabulary(db: Database, now: Date, through: Queryable = db): Promise<VersionedVocabulary> {
  const kept = keptOf.get(db)
  if (!kept?.found) return through === db ? build(db, now) : keep(db, now, await readVocabulary(through))
  if (kept.next || Math.abs(now.getTime() - kept.at) < freshMs) return kept.found
  if ((await findVocabularyVersion(through)) === kept.found.version) kept.at = now.getTime()
  // Callers that wait for it get the failure; the next call tries again.
  else build(db, now).catch(() => undefined)
  return kept.found
}

/** The current vocabulary, for callers that have just changed it; searches use it from then on. */
export async function findVocabularyNow(db: Database, now: Date): Promise<VersionedVocabulary> {
  // A vocabulary that is being built may have been read before the change.
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
