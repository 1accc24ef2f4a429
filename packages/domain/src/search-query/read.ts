import type { Vocabulary } from '../concept/concept.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import { joinAlternatives } from './alternatives.ts'
import { plainOf } from './amounts/amounts.ts'
import { agesIn, experienceIn, noticeIn } from './amounts/experience.ts'
import { passingIn } from './amounts/passing.ts'
import { payIn } from './amounts/pay.ts'
import { withBareNumbers } from './bare-numbers.ts'
import { partsOf } from './connect.ts'
import { correct, type IsKnownWord } from './corrections.ts'
import type { QueryPart, SearchQuery, TextRange } from './query-parts.ts'
import { segmentsOf } from './segments.ts'
import { withKindsBehind, withSameWork, withSharedHeads, withSkillsOfTitles } from './shared-head.ts'
import { withTrainees } from './trainees.ts'
import { isDashBefore } from './wanted/dash-before.ts'
import { withoutOptional } from './wanted/optional.ts'

/** What is known besides the vocabulary when a query is read. */
type ReadingOptions = {
  /** Whether a word is found exactly in people's profiles: it may be a name and is not corrected. */
  isKnownWord?: IsKnownWord
  /** Which bound a single amount of pay is: the most that an employer pays, or the least that a candidate wants. */
  onePay?: 'least' | 'most'
}

/** Longer text is cut off before reading. */
const longestQuery = 500

const quoted = /(?<dash>(?<![^\s(])[-−–])?["“”„«](?<words>[^"“”„«»]*)["“”»]/gu
const address = /[^\s,;]+@[^\s,;]+|https?:\/\/\S+/gu

function phrasesIn(text: string): QueryPart[] {
  return Array.from(text.matchAll(quoted)).flatMap(({ index, groups, 0: written }) => {
    const words = groups?.words?.trim() ?? ''
    const range = { from: index, to: index + written.length }
    return words === '' ? [] : [{ kind: 'phrase', words, excluded: groups?.dash !== undefined, ...range }]
  })
}

function addressesIn(text: string): QueryPart[] {
  return Array.from(text.matchAll(address), ({ index, 0: word }) => {
    return { kind: 'word', word, excluded: false, from: index, to: index + word.length }
  })
}

function overlaps(one: TextRange, other: TextRange): boolean {
  return one.from < other.to && other.from < one.to
}

/** The items outside everything that was read before. */
function free<Some extends TextRange>(found: readonly Some[], taken: readonly TextRange[]): Some[] {
  const chosen: Some[] = []
  for (const one of found) if (![...taken, ...chosen].some((other) => overlaps(one, other))) chosen.push(one)
  return chosen
}

/** The words that were not read yet; the first one after a part that was read is separate from the word before it. */
function wordsOutside(text: string, taken: readonly TextRange[]): SpelledWord[] {
  let reached = 0
  return free(spelledWords(text), taken).map((word) => {
    const start = reached
    reached = word.to
    const isApart = taken.some(({ from }) => from >= start && from < word.from)
    return isApart || isDashBefore(text, word) ? { ...word, apart: true } : word
  })
}

/** The meaning of a text: concepts, years, pay, level, joining, work, and the words that are in no list. */
export function readSearchQuery(text: string, vocabulary: Vocabulary, options: ReadingOptions = {}): SearchQuery {
  const { isKnownWord, onePay = 'most' } = options
  const read = text.slice(0, longestQuery)
  const plain = plainOf(read)
  const written = [...phrasesIn(read), ...addressesIn(read)]
  const passing = free(passingIn(plain), written)
  const pay = free(payIn(plain, onePay), [...written, ...passing])
  const timed = free([...noticeIn(plain), ...agesIn(plain)], [...written, ...passing, ...pay])
  const silent = timed.filter((one) => !('kind' in one))
  const joining = timed.filter((one) => 'kind' in one)
  const experience = free(experienceIn(plain), [...written, ...passing, ...pay, ...timed])
  const taken = [...written, ...passing, ...pay, ...joining, ...experience]
  const words = wordsOutside(read, [...taken, ...silent])
  // Of a search for jobs a rank stays a word: a job for seniors asks for more years than it begins with.
  const asWritten = segmentsOf(read, words, vocabulary, { readsRanks: onePay === 'most' })
  const corrected = correct(asWritten, words, vocabulary, isKnownWord, taken.length > 0)
  const inText = { text: read, words, vocabulary }
  const segments = withSkillsOfTitles(
    withSameWork(withSharedHeads(withKindsBehind(corrected, inText), inText), inText),
    inText,
  )
  const isFree = (from: number, to: number) => !taken.some((one) => overlaps(one, { from, to }))
  // Written years say more than 'senior', which segments read as years.
  const ofWords = partsOf(read, segments, words, isFree).filter(
    ({ kind }) => kind !== 'experience' || experience.length === 0,
  )
  const sorted = [...taken, ...ofWords].sort((one, other) => one.from - other.from)
  const inOrder = withBareNumbers(sorted, { text: read, plain, vocabulary }, experience.length > 0)
  const searchesPeople = onePay === 'most'
  const asked = withoutOptional(inOrder, { text: read, searchesPeople })
  const parts = searchesPeople ? withTrainees(read, asked, vocabulary) : asked
  return { text, parts: joinAlternatives(read, parts, vocabulary) }
}
