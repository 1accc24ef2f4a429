import type { Vocabulary } from '../concept/concept.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import type { Reading } from './passes/reading.ts'
import { isOrdinary } from './words/no-mistakes.ts'
import { phraseVocabulary } from './words/phrases.ts'

/** A shorter piece of a word says too little, but for 'in', which is before a place, and beside a longer one 'php'. */
const shortest = 4
const before = 'in'
const long = 7

/** Whether a piece means something by itself: 'chennai', 'sales', 'fresher'. */
function meansSomething(piece: string, vocabulary: Vocabulary): boolean {
  return vocabulary.exact(piece).length > 0 || phraseVocabulary().exact(piece).length > 0
}

function arePieces(left: string, right: string, vocabulary: Vocabulary): boolean {
  const pieces = [left, right].filter((piece) => piece !== before)
  const least = pieces.some(({ length }) => length >= long) ? shortest - 1 : shortest
  if (pieces.some(({ length }) => length < least)) return false
  const isOurs = (piece: string) => vocabulary.isWord(spelledWords(piece)[0]?.key ?? '')
  const meant = pieces.filter((piece) => meansSomething(piece, vocabulary))
  return meant.length > 0 && pieces.every((piece) => meant.includes(piece) || isOurs(piece))
}

function apart(word: SpelledWord, vocabulary: Vocabulary): SpelledWord[] {
  const { folded, from } = word
  for (let cut = folded.length - before.length; cut >= before.length; cut--) {
    const [left, right] = [folded.slice(0, cut), folded.slice(cut)]
    if (!arePieces(left, right, vocabulary)) continue
    const [first, second] = spelledWords(`${left} ${right}`)
    if (first && second)
      return [
        { ...word, folded: left, key: first.key, to: from + cut },
        { ...word, folded: right, key: second.key, from: from + cut, apart: false },
      ]
  }
  return [word]
}

/** The words of a text in which two that were typed as one are two: 'hr generalistchennai', 'saleslead generation'. */
export function withJoinedApart({ words, vocabulary, isKnownWord }: Reading): Partial<Reading> {
  const isJoined = (word: SpelledWord) => {
    const { folded, key, from, to } = word
    if (!/^[\p{L}\p{M}]+$/u.test(folded) || to - from !== folded.length || vocabulary.isWord(key)) return false
    return !isOrdinary(word, vocabulary) && !meansSomething(folded, vocabulary) && !isKnownWord?.(folded)
  }
  return { words: words.flatMap((word) => (isJoined(word) ? apart(word, vocabulary) : [word])) }
}
