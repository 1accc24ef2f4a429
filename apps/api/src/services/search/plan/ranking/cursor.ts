import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { showsExperience } from '@pramaan/domain/experience-level'
import type { SortColumn } from '@pramaan/domain/search'
import { z } from 'zod'
import { refuseField } from '../../../../http/refusals/refuse.ts'
import type { ReadTerm } from '../../understand/read-term.ts'

/** The direction in which a page is read from a position. */
export type Direction = 'next' | 'previous'

/** A row's sort values, which are its position in a sorted list; the last one is its id. */
export type SortValues = readonly (string | number)[]

/** Where a page starts: at a position, or at the end of the list. */
export type From = { direction: Direction; sortValues?: SortValues | undefined }

/** A column that callers may sort by, or one that only our own orders use. */
type ListColumn = SortColumn | 'CreatedOn' | 'looking' | 'verified' | 'freshDay' | 'words'

/** One column of a list's complete order; `read` is the search that `Match` and `words` compare with. */
export type ListSort = { column: ListColumn; descending: boolean; read?: ReadTerm }

/**
 * The sorts of a list whose places are unambiguous: nothing after ID counts, and ID is the end of all. It goes the way
 * of the sort before it, so that one index serves an order and its reverse. Numbers are given in the order of
 * registration; where that is filtered, a list by ID goes by it, because a walk by ID would pass everyone else first.
 * Best match, where nothing is asked that could be matched, is newest first, after those who have the words in full or in a better place. What
 * a filter makes equal in all orders nothing, and its index would be walked past everyone else.
 */
export function fullSort(filters: CandidateFilters, read?: ReadTerm): readonly ListSort[] {
  if (isBestMatch(filters) && read && (read.requested.length > 0 || read.isLoosened)) return bestSort(read)
  const sortBy = filters.sortBy.filter(({ column }) => column !== 'Match')
  const atId = sortBy.findIndex(({ column }) => column === 'ID')
  const before = sortBy.slice(0, atId < 0 ? undefined : atId).filter(({ column }) => !isEqualInAll(column, filters))
  const descending = (atId < 0 ? sortBy.at(-1) : sortBy[atId])?.descending ?? true
  const dated = (filters.fromDate ?? filters.toDate) !== undefined
  const byWords: ListSort[] = isBestMatch(filters) && read?.byWords ? [{ column: 'words', descending, read }] : []
  const byDate: ListSort[] = before.length === 0 && dated ? [{ column: 'CreatedOn', descending }] : []
  return [...before, ...byWords, ...byDate, { column: 'ID', descending }]
}

/** Whether everybody in a list has the same: all are of one level, and Freshers have no years of work. */
function isEqualInAll(column: ListColumn, { expStatus }: CandidateFilters): boolean {
  if (expStatus === undefined) return false
  return column === 'ExperienceLevel' || (column === 'experience' && !showsExperience(expStatus))
}

/**
 * Best match (decision 073): people looking for work, then fit, then verified, day of the last change, and the profile
 * strength without name, photo and birth date (decision 180).
 */
export function bestSort(read: ReadTerm): readonly ListSort[] {
  const after = (['verified', 'freshDay', 'ProfileProgress', 'ID'] as const).map((column) => ({
    column,
    descending: true,
  }))
  return [{ column: 'looking', descending: true }, { column: 'Match', descending: true, read }, ...after]
}

/**
 * The order of an employer's list: people not looking for work come last in every order (D65), unless the search
 * filters by that.
 */
export function rankedSort(filters: CandidateFilters, read?: ReadTerm): readonly ListSort[] {
  const sorts = fullSort(filters, read)
  const isRanked = filters.value !== undefined || sorts[0]?.column === 'looking'
  return isRanked ? sorts : [{ column: 'looking', descending: true }, ...sorts]
}

/** The order of a list, for staff or employers. */
export function sortFor(staff: boolean, filters: CandidateFilters, read?: ReadTerm): readonly ListSort[] {
  return staff ? fullSort(filters, read) : rankedSort(filters, read)
}

/** Whether a list is in the order of best match. */
export function isBestMatch({ sortBy }: CandidateFilters): boolean {
  return sortBy[0]?.column === 'Match'
}

const textColumns: readonly ListSort['column'][] = ['FullName', 'UpdatedOn', 'CreatedOn']
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::?\d{2})?)$/
const sealed = z.tuple([
  z.string().max(100),
  z.enum(['next', 'previous']),
  z.array(z.union([z.string().max(400), z.number()])),
])

function sortsText(sorts: readonly ListSort[]) {
  return sorts.map(({ column, descending }) => `${column}:${descending ? 'desc' : 'asc'}`).join()
}

/** A position in a list as an opaque text, valid only for this order. */
export function cursorOf(sorts: readonly ListSort[], direction: Direction, sortValues: SortValues) {
  return Buffer.from(JSON.stringify([sortsText(sorts), direction, sortValues])).toString('base64url')
}

function fits(value: string | number, column: ListSort['column']) {
  if (!textColumns.includes(column)) return Number.isSafeInteger(value)
  if (typeof value !== 'string' || value.includes('\u0000')) return false
  return column === 'FullName' || (instant.test(value) && !Number.isNaN(Date.parse(value)))
}

/** The position of a cursor. A cursor of another order is refused; a forged one can only select a position. */
export function readCursor(cursor: string, sorts: readonly ListSort[]): From {
  if (cursor === 'last') return { direction: 'previous' }
  const parsed = sealed.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  const [order, direction, sortValues] = parsed.data ?? ['', 'next', []]
  const valid =
    order === sortsText(sorts) &&
    sortValues.length === sorts.length &&
    sorts.every(({ column }, at) => fits(sortValues[at] ?? '', column))
  if (!valid) refuseField('cursor', 'This is no place in this list.')
  return { direction: direction === 'next' ? 'next' : 'previous', sortValues }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
