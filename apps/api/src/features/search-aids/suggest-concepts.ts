import type { Database, Queryable } from '@pramaan/database/client'
import type { Concept, Vocabulary } from '@pramaan/domain/concept'
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

/** The concepts that start with the typed words, or are spelt almost like them. */
function conceptsFor(term: string, vocabulary: Vocabulary, most: number): readonly Concept[] {
  const begun = vocabulary.suggest(term, most)
  return begun.length > 0 ? begun : (vocabulary.nearest(term)?.concepts ?? []).slice(0, most)
}

/** Concepts for typed words, each with its kind and how many people it would find; without those that nobody has. */
export async function suggestConcepts(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const found = conceptsFor(term, vocabulary, most)
  const ids = found.map(({ id }) => id)
  const countOf = await countsOf(deps, db, ids)
  return found.map(({ id, kind, label }) => ({ id, kind, label, count: countOf(id) })).filter(({ count }) => count > 0)
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
