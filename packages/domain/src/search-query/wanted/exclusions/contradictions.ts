import type { Vocabulary } from '../../../concept/concept.ts'
import type { Reading } from '../../passes/reading.ts'
import type { QueryPart } from '../../query-parts.ts'

/** The concepts that a query asks for, with the skills that its titles are made of. */
function askedIn(parts: readonly QueryPart[], { conceptOf }: Vocabulary): ReadonlySet<number> {
  const ids = parts.flatMap((part) => (part.kind === 'concept' && !part.excluded ? part.conceptIds : []))
  return new Set(ids.flatMap((id) => [id, ...(conceptOf(id)?.core ?? [])]))
}

/** What the work that a query asks for is a kind of: of an automation tester, a tester. */
function aboveAsked(asked: ReadonlySet<number>, { conceptOf, broaderOf }: Vocabulary): ReadonlySet<number> {
  const titles = [...asked].filter((id) => conceptOf(id)?.kind === 'title')
  return new Set(titles.flatMap(broaderOf))
}

/** The words that name a concept in a text, without the “not” before them. */
function nameIn(said: string, ids: readonly number[], { conceptsIn }: Vocabulary): string {
  const named = conceptsIn(said).find(({ concepts }) => concepts.some(({ id }) => ids.includes(id)))
  return named ? said.slice(named.from, named.to) : said
}

/**
 * Parts in which what is not wanted, but is another name of what is asked for, is its words alone: of 'PLC programmer not
 * Allen Bradley' everyone does PLC programming. Of two meanings only the other is excluded if one is what the work asked
 * for is a kind of: of 'automation tester not manual tester' everyone is a tester.
 */
export function withoutContradictions({ parts, text, vocabulary }: Reading): Partial<Reading> {
  const asked = askedIn(parts, vocabulary)
  const above = aboveAsked(asked, vocabulary)
  const consistent = parts.map((part): QueryPart => {
    if (part.kind !== 'concept' || !part.excluded) return part
    const { from, to, conceptIds } = part
    const others = conceptIds.filter((id) => !above.has(id))
    const isAsked = conceptIds.some((id) => asked.has(id))
    if (!isAsked && others.length > 0) return others.length < conceptIds.length ? { ...part, conceptIds: others } : part
    const words = nameIn(text.slice(from, to), conceptIds, vocabulary)
    return { kind: 'phrase', words, excluded: true, from, to }
  })
  return { parts: consistent }
}
