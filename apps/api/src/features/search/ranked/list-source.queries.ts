import type { Prepared } from '@pramaan/database/prepared'
import { candidateSearch as row } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { bestMatchKeys } from '../paging/best-match-sort.queries.ts'
import type { PageRequest } from '../paging/page-request.ts'
import { preparedFor } from '../paging/prepared-page.queries.ts'
import { countedRows, type Expected, whereOf } from '../paging/total.queries.ts'
import type { ListSort } from '../ranking/cursor.ts'
import { isOneConcept } from '../ranking/fits.queries.ts'
import { keysOf } from '../ranking/sort.queries.ts'
import { type ListSource, listStatement } from './read-list.queries.ts'

/** How many of a long list are read at once: ten pages. */
const firstPages = 101

/** Where this many turn out to match after all, the planner was wrong, and the list is read as one of many. */
const mostSorted = 10_001

/** Whether an order is newest first, with those who look for work before the others or not. */
function isNewestFirst(sorts: readonly ListSort[]): boolean {
  return sorts.every(({ column, descending }) => descending && (column === 'looking' || column === 'ID'))
}

function everyone({ matching, sorts }: Pick<PageRequest, 'matching' | 'sorts'>, narrow: boolean): Prepared {
  const rows = narrow ? countedRows(matching) : sql`${row}`
  return listStatement(sql`select ${keysOf(sorts)}, 0 as missed from ${rows} ${whereOf(matching)}`, mostSorted)
}

/**
 * The list of a search: a loosened one; by best match all where few are expected, otherwise the first pages; newest first
 * all if it is long enough to be cached. Undefined for other orders, and for one concept that many have, whose index is
 * in the order of the list.
 */
export function listSourceOf(
  { matching, sorts }: Pick<PageRequest, 'matching' | 'sorts'>,
  { many, long }: Expected,
): ListSource | undefined {
  if (matching.list) return matching.list.source
  const read = sorts.find(({ column }) => column === 'Match')?.read
  if (many) {
    if (!read || isOneConcept(read.requested)) return undefined
    const statement = listStatement(bestMatchKeys(read, matching, sorts, firstPages), firstPages)
    return { statement, most: firstPages, inOrder: true }
  }
  if (read) return { statement: everyone({ matching, sorts }, false), most: mostSorted, inOrder: false }
  if (!long || !isNewestFirst(sorts)) return undefined
  const statement = preparedFor(matching, `list ${sorts.length}`, () => everyone({ matching, sorts }, true))
  return { statement, most: mostSorted, inOrder: false }
}
