import { foldText } from '@pramaan/domain/fold-text'

/** The most characters of a word that are stored. */
const longestWord = 60

/** Most texts are plain ASCII and can be folded without Unicode's tables. */
const plain = /^[ -~]*$/
const plainWords = /c\+\+|[cf]#|[a-z0-9]+/g
const anyWords = /c\+\+|[cf]#|[\p{L}\p{M}\p{N}]+/gu

/** The folded words of a text: runs of letters, marks and numbers in any script, and words like 'c++' and 'c#'. */
export function foldWords(text: string): readonly string[] {
  const folded = foldText(text)
  const words = folded.match(plain.test(folded) ? plainWords : anyWords) ?? []
  return words.map((word) => word.slice(0, longestWord))
}
