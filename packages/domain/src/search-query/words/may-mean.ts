import type { Vocabulary } from '../../concept/concept.ts'
import { spelledWords } from '../../spelling/spelling.ts'
import { isOrdinary } from './no-mistakes.ts'

/** More questions than this are a list to read. */
const most = 3

/**
 * The names in our lists that a word which was not corrected may be a mistake for: none of them is clearly meant, or it
 * may be a person's name. A frequent name or an everyday word is no mistake.
 */
export function mayMean(word: string, vocabulary: Vocabulary): string[] {
  const [only, ...others] = spelledWords(word)
  if (!only || others.length > 0 || isOrdinary(only, vocabulary) || vocabulary.isWord(only.key)) return []
  return vocabulary.similar(word, most).map(({ label }) => label)
}
