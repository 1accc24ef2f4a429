import { latinDigits } from '@pramaan/domain/digits'

/** Most characters of a word that are kept. */
const longestWord = 60

/** One spelling of a text: NFKC, lower case, 0-9, no joiners, single spaces. */
export function foldText(text: string) {
  return latinDigits(text.normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The words of a text, folded: runs of letters, marks and numbers of any script, and the likes of 'c++' and 'c#'. */
export function foldWords(text: string) {
  return Array.from(foldText(text).matchAll(/c\+\+|[cf]#|[\p{L}\p{M}\p{N}]+/gu), ([word]) => word.slice(0, longestWord))
}
