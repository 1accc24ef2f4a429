import type { Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { Reading, Segment } from '../passes/reading.ts'
import type { QueryPart, TextRange, Unsearched } from '../query-parts.ts'
import { isRank } from '../segments.ts'
import { isNegation, type Meaning, negations } from '../words/phrases.ts'
import { isDashBefore } from './exclusions/dash-before.ts'

/** What only connects the words of a query. */
const known: readonly Meaning[] = ['nothing', 'ofPlace', ...negations, 'or']

function rangeOf({ first, end }: Segment, words: readonly SpelledWord[]): TextRange {
  return { from: words[first]?.from ?? 0, to: words[end - 1]?.to ?? 0 }
}

function namesWork(part: QueryPart, vocabulary: Vocabulary): boolean {
  if (part.kind !== 'concept') return false
  return part.conceptIds.some((id) => ['title', 'skill', 'domain'].includes(vocabulary.conceptOf(id)?.kind ?? ''))
}

function says(segment: Segment | undefined, meaning: Meaning): segment is Segment {
  return segment?.kind === 'phrase' && segment.meaning === meaning
}

function namesPlace(part: QueryPart | undefined, vocabulary: Vocabulary): boolean {
  return part?.kind === 'concept' && part.conceptIds.some((id) => vocabulary.conceptOf(id)?.kind === 'city')
}

/**
 * The parts of a query, in their order, without the words that say where people work, if it names the work itself, and
 * without what a place is called by, beside a place.
 */
export function withoutWorkplaces({ parts, segments, words, vocabulary }: Reading): Partial<Reading> {
  const startsOf = (meaning: Meaning) =>
    segments.filter((segment) => says(segment, meaning)).map((segment) => rangeOf(segment, words).from)
  const workplaces = parts.some((part) => namesWork(part, vocabulary)) ? startsOf('workplace') : []
  const ofPlaces = startsOf('ofPlace')
  const isOf = (starts: readonly number[], { kind, from }: QueryPart) => kind === 'word' && starts.includes(from)
  const others = parts.filter((part) => !isOf(workplaces, part))
  const asked = others.filter((part, at) => {
    const isBesidePlace = [others[at - 1], others[at + 1]].some((one) => namesPlace(one, vocabulary))
    return !(isBesidePlace && isOf(ofPlaces, part))
  })
  return { parts: asked }
}

function excludes(segment: Segment | undefined): segment is Segment {
  return segment?.kind === 'phrase' && isNegation(segment.meaning)
}

function isOfLast(segment: Segment): boolean {
  return segment.kind === 'phrase' && (segment.meaning === 'notLast' || segment.meaning === 'outsideLast')
}

function hasDash(text: string, word: SpelledWord | undefined): boolean {
  return word !== undefined && word.key !== '' && isDashBefore(text, word)
}

function whyOf(segment: Segment): Unsearched['why'] {
  const meaning = segment.kind === 'phrase' ? segment.meaning : undefined
  return meaning === 'trait' || meaning === 'personal' ? meaning : 'unused'
}

/** Ranges of one reason with nothing but spaces and signs between them, as one. */
function joined(text: string, some: readonly Unsearched[]): Unsearched[] {
  const ranges: Unsearched[] = []
  for (const one of some) {
    const last = ranges.at(-1)
    const isBehind = last?.why === one.why && /^[^\p{L}\p{M}\p{N}]*$/u.test(text.slice(last.to, one.from))
    if (last && isBehind) ranges.splice(-1, 1, { ...last, to: one.to })
    else ranges.push(one)
  }
  return ranges
}

/**
 * All that is in no part of a query and is no filler; `silent` are numbers that were read and ask for nothing. Where the
 * years are written, a rank says no more than they do.
 */
export function withUnsearched({ text, words, segments, parts, silent }: Reading): Partial<Reading> {
  const saysYears = parts.some(({ kind }) => kind === 'experience')
  const isCovered = (one: TextRange) => [...parts, ...silent].some(({ from, to }) => one.from < to && from < one.to)
  const isKnown = (segment: Segment) =>
    segment.kind === 'phrase' &&
    ((known.includes(segment.meaning) && !hasDash(text, words[segment.first])) ||
      (saysYears && isRank(segment.meaning)))
  const left = segments.flatMap((segment, at): Unsearched[] => {
    const range = rangeOf(segment, words)
    if (isKnown(segment) || isCovered(range)) return []
    const [before, behind] = [segments[at - 1], segments[at + 1]]
    // What can't be excluded is said with the word that would.
    const from = excludes(before) && !isOfLast(before) ? rangeOf(before, words).from : range.from
    const to = excludes(behind) && isOfLast(behind) ? rangeOf(behind, words).to : range.to
    return [{ from, to, why: whyOf(segment) }]
  })
  const unsearched = joined(
    text,
    [...left, ...silent].sort((one, other) => one.from - other.from),
  )
  return { unsearched: parts.length + unsearched.length > 0 ? unsearched : allOf(segments, words) }
}

/** A text of nothing but fillers as not searched: 'job vacancy' asks for all jobs. */
function allOf(segments: readonly Segment[], words: readonly SpelledWord[]): Unsearched[] {
  const ranges = segments.filter(({ first }) => words[first]?.key !== '').map((segment) => rangeOf(segment, words))
  const [from, to] = [ranges[0]?.from, ranges.at(-1)?.to]
  return from === undefined || to === undefined ? [] : [{ from, to, why: 'unused' }]
}
