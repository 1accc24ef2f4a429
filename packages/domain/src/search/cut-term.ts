import { startOf } from '../shortened/shortened.ts'

/** The maximum length of a search text: a sentence or two, not a document. */
export const longestTerm = 300

/** The maximum length of a text pasted into a search box, such as a job description, before it is cut. */
export const longestPasted = 10_000

/** The maximum length of a job description that is read as a search; this takes some tenths of a second. */
export const mostDescribed = 4_000

const cutMark = ' …'

/**
 * The text of a search box after a change. A pasted text that is too long is cut after a word and marked as cut; typing
 * beyond the maximum has no effect.
 */
export function fittingTerm(text: string, before: string): string {
  if (text.length <= longestTerm) return text
  if (text.length === before.length + 1) return before
  const most = longestTerm - cutMark.length
  const room = startOf(text.trimStart(), most + 1)
  const cut = /\s/u.test(room) ? room.replace(/\s+\S*$/u, '') : startOf(room, most)
  return cut + cutMark
}

/** The number of searched letters of a text that was cut or has the maximum length; undefined for other texts. */
export function lettersSearched(term: string): number | undefined {
  if (term.endsWith(cutMark)) return term.length - cutMark.length
  return term.length >= longestTerm ? longestTerm : undefined
}
