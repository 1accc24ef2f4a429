import type { Database } from '@pramaan/database/client'
import { cacheOf } from '../../../../caches.ts'
import type { Conditions } from '../../plan/conditions/conditions.queries.ts'
import type { ListSort } from '../../plan/ranking/cursor.ts'
import { countedExactly, type Expected, expectsMany, keyOfConditions } from '../counts/counts.queries.ts'
import { isNewestFirst } from '../lists/list-source.queries.ts'
import type { ListedPage } from '../lists/matching.queries.ts'
import { isThin } from '../lists/ranked-page.ts'
import { isCachedLength } from '../lists/read-list.queries.ts'
import { type FoundRow, findPage } from '../rows/page.queries.ts'
import type { PageRequest } from '../rows/page-request.ts'
import { findSmallResult, findSorted } from '../rows/small-result.queries.ts'

/**
 * How many met a search the last time, at most as many as are counted exactly: that decides whether its list is cached
 * from the second time on, and that it is not read as one of few again. `sparse`: the order in which hardly any of its
 * first rows match, so that its other pages are not walked either.
 */
type Met = { length: number; sparse?: string | undefined }

const metOf = cacheOf<Readonly<Met>>('met')

function lastMet(db: Database, matching: Conditions): Readonly<Met> {
  return metOf(db).get(keyOfConditions(matching)) ?? { length: 0 }
}

function orderOf(sorts: readonly ListSort[]): string {
  return sorts.map(({ column, descending }) => `${column} ${descending}`).join()
}

/** So many rows of an order are compared with the conditions. */
const mostWalked = 10_000

/** Where the planner expects as many by best match, the best for the concepts are compared before all are sorted. */
const mostSortedByFit = 1000

/** Remembers how many met a search. */
export function noteMet(db: Database, matching: Conditions, met: Met) {
  metOf(db).set(keyOfConditions(matching), met)
}

/** What to expect of a search: by the planner, by the last time that it was read, and by the best for its concepts. */
export async function expectedFor(db: Database, page: ListedPage, planned: number): Promise<Expected> {
  const { length } = lastMet(db, page.matching)
  const byFit = isByFit(page) && planned >= mostSortedByFit
  const many = byFit || length >= countedExactly || (await expectsMany(db, page.matching, planned))
  const thin = many && (await isThin(db, page))
  return { many: many && !thin, long: isCachedLength(length), thin }
}

/** The rows of a page, and how many match where all of them were read. */
export type ReadPage = { rows: FoundRow[]; count?: number }

/**
 * A page that is read from no list. Many are walked in their order; few, or where hardly any of the first rows match, are
 * all fetched and sorted.
 */
export async function readPage(db: Database, page: PageRequest, many: boolean): Promise<ReadPage> {
  if (isByFit(page)) return { rows: await findPage(db, { ...page, few: false }) }
  const last = lastMet(db, page.matching)
  const order = orderOf(page.sorts)
  const walked = many && last.sparse !== order ? await findWalked(db, page) : undefined
  if (walked) return { rows: walked }
  const few = last.length >= countedExactly ? undefined : await findSmallResult(db, page)
  noteMet(db, page.matching, { length: few?.count ?? countedExactly, sparse: many ? order : last.sparse })
  if (few) return few
  const rows = many ? undefined : await findWalked(db, page)
  return rows ? { rows } : await findSorted(db, page)
}

/**
 * A page of many, walked along the index of its order; undefined if hardly any of the first rows match. Newest first,
 * the index has what the filters compare, so it is walked to its end; and so is what follows another page, which may be
 * the last. It has no words: to compare these, each row is read.
 */
async function findWalked(db: Database, page: PageRequest): Promise<FoundRow[] | undefined> {
  const isIndexed = !page.matching.byText && (isNewestFirst(page.sorts) || 'direction' in page.position)
  const isUnbounded = isIndexed || isByWords(page)
  const most = isUnbounded ? undefined : mostWalked
  const rows = await findPage(db, { ...page, few: false, ...(most && { most }) })
  return most !== undefined && rows.length < page.limit ? undefined : rows
}

/** Where words are has no index, so all who match are fetched and sorted. */
function isByWords({ sorts }: { sorts: readonly ListSort[] }) {
  return sorts.some(({ column }) => column === 'words')
}

function isByFit({ sorts }: { sorts: readonly ListSort[] }) {
  return sorts.some(({ column }) => column === 'Match')
}
