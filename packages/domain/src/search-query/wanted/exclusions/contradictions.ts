import type { Vocabulary } from '../../../concept/concept.ts'
import type { QueryPart } from '../../query-parts.ts'

/** The concepts that a query asks for, with the skills that its titles are made of. */
function askedIn(parts: readonly QueryPart[], { conceptOf }: Vocabulary): ReadonlySet<number> {
  const ids = parts.flatMap((part) => (part.kind === 'concept' && !part.excluded ? part.conceptIds : []))
  return new Set(ids.flatMap((id) => [id, ...(conceptOf(id)?.core ?? [])]))
}

/**
 * Parts in which what is not wanted, but is another name of what is asked for, is its words alone: of 'PLC programmer not
 * Allen Bradley' everyone does PLC programming.
 */
export function withoutContradictions(parts: readonly QueryPart[], text: string, vocabulary: Vocabulary): QueryPart[] {
  const asked = askedIn(parts, vocabulary)
  return parts.map((part): QueryPart => {
    if (part.kind !== 'concept' || !part.excluded || !part.conceptIds.some((id) => asked.has(id))) return part
    const { from, to } = part
    return { kind: 'phrase', words: text.slice(from, to).replace(/^[-\u2212\u2013]\s*/u, ''), excluded: true, from, to }
  })
}
