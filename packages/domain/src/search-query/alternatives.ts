import type { Vocabulary } from '../concept/concept.ts'
import { spelledWords } from '../spelling/spelling.ts'
import type { Reading } from './passes/reading.ts'
import { conceptIdsOf, type QueryPart, textsOf, type WrittenPart } from './query-parts.ts'
import { isEverydayWord } from './words/everyday-words.ts'

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>
type Alternative = ConceptPart | WrittenPart

/** What says 'or', as a pattern. */
export const orWords = 'or|ya|ya phir|kinva|athva|athava|या|या फिर|अथवा|किंवा'
/** The text between two alternatives. */
const orBetween = new RegExp(`^\\s*(?:[/|]|(?:${orWords})(?=[\\s"“”„«]|$))\\s*(?:in\\s+)?$`, 'iu')
/** The same between two words that are in no list: a stroke may be part of one name, as in 'TCP/IP'. */
const orWordBetween = new RegExp(`^\\s*(?:${orWords})\\s*$`, 'iu')

function isAlternative(part: QueryPart | undefined): part is Alternative {
  // What is excluded with others is no alternative of something else.
  if (part?.list) return false
  return part?.kind === 'concept' || part?.kind === 'phrase' || part?.kind === 'word'
}

/** The titles that a word is the last one of, in their label, otherwise in another of their names: every manager. */
function titlesEndingWith({ word }: { word: string }, vocabulary: Vocabulary): number[] {
  const [typed, ...others] = spelledWords(word)
  if (!typed || others.length > 0 || typed.key === '') return []
  const ends = (name: string) => spelledWords(name).at(-1)?.key === typed.key
  const found = vocabulary.within(word, ['title'])
  const named = found.filter(({ label }) => ends(label))
  const meant = named.length > 0 ? named : found.filter(({ aliases }) => aliases.some(ends))
  return meant.map(({ id }) => id)
}

/** Whether one of two parts is enough: 'or' is between them, or both are cities, because nobody lives in two. */
function areAlternatives(text: string, one: Alternative, other: Alternative, vocabulary: Vocabulary): boolean {
  if (other.excluded && !one.excluded) return false
  const between = text.slice(one.to, other.from)
  const saysOr = orBetween.test(between)
  const isTitleWord = (part: Alternative) => part.kind === 'word' && titlesEndingWith(part, vocabulary).length > 0
  if (one.kind === 'word' || other.kind === 'word') {
    if (!saysOr || (one.kind !== 'concept' && other.kind !== 'concept')) return orWordBetween.test(between)
    if ([one, other].some(isTitleWord)) return true
    // 'accountant or similar' asks for an accountant.
    const saysMore = (part: Alternative) => part.kind !== 'word' || !isEverydayWord(part.word.toLowerCase())
    return orWordBetween.test(between) && saysMore(one) && saysMore(other)
  }
  // 'not php or wordpress' excludes both.
  if (saysOr) return true
  const isCity = (part: Alternative) =>
    part.kind === 'concept' && part.conceptIds.every((id) => vocabulary.conceptOf(id)?.kind === 'city')
  return !one.excluded && isCity(one) && isCity(other)
}

/** A part as a concept: a phrase in quotation marks may be a name of one, and a word that of many titles. */
function asConcept(part: Alternative, vocabulary: Vocabulary): ConceptPart[] {
  if (part.kind === 'concept') return [part]
  const conceptIds = part.kind === 'word' ? titlesEndingWith(part, vocabulary) : conceptIdsOf(part, vocabulary)
  const { from, to, excluded } = part
  return conceptIds.length > 0 ? [{ kind: 'concept', conceptIds, spelling: 'known', excluded, from, to }] : []
}

function labelsOf({ conceptIds }: ConceptPart, vocabulary: Vocabulary): string[] {
  return conceptIds.flatMap((id) => vocabulary.conceptOf(id)?.label ?? [])
}

/** A part as it was written, a corrected one as it is spelt right. */
function writtenAs(text: string, part: Alternative, vocabulary: Vocabulary): readonly string[] {
  if (part.kind !== 'concept') return textsOf(part)
  const { spelling, from, to } = part
  if (spelling === 'corrected') return labelsOf(part, vocabulary)
  return [text.slice(from, to).replace(/^[-−–]/, '')]
}

/**
 * Alternatives as one part. Phrases in quotation marks and words beside concepts are read as concepts too, if each is
 * the name of one or the last word of titles; otherwise all of the alternatives are matched as they are written.
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
    const words = some.some(({ kind }) => kind === 'word') && {
      words: some.flatMap((one) => (one.kind === 'concept' ? labelsOf(one, vocabulary) : textsOf(one))),
    }
    return [{ kind: 'concept', conceptIds, spelling: isKnown ? 'known' : 'corrected', ...words, ...range }]
  }
  const [words = '', ...or] = some.flatMap((one) => writtenAs(text, one, vocabulary))
  return some.some(({ kind }) => kind === 'phrase')
    ? [{ kind: 'phrase', words, or, ...range }]
    : [{ kind: 'word', word: words, or, ...range }]
}

/** The parts of a query in which alternatives are one part. */
export function joinAlternatives({ text, parts, vocabulary }: Reading): Partial<Reading> {
  const groups: QueryPart[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (isAlternative(last) && isAlternative(part) && areAlternatives(text, last, part, vocabulary)) group?.push(part)
    else groups.push([part])
  }
  return { parts: groups.flatMap((group) => (group.every(isAlternative) ? joined(text, group, vocabulary) : group)) }
}
