import type { Concept, Vocabulary } from '../../concept/concept.ts'
import { cityStemsOf, stemsOf } from '../../spelling/endings.ts'
import { type SpelledWord, spelledWords } from '../../spelling/spelling.ts'
import type { Reading, Segment } from '../passes/reading.ts'
import { isRank } from '../segments.ts'
import { genericTitles } from '../words/generic-titles.ts'
import { isLikelyMistake, withNameLeft } from '../words/name-left.ts'
import { isName, isOrdinary, isUsual } from '../words/no-mistakes.ts'
import { meaningOf, phraseVocabulary } from '../words/phrases.ts'
import { type Window, windowsAround } from './windows.ts'

/** At most this many unknown words are corrected; a text with more is not a query. */
const mostCorrected = 8

function conceptSegment(concepts: readonly Concept[], first: number, end: number, isKnown: boolean): Segment {
  return { kind: 'concept', concepts, spelling: isKnown ? 'known' : 'corrected', first, end }
}

/** The concepts of a word with a Hindi or Marathi ending. */
function withoutEnding({ folded }: SpelledWord, vocabulary: Vocabulary): readonly Concept[] {
  const found = [
    ...stemsOf(folded).map((stem) => vocabulary.exact(stem)),
    ...cityStemsOf(folded).map((stem) => vocabulary.exact(stem, ['city'])),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** A word read as one of our spellings with an ending, or as the title that it is short for. */
function inflected(word: SpelledWord, at: number, vocabulary: Vocabulary): Segment[] {
  const general = genericTitles.get(word.key)
  const found = general ? vocabulary.exact(general, ['title']) : withoutEnding(word, vocabulary)
  return found.length > 0 ? [conceptSegment(found, at, at + 1, true)] : []
}

/** Whether a spelling of the concept has this word. */
function isInName(key: string, { label, aliases }: Concept): boolean {
  return [label, ...aliases].some((spelling) => spelledWords(spelling).some((word) => word.key === key))
}

/**
 * The words of a window that say what they are by themselves, so that a misspelt name has them only if it is spelt with
 * them: a city, and a filler at its edge. 'satara madhye shop salesman' is no Medical Store Salesman.
 */
function separateWordsOf({ first, end }: Window, segments: readonly Segment[], words: readonly SpelledWord[]) {
  const isSeparate = (one: Segment) => {
    if (one.kind === 'concept') return one.concepts.every(({ kind }) => kind === 'city')
    return one.kind === 'phrase' && one.meaning === 'nothing' && (one.first === first || one.end === end)
  }
  const separate = segments.filter((one) => one.first >= first && one.end <= end && isSeparate(one))
  return separate.flatMap((one) => words.slice(one.first, one.end).map(({ key }) => key))
}

type Correction = { segment: Segment; mistakes: number }

function correctionOf(
  window: Window,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
  isAlone: boolean,
): Correction | undefined {
  const some = words.slice(window.first, window.end)
  // A word from our spellings, or of everyday language, is not corrected alone: 'support' is not 'sports'.
  const [only] = some.length === 1 ? some : []
  if (only && (vocabulary.isWord(only.key) || isUsual(only))) return undefined
  const found = vocabulary.nearest(some)
  const phrase = nearestPhrase(some)
  if (phrase && phrase.mistakes < (found?.mistakes ?? 9))
    return { segment: { kind: 'phrase', meaning: meaningOf(phrase.concepts), ...window }, mistakes: phrase.mistakes }
  if (!found || (isAlone && !isSurelyMeant(found.mistakes, some))) return undefined
  const separate = separateWordsOf(window, segments, words)
  if (!found.concepts.some((concept) => separate.every((key) => isInName(key, concept)))) return undefined
  const segment = conceptSegment(found.concepts, window.first, window.end, found.mistakes === 0)
  return { segment, mistakes: found.mistakes }
}

/** The phrase most similar to the words, unless a longer filler word is more similar: 'experienec' is 'experience'. */
function nearestPhrase(words: readonly SpelledWord[]) {
  const phrase = phraseVocabulary().nearest(words, ['title'])
  const filler = phrase && phraseVocabulary().nearest(words, ['domain'])
  return filler && filler.mistakes < phrase.mistakes ? filler : phrase
}

/**
 * Text typed alone may be a person's name: without a check for names, it is corrected only if little of it is wrong.
 */
function isSurelyMeant(mistakes: number, words: readonly SpelledWord[]): boolean {
  const letters = words.reduce((sum, { folded }) => sum + folded.length, 0)
  return words.length > 1 ? mistakes <= words.length * 1.25 : mistakes <= (letters < 6 ? 0.5 : 1)
}

function correctedAround(
  at: number,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
  isAlone: boolean,
): Segment[] {
  const windows = windowsAround(at, segments, words, vocabulary)
  for (const window of windows) {
    const found = correctionOf(window, segments, words, vocabulary, isAlone)
    if (!found) continue
    const inside = windows.filter(({ first, end }) => first >= window.first && end <= window.end)
    return [
      withoutNeighbours(
        found,
        inside.map((one) => correctionOf(one, segments, words, vocabulary, isAlone)),
        segments,
      ),
    ]
  }
  return []
}

/** A name of several words that has so many mistakes fewer is meant, and the known ones beside it stand by themselves. */
const clearlyFewer = 0.5

/**
 * The shortest correction to the same concept that leaves out only ranks, or names known by themselves if it has fewer
 * mistakes: of 'devops enginer aws' the title, with AWS beside it; of 'bank tellr' both words. To another concept, if it
 * is a name of several words with clearly fewer mistakes: of 'fitter mechancal maintenance' the skill beside the title.
 */
function withoutNeighbours(
  { segment: found, mistakes }: Correction,
  shorter: readonly (Correction | undefined)[],
  segments: readonly Segment[],
): Segment {
  const same = shorter.filter((correction) => {
    const one = correction?.segment
    if (one?.kind !== 'concept' || found.kind !== 'concept') return false
    const isSame = one.concepts[0]?.id === found.concepts[0]?.id
    const isName = one.end - one.first > 1 && (correction?.mistakes ?? mistakes) <= mistakes - clearlyFewer
    if (!isSame && !isName) return false
    const left = segments.filter(
      ({ first, end }) => first >= found.first && end <= found.end && (end <= one.first || first >= one.end),
    )
    const isRankOf = (segment: Segment) => segment.kind === 'phrase' && isRank(segment.meaning)
    const isClearer = (correction?.mistakes ?? mistakes) < mistakes
    return left.length > 0 && left.every((one) => isRankOf(one) || (isClearer && one.kind === 'concept'))
  })
  return same.at(-1)?.segment ?? found
}

/** A mistyped word that many titles end with and none is: it stays a word, spelt right. */
function headOf({ folded }: SpelledWord, at: number, vocabulary: Vocabulary): Segment[] {
  const meant = vocabulary.nearestHead(folded)
  return meant === undefined || meant === folded ? [] : [{ kind: 'word', meant, first: at, end: at + 1 }]
}

/** What is certain about a name's word beside others: 'navi' is in 'navi mumbay', though people are called Navin. */
const mostBesideName = 0.5

/** A name of several words that a word belongs to as it is, where another of them is misspelt. */
function nameAround(at: number, segments: readonly Segment[], words: readonly SpelledWord[], vocabulary: Vocabulary) {
  const key = words[at]?.key ?? ''
  if (!vocabulary.isWord(key)) return []
  for (const window of windowsAround(at, segments, words, vocabulary)) {
    if (window.end - window.first < 2) continue
    const found = vocabulary.nearest(words.slice(window.first, window.end))
    if (!found || found.mistakes > mostBesideName) continue
    const concepts = found.concepts.filter((concept) => isInName(key, concept))
    if (concepts.length > 0) return [conceptSegment(concepts, window.first, window.end, false)]
  }
  return []
}

/** The segments of a query, with unknown words corrected to what they most likely mean. */
export function correct({ segments, words, vocabulary, isKnownWord, written }: Reading): Partial<Reading> {
  const hasOther = written.length > 0
  let read = [...segments]
  const unknown = segments
    .filter(({ kind, first, end }) => kind === 'word' && end - first === 1 && !isOrdinary(words[first], vocabulary))
    .slice(0, mostCorrected)
  for (const { first } of unknown) {
    const word = words[first]
    if (!word || !read.some((segment) => segment.kind === 'word' && segment.first === first)) continue
    const isAlone = !isKnownWord && !hasOther && !read.some(({ kind }) => kind === 'concept')
    let found = inflected(word, first, vocabulary)
    if (found.length === 0 && isKnownWord?.(word.folded)) found = nameAround(first, read, words, vocabulary)
    else if (found.length === 0 && !/^\p{N}/u.test(word.folded)) {
      found = correctedAround(first, read, words, vocabulary, isAlone)
      if (found.length === 0 && isKnownWord) found = headOf(word, first, vocabulary)
    }
    const [one] = found
    if (!one) continue
    read = [...read.filter(({ first: from, end }) => end <= one.first || from >= one.end), ...found]
  }
  const isStrange = (at: number) => isName(words[at], vocabulary) || !isOrdinary(words[at], vocabulary)
  const mayBeMistake = (at: number) => isLikelyMistake(words[at], vocabulary)
  const meant = hasOther ? read : withNameLeft(read, segments, { isStrange, mayBeMistake })
  return { segments: meant.toSorted((one, other) => one.first - other.first) }
}
