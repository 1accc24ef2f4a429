import { withoutBudget } from '@pramaan/database/budget/budget'
import type { Database, Queryable } from '@pramaan/database/client'
import { findVocabularyVersion } from '@pramaan/database/reference-data/vocabulary/read-concepts.queries'
import { readVocabulary, type VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'

type Cached = {
  found?: VersionedVocabulary
  /** When its version was last checked. */
  at: number
  /** A newer vocabulary that is being built. */
  next?: Promise<VersionedVocabulary> | undefined
}

const cacheOf = new WeakMap<Database, Cached>()

/** How long a vocabulary is used before its version is checked again. */
const freshMs = 10_000

/**
 * The vocabulary in memory. It may be ten seconds behind a change, plus the time to build a new one, during which the
 * old one is used. `through` is the caller's transaction: the embedded engine runs one at a time, so code in a
 * transaction must not wait for another connection.
 */
export async function findVocabulary(db: Database, now: Date, through: Queryable = db): Promise<VersionedVocabulary> {
  const cached = cacheOf.get(db)
  if (!cached?.found) return through === db ? build(db, now) : cache(db, now, await readVocabulary(through))
  if (cached.next || Math.abs(now.getTime() - cached.at) < freshMs) return cached.found
  if ((await findVocabularyVersion(through)) === cached.found.version) cached.at = now.getTime()
  // Callers that wait for it get the failure; the next call tries again.
  else build(db, now).catch(() => undefined)
  return cached.found
}

/** The current vocabulary, for callers that have just changed it; searches use it from then on. */
export async function findVocabularyNow(db: Database, now: Date): Promise<VersionedVocabulary> {
  // A vocabulary that is being built may have been read before the change.
  await cacheOf.get(db)?.next?.catch(() => undefined)
  return build(db, now)
}

function cache(db: Database, now: Date, found: VersionedVocabulary) {
  cacheOf.set(db, { found, at: now.getTime() })
  return found
}

/** Reads the vocabulary if it changed; callers in the meantime wait for the same one. */
function build(db: Database, now: Date): Promise<VersionedVocabulary> {
  const cached = cacheOf.get(db) ?? { at: 0 }
  cacheOf.set(db, cached)
  cached.next ??= withoutBudget(() => readVocabulary(db, cached.found))
    .then((found) => cache(db, now, found))
    .finally(() => {
      cached.next = undefined
    })
  return cached.next
}
