import type { Vocabulary } from '@pramaan/domain/concept'
import { LRUCache } from 'lru-cache'
import { onceFor } from '../../../once-for.ts'
import type { ReadTerm } from '../request/read-term.ts'
import type { ResolvedSearch } from '../request/resolve-search.ts'
import { type SearchRequest, searchKeyOf } from '../request/search-request.ts'
import { type Matching, matchingOf } from './conditions.queries.ts'

/** The conditions of searches, by all that they depend on; with them, what was built of them. */
const matchings = new LRUCache<string, Matching>({ max: 1000 })

let vocabularies = 0

const numberOf = onceFor((_vocabulary: Vocabulary) => ++vocabularies)

const keyOfRead = onceFor((read: ReadTerm) => JSON.stringify({ ...read, vocabulary: numberOf(read.vocabulary) }))

/**
 * The conditions of a search. They are built once for as long as equal searches follow, but those of a loosened list,
 * which has its people.
 */
export function savedMatching(request: SearchRequest, named: ResolvedSearch, staff: boolean): Matching {
  const { read, ...listed } = named
  if (read?.loosened) return matchingOf(request, named, staff)
  const key = `${staff} ${JSON.stringify(listed)} ${searchKeyOf(request)} ${read ? keyOfRead(read) : ''}`
  const matching = matchings.get(key) ?? matchingOf(request, named, staff)
  matchings.set(key, matching)
  return matching
}

const parts = onceFor((_matching: Matching): Partial<Record<'required' | 'worded', Matching>> => ({}))

/** A search with only those of its conditions that always apply, or with these and its words beside a title or skill. */
export function onlyThe(part: 'required' | 'worded', matching: Matching): Matching {
  const known = parts(matching)
  const byText = part === 'required' ? (matching.requiresText ?? false) : matching.byText
  known[part] ??= { ...matching, where: matching[part], byText }
  return known[part]
}
