import type { SpelledWord } from '../spelling/spelling.ts'
import lists from '../words/used-as-name.json' with { type: 'json' }

/**
 * Spellings that are also ordinary words. In running text they mean a concept only when written as a name: 'B.E.' and
 * 'Excel', not 'to be' and 'to excel'.
 */
const everydayWords: ReadonlySet<string> = new Set([...lists.english, ...lists.indian])

/** Words that join the others of a sentence; a name of one word does not begin or end with one: 'edit or', 'i am'. */
const joiningWords: ReadonlySet<string> = new Set(lists.joining)

/** Words by which even a short text is a sentence and not a name. */
const sentenceWords: ReadonlySet<string> = new Set(lists.sentence)

/** In a short text such as a title, every word counts as a name. */
const shortText = 10
const sentenceEnd = /(?:^|[.!?:\n])\s*$/
const listSign = /^\s*[,;|/•)\]\n]|^\s*$/

function isWrittenAsName(text: string, { from, to }: SpelledWord): boolean {
  const written = text.slice(from, to)
  const hasCase = written.toLowerCase() !== written.toUpperCase()
  if (hasCase && written.length > 1 && written === written.toUpperCase()) return true
  const isBetweenSigns =
    listSign.test(text.slice(to, to + 3)) && /[,;|/•(\n]\s*$/.test(text.slice(Math.max(0, from - 3), from))
  if (isBetweenSigns) return true
  const isCapital = written[0] !== written[0]?.toLowerCase()
  return isCapital && !sentenceEnd.test(text.slice(Math.max(0, from - 3), from))
}

/** Whether a text is so short and so written that it may be a name or a list of names. */
function mayBeName(words: readonly SpelledWord[]): boolean {
  return words.length <= shortText && !words.some(({ folded }, at) => at !== 0 && sentenceWords.has(folded))
}

function isEveryday({ folded }: SpelledWord): boolean {
  return everydayWords.has(folded) || (folded.endsWith('s') && everydayWords.has(folded.slice(0, -1)))
}

/**
 * Whether the words from `first` to before `end`, which are `spelled` in our lists in as many words as it says, mean the
 * concept whose spelling they are in this text.
 */
export function isUsedAsName(
  text: string,
  words: readonly SpelledWord[],
  { first, end }: { first: number; end: number },
  spelled: number,
): boolean {
  const [word] = words.slice(first, end)
  if (!word || mayBeName(words)) return true
  if (end - first === 1) return !isEveryday(word) || isWrittenAsName(text, word)
  if (end - first <= spelled) return true
  const edges = [word, words[end - 1] ?? word]
  return !edges.some((edge) => joiningWords.has(edge.folded) && !isWrittenAsName(text, edge))
}
