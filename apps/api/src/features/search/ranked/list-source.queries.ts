import { candidateSearch as row } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { bestMatchKeys } from '../paging/best-match-sort.queries.ts'
import type { PageRequest } from '../paging/page-request.ts'
import { whereOf } from '../paging/total.queries.ts'
import { isOneConcept } from '../ranking/fits.queries.ts'
import { keysOf } from '../ranking/sort.queries.ts'
import type { ListSource } from './read-list.queries.ts'

/** How many of a long list are read at once: ten pages. */
const firstPages = 101

/** Where this many turn out to match after all, the planner was wrong, and the list is read as one of many. */
const mostSorted = 10_001

/**
 * The list of a search by best match: a loosened one, all where few are expected, otherwise the first pages. Undefined for
 * other orders, and for one concept that many have, whose index is in the order of the list.
 */
export function listSourceOf(
  { matching, sorts }: Pick<PageRequest, 'matching' | 'sorts'>,
  many: boolean,
): ListSource | undefined {
  if (matching.list) return matching.list.source
  const read = sorts.find(({ column }) => column === 'Match')?.read
  if (!read || (many && isOneConcept(read.requested))) return undefined
  if (many) return { statement: bestMatchKeys(read, matching, sorts, firstPages), most: firstPages, inOrder: true }
  const statement = sql`select ${keysOf(sorts)}, 0 as missed from ${row} ${whereOf(matching)}`
  return { statement, most: mostSorted, inOrder: false }
}
