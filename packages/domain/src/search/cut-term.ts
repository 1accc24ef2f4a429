import { startOf } from '../shortened/shortened.ts'

/** The most letters of a search box's text: a sentence or two, not a document. */
export const longestTerm = 300

/** The most letters of a text that is pasted into a search box and cut there, such as a job's description. */
export const longestPasted = 10_000

/** The letters of a job's description that are read as a search: so many take some tenths of a second. */
export const mostDescribed = 4_000

const cutMark = ' …'

/**
 * The text of a search box once it was changed. A longer one than can be searched is cut behind a word, with a mark that
 * says so; a letter too many is not typed.
 */
export function fittingTerm(text: string, before: string): string {
  if (text.length <= longestTerm) return text
  if (text.length === before.length + 1) return before
  const most = longestTerm - cutMark.length
  const room = startOf(text.trimStart(), most + 1)
  const cut = /\s/u.test(room) ? room.replace(/\s+\S*$/u, '') : startOf(room, most)
  return cut + cutMark
}

/** How many letters of a text are searched that was cut, or is as long as can be; undefined for any other. */
export function lettersSearched(term: string): number | undefined {
  if (term.endsWith(cutMark)) return term.length - cutMark.length
  return term.length >= longestTerm ? longestTerm : undefined
}
