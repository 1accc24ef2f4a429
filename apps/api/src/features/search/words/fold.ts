import { latinDigits } from '@pramaan/domain/digits'

/** Most characters of a word that are kept. */
const longestWord = 60

/** Most texts are plain, and need neither Unicode's tables nor its classes to be folded. */
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

/** The words of a text, folded: runs of letters, marks and numbers of any script, and the likes of 'c++' and 'c#'. */
export function foldWords(text: string): readonly string[] {
  const folded = foldText(text)
  const words = folded.match(plain.test(folded) ? plainWords : anyWords) ?? []
  return words.map((word) => word.slice(0, longestWord))
}
