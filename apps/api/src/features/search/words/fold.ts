import { latinDigits } from '@pramaan/domain/digits'

/** The most characters of a word that are stored. */
const longestWord = 60

/** Most texts are plain ASCII and can be folded without Unicode's tables. */
const plain = /^[ -~]*$/
const plainWords = /c\+\+|[cf]#|[a-z0-9]+/g
const anyWords = /c\+\+|[cf]#|[\p{L}\p{M}\p{N}]+/gu

/** One spelling of a text: NFKC, lower case, 0-9, no joiners, single spaces. */
export function foldText(text: string) {
  if (plain.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  return latinDigits(text.normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The folded words of a text: runs of letters, marks and numbers in any script, and words like 'c++' and 'c#'. */
export function foldWords(text: string): readonly string[] {
  const folded = foldText(text)
  const words = folded.match(plain.test(folded) ? plainWords : anyWords) ?? []
  return words.map((word) => word.slice(0, longestWord))
}
