import type { Database, Queryable } from '@pramaan/database/client'
import { completionsOf } from '@pramaan/domain/search-query'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import { countHolders } from './suggestions.queries.ts'

/** How long a count is reused, in milliseconds. */
const cacheMs = 5 * 60_000

type Counted = { count: number; at: number }
const counts = new WeakMap<Database, Map<number, Counted>>()

/** How many people have each of these concepts, up to the limit; at most a few minutes old. */
async function countsOf(
  { db, now }: Deps,
  through: Queryable,
  ids: readonly number[],
): Promise<(id: number) => number> {
  const cached = counts.get(db) ?? new Map<number, Counted>()
  counts.set(db, cached)
  const at = now().getTime()
  const missing = ids.filter((id) => Math.abs(at - (cached.get(id)?.at ?? 0)) > cacheMs)
  const fresh = missing.length > 0 ? await countHolders(through, missing) : new Map<number, number>()
  for (const id of missing) cached.set(id, { count: fresh.get(id) ?? 0, at })
  return (id) => cached.get(id)?.count ?? 0
}

/**
 * Concepts for typed words, each with its kind and how many people it would find, null if other words stand before it;
 * without those that nobody has.
 */
export async function suggestConcepts(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const found = completionsOf(term, vocabulary, most)
  const countOf = await countsOf(
    deps,
    db,
    found.map(({ concept }) => concept.id),
  )
  return found
    .filter(({ concept }) => countOf(concept.id) > 0)
    .map(({ concept: { id, kind }, text, before }) => ({ id, kind, text, count: before === '' ? countOf(id) : null }))
}

/** How many people each of these listed titles would find. */
export async function countLabels(
  deps: Deps,
  db: Queryable,
  labels: readonly string[],
): Promise<(label: string) => number | null> {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const idOf = (label: string) => vocabulary.exact(label, ['title', 'skill'])[0]?.id
  const ids = labels.map(idOf).filter((id) => id !== undefined)
  const countOf = await countsOf(deps, db, ids)
  return (label) => {
    const id = idOf(label)
    return id === undefined ? null : countOf(id)
  }
}
