import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../../../deps.ts'
import type { Actor } from '../../../../http/access/actor.ts'
import { cursorOf, type From, type ListSort, sortFor } from '../../plan/ranking/cursor.ts'
import type { SearchRequest } from '../../understand/search-request.ts'
import { countInTime, plannedRows, type Total, totalAtOnce, totalOf } from '../counts/counts.queries.ts'
import type { Matching } from '../lists/matching.queries.ts'
import type { RankedList } from '../lists/ranked-list.ts'
import { findRankedPage } from '../lists/ranked-page.ts'
import type { FoundRow } from '../rows/page.queries.ts'
import type { Position } from '../rows/page-request.ts'
import { knownTotal } from './known-total.ts'
import { expectedFor, noteMet, type ReadPage, readPage } from './read-page.ts'

/** A page of rows and whether there are more before and after it. */
export type Page = { rows: FoundRow[]; before: boolean; after: boolean }

/** A page of a list and the list's total. */
export async function find(
  deps: Deps,
  actor: Actor,
  request: SearchRequest,
  matching: Matching,
  from: From | undefined,
) {
  const { pageSize, pageIndex } = request.filters
  const position: Position = from ?? { offset: pageIndex * pageSize }
  const { rows, total, met } = await rowsAndTotal(deps, actor, request, { matching, position, limit: pageSize + 1 })
  const page = cut(rows, pageSize, position)
  const before = 'offset' in position ? position.offset : undefined
  return { page, met, total: knownTotal(total, { rows: page.rows.length, before, more: rows.length > pageSize }) }
}

type PartOfList = { matching: Matching; position: Position; limit: number }

/**
 * A page and its total. The planner's estimate decides how: with few results the total comes with the page; with many,
 * an employer's page does not wait for the total, which has its own call unless it was counted within the minute, and a
 * staff page is counted in parallel. `met`: how many of a loosened list meet the
 * whole search.
 */
export async function rowsAndTotal(
  deps: Deps,
  actor: Actor,
  { filters }: SearchRequest,
  part: PartOfList,
): Promise<{ rows: FoundRow[]; total: Total; met?: number }> {
  const planned = part.matching.list ? 0 : await plannedRows(deps.db, part.matching)
  const employerId = isStaff(actor.role) ? undefined : actor.id
  const page = { ...part, sorts: sortFor(isStaff(actor.role), filters, part.matching.read), employerId }
  const expected = await expectedFor(deps.db, page, planned)
  const ranked = await findRankedPage(deps.db, page, expected)
  if (ranked?.list.complete) {
    noteMet(deps.db, part.matching, { length: ranked.list.rows.length })
    return { rows: ranked.rows, ...countsOf(ranked.list, part.matching) }
  }
  const total = () =>
    employerId === undefined ? totalFor(deps, part.matching) : totalAtOnce(deps.db, part.matching, planned)
  const [{ rows, count }, counted]: [ReadPage, Total | undefined] = await Promise.all([
    ranked ?? readPage(deps.db, page, expected.many),
    expected.many ? total() : undefined,
  ])
  if (count !== undefined) return { rows, total: { count, isEstimate: false } }
  return { rows, total: counted ?? (await total()) }
}

/** The total of a complete list and, of a loosened one that is not empty, how many meet the whole search. */
function countsOf({ rows }: RankedList, { list }: Matching) {
  const total: Total = { count: rows.length, isEstimate: false }
  return list && rows.length > 0 ? { total, met: rows.filter(({ missed }) => missed === 0).length } : { total }
}

/** How many match: exact to 10,001. */
export async function totalFor(deps: Deps, matching: Matching): Promise<Total> {
  return totalOf(deps.db, matching, await countInTime(deps.db, matching))
}

/** One row more than a page was read, which only shows that the list continues. */
export function cut(rows: FoundRow[], pageSize: number, position: Position): Page {
  const more = rows.length > pageSize
  if (!('direction' in position)) return { rows: rows.slice(0, pageSize), before: position.offset > 0, after: more }
  if (position.direction === 'next') return { rows: rows.slice(0, pageSize), before: true, after: more }
  return { rows: rows.slice(-pageSize), before: more, after: position.sortValues !== undefined }
}

/** The cursors to the next and previous page. */
export function cursorsOf(sorts: readonly ListSort[], { rows, before, after }: Page) {
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    nextCursor: last && after ? cursorOf(sorts, 'next', last.sortValues) : null,
    previousCursor: first && before ? cursorOf(sorts, 'previous', first.sortValues) : null,
  }
}
