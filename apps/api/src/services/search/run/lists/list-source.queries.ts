import { type SQL, sql } from 'drizzle-orm'
import { isLeadAlone } from '../../plan/conditions/conditions.queries.ts'
import type { ListSort } from '../../plan/ranking/cursor.ts'
import { isOneConcept } from '../../plan/ranking/fits.queries.ts'
import { keysOf } from '../../plan/ranking/sort.queries.ts'
import { countedRows, type Expected, whereOf } from '../counts/counts.queries.ts'
import { bestMatchKeys, sortedKeys } from '../rows/best-match-sort.queries.ts'
import type { ListedPage } from './matching.queries.ts'
import type { ListSource } from './read-list.queries.ts'

/** How many of a long list are read at once: ten pages. */
const firstPages = 101

/** Where this many turn out to match after all, the planner was wrong, and the list is read as one of many. */
const mostSorted = 10_001

/** The same where many were expected, but hardly any of the best is one of them. */
const mostOfThin = 3001

/** Whether an order is newest first, with those who look for work before the others or not. */
export function isNewestFirst(sorts: readonly ListSort[]): boolean {
  return sorts.every(({ column, descending }) => descending && (column === 'looking' || column === 'ID'))
}

type Listed = Pick<ListedPage, 'matching' | 'sorts'>

function everyone({ matching, sorts }: Listed): SQL {
  return sql`select ${keysOf(sorts)}, 0 as missed from ${countedRows(matching)} ${whereOf(matching)}`
}

/** The fence makes the planner fetch them by their conditions: with a limit it may read the table until it has as many. */
function fenced(list: SQL): SQL {
  return sql`with met as materialized (${list}) select * from met`
}

/**
 * The list of a search: a loosened one; by best match all where few are expected, otherwise the first pages; newest first
 * all if it is long enough to be cached. Undefined for other orders, and for one concept alone that many have, whose
 * index is in the order of the list.
 */
export function listSourceOf(
  { matching, sorts }: Listed,
  { many, long, thin = false }: Expected,
): ListSource | undefined {
  if (matching.list) return matching.list.source
  const read = sorts.find(({ column }) => column === 'Match')?.read
  if (many) {
    if (!read || (isOneConcept(read.requested) && isLeadAlone(matching))) return undefined
    return { list: bestMatchKeys(read, matching, firstPages), most: firstPages, inOrder: true }
  }
  if (!thin && !read && (!long || !isNewestFirst(sorts))) return undefined
  const most = thin ? mostOfThin : mostSorted
  const all = everyone({ matching, sorts })
  return { list: thin ? fenced(all) : all, most, inOrder: false }
}

/**
 * The first pages of a search that more meet than a list has, but hardly any of the best: for these all had to be sorted,
 * so the next pages come with them. Undefined for a page further down, and for one concept, whose index has the order.
 */
export function sortedSourceOf({ matching, sorts, position, limit }: ListedPage): ListSource | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  const isNear = 'offset' in position ? position.offset + limit <= firstPages : position.sortValues !== undefined
  if (!read || isOneConcept(read.requested) || matching.list || !isNear) return undefined
  return { list: sortedKeys(read, matching, firstPages), most: firstPages, inOrder: true }
}
