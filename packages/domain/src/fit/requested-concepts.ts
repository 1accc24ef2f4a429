import { type ConceptKind, conceptKinds, type Vocabulary } from '../concept/concept.ts'
import { conceptIdsOf, type SearchQuery } from '../search-query/search-query.ts'

/**
 * Alternative concepts of a query, one of which is enough. The first group of a query is required and counts double; a
 * group without a share is only required.
 */
export type RequestedConcepts = { conceptIds: readonly number[]; share: number }

const leadShare = 2

/** The kind by which a group of alternatives is sorted: that of its first concept. */
export function kindOf(ids: readonly number[], vocabulary: Vocabulary): ConceptKind | undefined {
  return vocabulary.conceptOf(ids[0] ?? 0)?.kind
}

/**
 * The requested concepts of a query, most important first: titles, then skills, degrees and domains. Places only
 * restrict the list.
 */
export function requestedConcepts({ parts }: Pick<SearchQuery, 'parts'>, vocabulary: Vocabulary): RequestedConcepts[] {
  const named = parts
    .filter((part) => !('excluded' in part && part.excluded))
    .map((part) => conceptIdsOf(part, vocabulary))
    .filter((ids) => ids.length > 0)
  // 'advanced excel, vlookup' asks for one skill.
  const asked = named.filter((ids, at) => !named.slice(0, at).some((before) => before.join() === ids.join()))
  const ordered = conceptKinds
    .filter((kind) => kind !== 'city')
    .flatMap((kind) => asked.filter((ids) => kindOf(ids, vocabulary) === kind))
  return ordered.map((conceptIds, at) => ({ conceptIds, share: at === 0 ? leadShare : 1 }))
}

/** The concepts of a kind that a query asks for or excludes: one list for each part. */
export function namedConcepts(
  { parts }: SearchQuery,
  vocabulary: Vocabulary,
  which: { kind?: ConceptKind; excluded: boolean },
): (readonly number[])[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'concept' || part.excluded !== which.excluded) return []
    return which.kind === undefined || kindOf(part.conceptIds, vocabulary) === which.kind ? [part.conceptIds] : []
  })
}
