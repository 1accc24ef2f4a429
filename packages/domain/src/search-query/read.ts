import type { Vocabulary } from '../concept/concept.ts'
import { startOf } from '../shortened/shortened.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import { joinAlternatives } from './alternatives.ts'
import { personalNumbersIn } from './amounts/ages.ts'
import { type PlainText, plainOf } from './amounts/amounts.ts'
import { experienceIn } from './amounts/experience.ts'
import { noticeIn } from './amounts/notice.ts'
import { passingIn } from './amounts/passing.ts'
import { payIn } from './amounts/pay.ts'
import { withBareNumbers } from './bare-numbers.ts'
import { itemsOf } from './connect.ts'
import { correct, type IsKnownWord } from './corrections.ts'
import { withJoinedApart } from './joined-words.ts'
import { withHeadsRespelt } from './kinds/heads-respelt.ts'
import { withKindsApart } from './kinds/kinds-apart.ts'
import {
  withKindsBehind,
  withQualifiedWork,
  withSameWork,
  withSharedHeads,
  withSkillsOfTitles,
} from './kinds/shared-head.ts'
import { eachOnce, firstParts } from './most-parts.ts'
import type { QueryPart, SearchQuery, TextRange, Unsearched } from './query-parts.ts'
import { segmentsOf } from './segments.ts'
import { withTrainees } from './trainees.ts'
import { withoutClassesTaught } from './wanted/classes-taught.ts'
import { withoutContradictions } from './wanted/exclusions/contradictions.ts'
import { isDashBefore } from './wanted/exclusions/dash-before.ts'
import { withExcludedNames } from './wanted/exclusions/excluded-fillers.ts'
import { type Item, withExclusions } from './wanted/exclusions/excluded-lists.ts'
import { withEndingsApart } from './wanted/exclusions/joined-negations.ts'
import { withoutLoneLetters } from './wanted/lone-letters.ts'
import { ownCity } from './wanted/near-me.ts'
import { withoutOptional } from './wanted/optional.ts'
import { withInstitutions, withPlacesBesideWork } from './wanted/places.ts'
import { withRanksOfWork } from './wanted/ranks-of-work.ts'
import { unsearchedIn, withoutWorkplaces } from './wanted/unsearched.ts'

/** What is known besides the vocabulary when a query is read. */
type ReadingOptions = {
  /** Whether a word is found exactly in people's profiles: it may be a name and is not corrected. */
  isKnownWord?: IsKnownWord
  /** Which bound an amount of pay is, and which end of a range: the most that an employer pays, or the least that a candidate wants. */
  onePay?: 'least' | 'most'
  /** The city of the person who searches, as 'near me'. */
  nearMe?: string | undefined
}

/** Longer text is cut off before reading, also where its signs stand for more letters, as a ligature of eighteen does. */
const longestQuery = { signs: 500, letters: 1000 }

function readable(text: string): string {
  let letters = 0
  let read = ''
  for (const sign of startOf(text, longestQuery.signs)) {
    letters += sign.normalize('NFKD').length
    if (letters > longestQuery.letters) break
    read += sign
  }
  return read
}

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

/** No person has freelance or hybrid work as a field: a search for people looks for the word. */
function withWaysAsWords(text: string, parts: readonly QueryPart[]): QueryPart[] {
  return parts.map((part) => {
    if (part.kind !== 'work' || (part.way !== 'freelance' && part.way !== 'hybrid')) return part
    const { from, to } = part
    return { kind: 'word', word: text.slice(from, to), excluded: false, from, to }
  })
}

/** When they can join; and what asks for nothing: an age, and a notice period of more than a month. */
function timed(plain: PlainText, taken: readonly TextRange[]) {
  const ages = personalNumbersIn(plain).map((one) => ({ ...one, isAge: true }))
  const found = free([...noticeIn(plain), ...ages], taken)
  return {
    joining: found.filter((one) => 'kind' in one),
    silent: found.flatMap((one): Unsearched[] => {
      if ('kind' in one) return []
      return [{ from: one.from, to: one.to, why: 'isAge' in one ? 'personal' : 'unused' }]
    }),
  }
}

/** How the words are read: whether traits are names of skills, as they are where nothing else is asked for. */
type Reading = ReadingOptions & { readsTraits: boolean }

function readWith(text: string, vocabulary: Vocabulary, options: Reading): SearchQuery {
  const { isKnownWord, onePay = 'most', readsTraits } = options
  const read = readable(text)
  const plain = plainOf(read)
  const written = [...phrasesIn(read), ...addressesIn(read)]
  const passing = free(passingIn(plain), written)
  const pay = free(payIn(plain, onePay), [...written, ...passing])
  const { joining, silent: timely } = timed(plain, [...written, ...passing, ...pay])
  const years = free(experienceIn(plain), [...written, ...passing, ...pay, ...joining, ...timely])
  const experience = years.filter((one) => 'kind' in one)
  const ofNumbers = [...timely, ...years.filter((one) => 'why' in one)]
  const taken = [...written, ...passing, ...pay, ...joining, ...experience]
  const typed = withEndingsApart(read, wordsOutside(read, [...taken, ...ofNumbers]))
  const words = withJoinedApart(typed, vocabulary, isKnownWord)
  const searchesPeople = onePay === 'most'
  // Of a search for jobs a rank stays a word: a job for seniors asks for more years than it begins with.
  const known = segmentsOf(read, words, vocabulary, { readsRanks: searchesPeople, readsTraits })
  const asWritten = withPlacesBesideWork(withInstitutions(known, words, vocabulary))
  const corrected = correct(asWritten, words, vocabulary, isKnownWord, taken.length > 0)
  const inText = { text: read, words, vocabulary }
  const named = withHeadsRespelt(withQualifiedWork(corrected, inText), inText)
  const segments = withSkillsOfTitles(
    withSameWork(withSharedHeads(withKindsApart(withKindsBehind(named, inText), inText), inText), inText),
    inText,
  )
  // Written years say more than 'senior', which segments read as years.
  const ofWords = itemsOf(read, segments, words).map((item): Item => {
    const isRank = item.part?.kind === 'experience' && experience.length > 0
    return isRank ? { from: item.from, to: item.to } : item
  })
  const readAlready = [
    ...taken.map((part): Item => ({ from: part.from, to: part.to, part })),
    ...ofNumbers.map(({ from, to }) => ({ from, to })),
  ]
  const excluded = withExclusions([...readAlready, ...ofWords], { text: read, vocabulary })
  const found = { text: read, words, segments, vocabulary }
  const near = ownCity(excluded.parts, found, options.nearMe)
  const all = [...excluded.parts, ...near].sort((one, other) => one.from - other.from)
  const sorted = withoutWorkplaces(all, found, vocabulary)
  const untaught = withoutClassesTaught(read, sorted, vocabulary)
  const { parts: inOrder, ages } = withBareNumbers(
    withoutLoneLetters(untaught, { text: read, vocabulary }),
    { text: read, plain, vocabulary, read: ofNumbers },
    experience.length > 0,
  )
  const optional = withoutOptional(inOrder, { text: read, searchesPeople })
  const consistent = withoutContradictions(withExcludedNames(optional, { text: read, vocabulary }), read, vocabulary)
  const asked = withRanksOfWork(consistent, { text: read, vocabulary, searchesPeople })
  const withLevels = searchesPeople ? withTrainees(read, withWaysAsWords(read, asked), vocabulary) : asked
  const parts = joinAlternatives(read, firstParts(withLevels, read), vocabulary)
  const unsearched = unsearchedIn(found, parts, [...ofNumbers, ...ages, ...excluded.silent])
  return { text, parts: eachOnce(parts, read), unsearched }
}

/**
 * The meaning of a text: concepts, years, pay, level, joining, work, and the words that are in no list; beside it, what
 * is not searched.
 */
export function readSearchQuery(text: string, vocabulary: Vocabulary, options: ReadingOptions = {}): SearchQuery {
  const read = readWith(text, vocabulary, { ...options, readsTraits: false })
  const asksForTraits = read.parts.length === 0 && read.unsearched.some(({ why }) => why === 'trait')
  return asksForTraits ? readWith(text, vocabulary, { ...options, readsTraits: true }) : read
}
