import type { Vocabulary } from '../../../concept/concept.ts'
import type { QueryPart } from '../../query-parts.ts'

/** The concepts that a query asks for, with the skills that its titles are made of. */
function askedIn(parts: readonly QueryPart[], { conceptOf }: Vocabulary): ReadonlySet<number> {
  const ids = parts.flatMap((part) => (part.kind === 'concept' && !part.excluded ? part.conceptIds : []))
  return new Set(ids.flatMap((id) => [id, ...(conceptOf(id)?.core ?? [])]))
}

/** The words that name a concept in a text, without the “not” before them. */
function nameIn(said: string, ids: readonly number[], { conceptsIn }: Vocabulary): string {
  const named = conceptsIn(said).find(({ concepts }) => concepts.some(({ id }) => ids.includes(id)))
  return named ? said.slice(named.from, named.to) : said
}

/**
 * Parts in which what is not wanted, but is another name of what is asked for, is its words alone: of 'PLC programmer not
 * Allen Bradley' everyone does PLC programming.
 */
export function withoutContradictions(parts: readonly QueryPart[], text: string, vocabulary: Vocabulary): QueryPart[] {
  const asked = askedIn(parts, vocabulary)
  return parts.map((part): QueryPart => {
    if (part.kind !== 'concept' || !part.excluded || !part.conceptIds.some((id) => asked.has(id))) return part
    const { from, to, conceptIds } = part
    const words = nameIn(text.slice(from, to), conceptIds, vocabulary)
    return { kind: 'phrase', words, excluded: true, from, to }
  })
}
