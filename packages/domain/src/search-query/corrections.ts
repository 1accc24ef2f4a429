import type { Concept, Vocabulary } from '../concept/concept.ts'
import { placeStemsOf, stemsOf } from '../spelling/endings.ts'
import type { SpelledWord } from '../spelling/spelling.ts'
import { meaningOf, phraseVocabulary } from './phrases.ts'
import type { Segment } from './segments.ts'

/** Whether people's own words hold a word exactly, such as a name: then it is no mistake. */
export type IsKnownWord = (word: string) => boolean

/** More unknown words than this are no query but a text, whose other words stay as they are. */
const mostCorrected = 8
/** A correction looks at so many words at once. */
const widest = 6

/** Roles whose bare name means the one that most people look for. */
const genericTitles: Readonly<Record<string, string>> = {
  developer: 'software developer',
  programmer: 'software developer',
  coder: 'software developer',
}

function conceptSegment(concepts: readonly Concept[], first: number, end: number, isKnown: boolean): Segment {
  return { kind: 'concept', concepts, spelling: isKnown ? 'known' : 'corrected', first, end }
}

/** The concepts that a word with an ending of Hindi or Marathi names. */
function withoutEnding({ folded }: SpelledWord, vocabulary: Vocabulary): readonly Concept[] {
  const found = [
    ...stemsOf(folded).map((stem) => vocabulary.exact(stem)),
    ...placeStemsOf(folded).map((stem) => vocabulary.exact(stem, ['city'])),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** A word as one of our spellings with an ending, or as the general title that it is short for. */
function inflected(word: SpelledWord, at: number, vocabulary: Vocabulary): Segment[] {
  const general = genericTitles[word.key]
  const found = general ? vocabulary.exact(general, ['title']) : withoutEnding(word, vocabulary)
  return found.length > 0 ? [conceptSegment(found, at, at + 1, true)] : []
}

type Cut = { cut?: number }

/** One half of a joined word: a concept, or a level such as 'fresher'. */
function halfOf(half: string, at: number, vocabulary: Vocabulary, place: Cut): Segment | undefined {
  const concepts = vocabulary.exact(half)
  if (concepts.length > 0) return { kind: 'concept', concepts, spelling: 'known', first: at, end: at + 1, ...place }
  const phrase = phraseVocabulary().exact(half)
  const meaning = phrase.length > 0 ? meaningOf(phrase) : 'nothing'
  return meaning === 'Fresher' ? { kind: 'phrase', meaning, first: at, end: at + 1, ...place } : undefined
}

/** Two names that were written as one word: 'pythonpune'. They share the place of the word. */
function splitInTwo(word: SpelledWord, at: number, vocabulary: Vocabulary): Segment[] {
  const { folded } = word
  for (let cut = folded.length - 3; cut >= 3; cut--) {
    // 'phpdeveloper', but not 'Banerjee'.
    if (Math.min(cut, folded.length - cut) < 4 && folded.length < 10) continue
    // The place of the cut is sure where no letter was folded into another number of letters.
    const place = word.to - word.from === folded.length ? { cut: word.from + cut } : {}
    const left = halfOf(folded.slice(0, cut), at, vocabulary, place)
    const right = left && halfOf(folded.slice(cut), at, vocabulary, place)
    if (left && right && (left.kind === 'concept' || right.kind === 'concept')) return [left, right]
  }
  return []
}

type Window = { first: number; end: number }

/** The stretches of words around an unknown one, the longest first, that no phrase interrupts which says something. */
function windowsAround(at: number, segments: readonly Segment[], words: readonly SpelledWord[]): Window[] {
  const windows: Window[] = []
  for (let length = widest; length >= 1; length--) {
    for (let first = Math.max(0, at - length + 1); first <= at && first + length <= words.length; first++) {
      if (isWhole({ first, end: first + length }, segments, words)) windows.push({ first, end: first + length })
    }
  }
  return windows
}

function isWhole({ first, end }: Window, segments: readonly Segment[], words: readonly SpelledWord[]): boolean {
  if (words.slice(first + 1, end).some(({ apart }) => apart)) return false
  return segments.every((segment) => {
    if (segment.end <= first || segment.first >= end) return true
    const isInside = segment.first >= first && segment.end <= end
    return isInside && (segment.kind !== 'phrase' || segment.meaning === 'nothing')
  })
}

function correctionOf(
  window: Window,
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
  isAlone: boolean,
): Segment | undefined {
  const some = words.slice(window.first, window.end)
  // A word of our spellings is not mistyped by itself: 'support' is no 'sports'.
  if (some.length === 1 && vocabulary.isWord(some[0]?.key ?? '')) return undefined
  const found = vocabulary.nearest(some)
  const phrase = nearestPhrase(some)
  if (phrase && phrase.mistakes < (found?.mistakes ?? 9))
    return { kind: 'phrase', meaning: meaningOf(phrase.concepts), ...window }
  if (!found || (isAlone && !isSurelyMeant(found.mistakes, some))) return undefined
  return conceptSegment(found.concepts, window.first, window.end, found.mistakes === 0)
}

/** The phrase that words are near to, unless a longer word that says nothing is nearer: 'experienec' is 'experience'. */
function nearestPhrase(words: readonly SpelledWord[]) {
  const phrase = phraseVocabulary().nearest(words, ['title'])
  const filler = phrase && phraseVocabulary().nearest(words, ['domain'])
  return filler && filler.mistakes < phrase.mistakes ? filler : phrase
}

/** What was typed alone may be a person's name: when nobody said whether anybody has it, it is corrected when little of it is wrong. */
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
  for (const window of windowsAround(at, segments, words)) {
    const found = correctionOf(window, words, vocabulary, isAlone)
    if (found) return [found]
  }
  return []
}

/** The segments of a query with its unknown words read as what they most likely mean. */
export function correct(
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
  isKnownWord: IsKnownWord | undefined,
  hasOther: boolean,
): Segment[] {
  let read = [...segments]
  const unknown = segments.filter(({ kind }) => kind === 'word').slice(0, mostCorrected)
  for (const { first } of unknown) {
    const word = words[first]
    if (!word || !read.some((segment) => segment.kind === 'word' && segment.first === first)) continue
    const isAlone = !isKnownWord && !hasOther && !read.some(({ kind }) => kind === 'concept')
    let found = inflected(word, first, vocabulary)
    if (found.length === 0 && !/^\p{N}/u.test(word.folded) && !isKnownWord?.(word.folded)) {
      found = splitInTwo(word, first, vocabulary)
      if (found.length === 0) found = correctedAround(first, read, words, vocabulary, isAlone)
    }
    const [one] = found
    if (!one) continue
    read = [...read.filter(({ first: from, end }) => end <= one.first || from >= one.end), ...found]
  }
  return read.sort((one, other) => one.first - other.first)
}
