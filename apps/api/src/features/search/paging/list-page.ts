import type { Database } from '@pramaan/database/client'
import { isStaff } from '@pramaan/domain/role'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { type Condition, type Matching, matchingOf } from '../conditions/conditions.queries.ts'
import { isNewestFirst } from '../ranked/list-source.queries.ts'
import type { RankedList } from '../ranked/ranked-list.ts'
import { findRankedPage, isThin } from '../ranked/ranked-page.ts'
import { isCachedLength } from '../ranked/read-list.queries.ts'
import { cursorOf, type From, type ListSort, sortFor } from '../ranking/cursor.ts'
import { relaxedSearch } from '../request/relax-search.ts'
import { type SearchRequest, searchKeyOf } from '../request/search-request.ts'
import { knownTotal } from './known-total.ts'
import { type FoundRow, findPage } from './page.queries.ts'
import type { PageRequest, Position } from './page-request.ts'
import { areMany, findSmallResult, findSorted } from './small-result.queries.ts'
import {
  countedExactly,
  countInTime,
  type Expected,
  guessed,
  plannedRows,
  type Total,
  totalOf,
} from './total.queries.ts'

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

/** The conditions on a search's rows; `also` are a list's conditions besides the filters. */
export async function matchingFor(
  deps: Deps,
  actor: Actor,
  request: SearchRequest,
  also?: Condition,
): Promise<Matching> {
  const staff = isStaff(actor.role)
  const named = await relaxedSearch(deps.db, request, { now: deps.now(), staff, also })
  const { read, skills, ...listed } = named
  if (read || skills || also) return matchingOf(request, named, staff, also)
  const key = `${staff} ${JSON.stringify(listed)} ${searchKeyOf(request)}`
  const matching = matchings.get(key) ?? matchingOf(request, named, staff)
  matchings.set(key, matching)
  return matching
}

/** The conditions of searches without words, by all that they depend on; with them, what was built of them. */
const matchings = new LRUCache<string, Matching>({ max: 500 })

/**
 * How many met a search the last time, at most as many as are counted exactly: that decides whether its list is cached
 * from the second time on, and that it is not read as one of few again.
 */
const lengths = new WeakMap<Matching, number>()

/** So many rows of an order are compared with the conditions. */
const mostWalked = 10_000

/** Where the planner expects as many by best match, the best for the concepts are compared before all are sorted. */
const mostSortedByFit = 1000

type PartOfList = { matching: Matching; position: Position; limit: number }

/**
 * A page and its total. The planner's estimate decides how: with few results the total comes with the page; with many,
 * an employer's page does not wait for the total, which has its own call, and a staff page is counted in parallel.
 * `met`: how many of a loosened list meet the whole search.
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
    lengths.set(part.matching, ranked.list.rows.length)
    return { rows: ranked.rows, ...countsOf(ranked.list, part.matching) }
  }
  const { rows, count }: ReadPage = ranked ?? (await readPage(deps.db, page, expected.many))
  if (count !== undefined) return { rows, total: { count, isEstimate: false } }
  const total = employerId === undefined ? await totalFor(deps, part.matching) : guessed(part.matching, planned)
  return { rows, total }
}

/** What to expect of a search: by the planner, by the last time that it was read, and by the best for its concepts. */
async function expectedFor(db: Database, page: PageRequest, planned: number): Promise<Expected> {
  const length = lengths.get(page.matching) ?? 0
  const byFit = isByFit(page) && planned >= mostSortedByFit
  const many = byFit || length >= countedExactly || areMany(page.matching, planned)
  const thin = many && (await isThin(db, page))
  return { many: many && !thin, long: isCachedLength(length), thin }
}

type ReadPage = { rows: FoundRow[]; count?: number }

/**
 * A page that is read from no list, and how many match where all of them were read. Many are walked in their order; few,
 * or where hardly any of the first rows match, are all fetched and sorted.
 */
async function readPage(db: Database, page: PageRequest, many: boolean): Promise<ReadPage> {
  if (isByFit(page)) return { rows: await findPage(db, { ...page, few: false }) }
  const walked = many ? await findWalked(db, page) : undefined
  if (walked) return { rows: walked }
  const isLong = (lengths.get(page.matching) ?? 0) >= countedExactly
  const few = isLong ? undefined : await findSmallResult(db, page)
  lengths.set(page.matching, few?.count ?? countedExactly)
  if (few) return few
  const rows = many ? undefined : await findWalked(db, page)
  return rows ? { rows } : await findSorted(db, page)
}

/**
 * A page of many, walked along the index of its order; undefined if hardly any of the first rows match. Newest first,
 * the index has what the filters compare, so it is walked to its end.
 */
async function findWalked(db: Database, page: PageRequest): Promise<FoundRow[] | undefined> {
  const most = isNewestFirst(page.sorts) ? undefined : mostWalked
  const rows = await findPage(db, { ...page, few: false, ...(most && { most }) })
  return most !== undefined && rows.length < page.limit ? undefined : rows
}

function isByFit({ sorts }: { sorts: readonly ListSort[] }) {
  return sorts.some(({ column }) => column === 'Match')
}

/** The total of a complete list and, of a loosened one, how many meet the whole search. */
function countsOf({ rows }: RankedList, { list }: Matching) {
  const total: Total = { count: rows.length, isEstimate: false }
  return list ? { total, met: rows.filter(({ missed }) => missed === 0).length } : { total }
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
