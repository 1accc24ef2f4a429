import type { Vocabulary } from '../concept/concept.ts'
import { conceptIdsOf, type QueryPart, textsOf, type WrittenPart } from './query-parts.ts'

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>
type Alternative = ConceptPart | WrittenPart

const orWords = 'or|ya|ya phir|kinva|athva|athava|या|या फिर|अथवा|किंवा'
/** The text between two alternatives. */
const orBetween = new RegExp(`^\\s*(?:[/|]|(?:${orWords})(?=[\\s"“”„«]|$))\\s*(?:in\\s+)?$`, 'iu')
/** The same between two words that are in no list: a stroke may be part of one name, as in 'TCP/IP'. */
const orWordBetween = new RegExp(`^\\s*(?:${orWords})\\s*$`, 'iu')

function isAlternative(part: QueryPart | undefined): part is Alternative {
  return part?.kind === 'concept' || part?.kind === 'phrase' || part?.kind === 'word'
}

/** Whether one of two parts is enough: 'or' is between them, or both are cities, because nobody lives in two. */
function areAlternatives(text: string, one: Alternative, other: Alternative, vocabulary: Vocabulary): boolean {
  if (other.excluded && !one.excluded) return false
  const between = text.slice(one.to, other.from)
  if (one.kind === 'word' || other.kind === 'word')
    return one.kind !== 'concept' && other.kind !== 'concept' && orWordBetween.test(between)
  // 'not php or wordpress' excludes both.
  if (orBetween.test(between)) return true
  const isCity = (part: Alternative) =>
    part.kind === 'concept' && part.conceptIds.every((id) => vocabulary.conceptOf(id)?.kind === 'city')
  return !one.excluded && isCity(one) && isCity(other)
}

/** A part as a concept: a phrase in quotation marks may be a name of one. */
function asConcept(part: Alternative, vocabulary: Vocabulary): ConceptPart[] {
  if (part.kind === 'concept') return [part]
  const conceptIds = conceptIdsOf(part, vocabulary)
  const { from, to, excluded } = part
  return conceptIds.length > 0 ? [{ kind: 'concept', conceptIds, spelling: 'known', excluded, from, to }] : []
}

/**
 * Alternatives as one part. Phrases in quotation marks beside concepts are read as concepts too, if each is the name of
 * one; otherwise all of the alternatives are matched as they are written.
 */
function joined(text: string, some: readonly Alternative[], vocabulary: Vocabulary): QueryPart[] {
  const [first] = some
  const last = some.at(-1)
  if (!first || !last || some.length === 1) return [...some]
  const range = { from: first.from, to: last.to, excluded: first.excluded }
  const concepts = some.some(({ kind }) => kind === 'concept') ? some.flatMap((one) => asConcept(one, vocabulary)) : []
  if (concepts.length === some.length) {
    const isKnown = concepts.every(({ spelling }) => spelling === 'known')
    const conceptIds = [...new Set(concepts.flatMap((one) => one.conceptIds))]
    return [{ kind: 'concept', conceptIds, spelling: isKnown ? 'known' : 'corrected', ...range }]
  }
  const [words = '', ...or] = some.flatMap((one) =>
    one.kind === 'concept' ? text.slice(one.from, one.to).replace(/^[-−–]/, '') : textsOf(one),
  )
  return some.every(({ kind }) => kind === 'word')
    ? [{ kind: 'word', word: words, or, ...range }]
    : [{ kind: 'phrase', words, or, ...range }]
}

/** The parts of a query in which alternatives are one part. */
export function joinAlternatives(text: string, parts: readonly QueryPart[], vocabulary: Vocabulary): QueryPart[] {
  const groups: QueryPart[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (isAlternative(last) && isAlternative(part) && areAlternatives(text, last, part, vocabulary)) group?.push(part)
    else groups.push([part])
  }
  return groups.flatMap((group) => (group.every(isAlternative) ? joined(text, group, vocabulary) : group))
}
