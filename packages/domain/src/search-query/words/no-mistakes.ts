import type { Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import { isEmployer } from './employers.ts'
import { isEverydayWord } from './everyday-words.ts'
import { isPersonName } from './people-names.ts'
import { isPhraseWord } from './phrases.ts'

/** Whether a word is one of everyday language and in none of our phrases. */
export function isUsual({ folded, key }: SpelledWord): boolean {
  return isEverydayWord(folded) && !isPhraseWord(key)
}

/** Whether a word is a frequent name of people or a large employer's, and in none of our spellings. */
export function isName(word: SpelledWord | undefined, vocabulary: Vocabulary): boolean {
  return word !== undefined && (isPersonName(word.folded) || isEmployer(word.folded)) && !vocabulary.isWord(word.key)
}

/** Whether an unknown word is a name or one of everyday language, which is no mistake, and in none of our spellings. */
export function isOrdinary(word: SpelledWord | undefined, vocabulary: Vocabulary): boolean {
  if (isName(word, vocabulary)) return true
  if (!word || !isEverydayWord(word.folded)) return false
  // 'manage' is most of a manager: beside other words it may be a mistyped one.
  const ours = [word.key, `${word.key}r`, `${word.key}er`]
  return !ours.some((key) => vocabulary.isWord(key) || isPhraseWord(key))
}
