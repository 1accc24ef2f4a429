import { candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Matching } from '../conditions/conditions.queries.ts'
import type { ListSort } from '../ranking/cursor.ts'
import { firstOr, fitsOf, topFits } from '../ranking/fits.queries.ts'
import { beyond, namedKey, orderOf } from '../ranking/sort.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'
import type { PageRequest } from './page-request.ts'

/**
 * A page of a search for several concepts: the postings of each, which one index holds, are joined and sorted; only then
 * are rows read, in order, until the page is full. Undefined if missed conditions are weighed too.
 */
export function bestMatchSort({ matching, sorts, position, limit, employerId }: PageRequest): SQL | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  if (!read || read.requested.length === 0 || read.loosened) return undefined
  const backwards = 'direction' in position && position.direction === 'previous'
  const order = orderOf(sorts, backwards)
  const sortValues = 'direction' in position ? position.sortValues : undefined
  const after = sortValues ? sql`and (${sql.join(beyond(sorts, sortValues, backwards, namedKey), sql` or `)})` : sql``
  const contacts = employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``
  return sql`select fits.*, ${row.card}${contacts}
    from (${fitsOf(read.requested, { lead: matching.posting })} order by ${order} offset 0) as fits
    join ${row} on ${row.candidateId} = fits.k5 where ${matching.where ?? sql`true`} ${after}
    order by ${order} limit ${limit} offset ${'offset' in position ? position.offset : 0}`
}

/** The keys of the first who match a search for several concepts. */
export function bestMatchKeys(
  read: ReadTerm,
  { where, posting }: Matching,
  sorts: readonly ListSort[],
  most: number,
): SQL {
  const order = orderOf(sorts, false)
  const matchingAmong = (fits: SQL) =>
    sql`select fits.*, 0 as missed from (${fits} order by ${order} offset 0) as fits
      join ${row} on ${row.candidateId} = fits.k5 where ${where ?? sql`true`} order by ${order}`
  return firstOr(
    matchingAmong(topFits(read.requested, posting)),
    matchingAmong(fitsOf(read.requested, { lead: posting })),
    most,
  )
}
