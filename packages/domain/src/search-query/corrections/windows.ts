import type { Vocabulary } from '../../concept/concept.ts'
import { isDevanagari } from '../../spelling/sounds-across-scripts.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { Segment } from '../passes/reading.ts'
import { isRank, isSilent } from '../segments.ts'
import { isName, isOrdinary } from '../words/no-mistakes.ts'

/** The number of words that a correction looks at together. */
const widest = 6

/** Words that are looked at together, from `first` to before `end`. */
export type Window = { first: number; end: number }
type Phrase = Extract<Segment, { kind: 'phrase' }>

/** The groups of words around an unknown one, longest first, that contain no meaningful phrase but a rank. */
export function windowsAround(
  at: number,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
): Window[] {
  const windows: Window[] = []
  for (let length = widest; length >= 1; length--) {
    for (let first = Math.max(0, at - length + 1); first <= at && first + length <= words.length; first++) {
      if (isWhole({ first, end: first + length }, segments, words, vocabulary))
        windows.push({ first, end: first + length })
    }
  }
  return windows
}

function isWhole(
  { first, end }: Window,
  segments: readonly Segment[],
  words: readonly SpelledWord[],
  vocabulary: Vocabulary,
): boolean {
  if (words.slice(first + 1, end).some(({ apart }) => apart)) return false
  return segments.every((segment) => {
    if (segment.end <= first || segment.first >= end) return true
    const isInside = segment.first >= first && segment.end <= end
    if (segment.kind === 'word' && (segment.end - segment.first > 1 || isNoPart(words[segment.first], vocabulary)))
      return false
    return isInside && (segment.kind !== 'phrase' || mayBeInName(segment, words, vocabulary))
  })
}

/** Whether a word is in no name. An everyday word in Devanagari may be English: चैट, ट्रेनिंग. */
function isNoPart(word: SpelledWord | undefined, vocabulary: Vocabulary): boolean {
  if (word && isDevanagari(word.folded)) return isName(word, vocabulary)
  return isOrdinary(word, vocabulary)
}

/** Whether a phrase may be in a misspelt name: the boy of 'delivary boy', but no religion, which is in no name. */
function mayBeInName({ first, end, meaning }: Phrase, words: readonly SpelledWord[], vocabulary: Vocabulary): boolean {
  if (meaning === 'personal') return words.slice(first, end).every(({ key }) => vocabulary.isWord(key))
  return isSilent(meaning) || isRank(meaning)
}
