import type { SpelledWord } from '../spelling/spelling.ts'

/**
 * Spellings that are also ordinary English words. In a long text they mean a concept only when written as a name:
 * 'B.E.' and 'Excel', not 'to be' and 'to excel'.
 */
const everydayWords = new Set(
  'access act am as ba be bed build c chef d do drive excel express flow go hand hive i in it less lean ma me motion node no on or power r react rest rust scala sketch spark spring swift team teach unity us word'.split(
    ' ',
  ),
)

/** In a short text, such as a title, every word counts as a name. */
const shortText = 10
const sentenceEnd = /(?:^|[.!?:\n])\s*$/
const listSign = /^\s*[,;|/•)\]\n]|^\s*$/

function isWrittenAsName(text: string, { from, to }: SpelledWord): boolean {
  const written = text.slice(from, to)
  if (written.length > 1 && written === written.toUpperCase()) return true
  const isBetweenSigns =
    listSign.test(text.slice(to, to + 3)) && /[,;|/•(\n]\s*$/.test(text.slice(Math.max(0, from - 3), from))
  if (isBetweenSigns) return true
  const isCapital = written[0] !== written[0]?.toLowerCase()
  return isCapital && !sentenceEnd.test(text.slice(Math.max(0, from - 3), from))
}

/** Whether the words from `first` to before `end` mean the concept whose spelling they are, in this text. */
export function isUsedAsName(text: string, words: readonly SpelledWord[], first: number, end: number): boolean {
  const [word] = words.slice(first, end)
  if (!word || end - first > 1 || words.length <= shortText) return true
  return !everydayWords.has(word.folded) || isWrittenAsName(text, word)
}
