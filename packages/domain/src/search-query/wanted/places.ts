import type { Vocabulary } from '../../concept/concept.ts'
import { foldWord } from '../../spelling/fold-word.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import institutions from '../../words/institutions.json' with { type: 'json' }
import type { ConceptSegment, Reading, Segment } from '../passes/reading.ts'

function isOf(segment: Segment, ofKind: (kind: string) => boolean): segment is ConceptSegment {
  return segment.kind === 'concept' && segment.concepts.some(({ kind }) => ofKind(kind))
}

/**
 * Segments in which a name of a place and of work is the place where other work or another place is named: of 'kharadi
 * bpo' a part of Pune is meant, and no turner.
 */
export function withPlacesBesideWork({ segments }: Reading): Partial<Reading> {
  const placed = segments.map((segment): Segment => {
    const isPlaceToo = isOf(segment, (kind) => kind === 'city') && isOf(segment, (kind) => kind !== 'city')
    const isBeside = segments.some((other) => other !== segment && other.kind === 'concept')
    if (!isPlaceToo || !isBeside) return segment
    return { ...segment, concepts: segment.concepts.filter(({ kind }) => kind === 'city') }
  })
  return { segments: placed }
}

const longest = 4

const setOf = (names: readonly string[]) => new Set(names.map((name) => name.split(' ').map(foldWord).join(' ')))
/** What an institution is called before the name of its place, and behind it. */
const [namesBefore, namesBehind] = [setOf(institutions.before), setOf(institutions.behind)]

function said(words: readonly SpelledWord[], first: number, end: number): string {
  return words
    .slice(first, end)
    .map(({ folded }) => folded)
    .join(' ')
}

function isApart(words: readonly SpelledWord[], first: number, end: number): boolean {
  return words.slice(first + 1, end).some(({ apart }) => apart)
}

/** The words of an institution that is named after a city, from the first of them to the end; undefined if it is not. */
function institutionAround({ first, end }: Segment, words: readonly SpelledWord[]) {
  const counts = [longest, 3, 2, 1]
  const ahead = counts.find((count) => first >= count && namesBefore.has(said(words, first - count, first))) ?? 0
  const after =
    counts.find((count) => end + count <= words.length && namesBehind.has(said(words, end, end + count))) ?? 0
  const range = { first: first - ahead, end: end + after }
  return ahead + after === 0 || isApart(words, range.first, range.end) ? undefined : range
}

type Range = Pick<Segment, 'first' | 'end'>

/** What is left of a segment beside such a name: a concept of its words, or these. */
function restIn({ first, end }: Range, words: readonly SpelledWord[], vocabulary: Vocabulary): Segment[] {
  if (first >= end) return []
  const concepts = vocabulary.exact(said(words, first, end))
  if (concepts.length > 0) return [{ kind: 'concept', concepts, spelling: 'known', first, end }]
  return Array.from({ length: end - first }, (_, at) => ({ kind: 'word', first: first + at, end: first + at + 1 }))
}

/**
 * Segments in which the name of a college, bank, board or the like is looked for as it is: 'IIT Bombay' asks for nobody
 * in Mumbai, and 'Bank of Baroda' for nobody in Vadodara. A 'school teacher in Delhi' is in Delhi.
 */
export function withInstitutions({ segments, words, vocabulary }: Reading): Partial<Reading> {
  const restOf = (range: Range) => restIn(range, words, vocabulary)
  let read: Segment[] = []
  for (const segment of segments) {
    const last = read.at(-1)
    const found = nameAround(segment, segments, words, vocabulary)
    // What begins inside the name and ends behind it: the teacher of 'Delhi Public School teacher'.
    if (last && segment.first < last.end) read.push(...restOf({ first: last.end, end: segment.end }))
    else if (found) read = [...read.flatMap((one) => beforeName(one, found, restOf)), { kind: 'word', ...found }]
    else read.push(segment)
  }
  return { segments: read }
}

/** The words of an institution's name around a city; a 'Delhi high school teacher' is a teacher in Delhi. */
function nameAround(
  segment: Segment,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
): Range | undefined {
  const found = isOf(segment, (kind) => kind === 'city') ? institutionAround(segment, words) : undefined
  if (!found || vocabulary.exact(said(words, found.first, found.end)).length > 0) return undefined
  const isOfWork = ({ first, end }: Range) => first === segment.end && first < found.end && end > found.end
  return segments.some(isOfWork) ? undefined : found
}

/** A segment before such a name, without what belongs to the name. */
function beforeName(segment: Segment, name: Range, restOf: (range: Range) => Segment[]): Segment[] {
  return segment.end <= name.first ? [segment] : restOf({ first: segment.first, end: name.first })
}
