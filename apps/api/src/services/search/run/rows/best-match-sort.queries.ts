import { candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Conditions } from '../../plan/conditions/conditions.queries.ts'
import { bestFits, bestFitsShare, fitKeys, inOrder, keysInOrder } from '../../plan/ranking/fits.queries.ts'
import { beyond, namedKey, orderOf } from '../../plan/ranking/sort.queries.ts'
import type { ReadTerm } from '../../understand/read-term.ts'
import type { PageRequest } from './page-request.ts'

/**
 * A page of a search for several concepts: the postings of each, which one index holds, are joined and sorted; only then
 * are rows read, in order, until the page is full. Undefined if missed conditions are weighed too.
 */
export function bestMatchSort({ matching, sorts, position, limit, employerId }: PageRequest): SQL | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  if (!read || read.requested.length === 0 || read.isLoosened) return undefined
  const backwards = 'direction' in position && position.direction === 'previous'
  const order = orderOf(sorts, backwards)
  const sortValues = 'direction' in position ? position.sortValues : undefined
  const after = sortValues ? sql`and (${sql.join(beyond(sorts, sortValues, backwards, namedKey), sql` or `)})` : sql``
  const contacts = employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``
  return sql`select k0, k1, k2, k3, k4, k5, ${row.card}${contacts} ${matchedFits(read, matching, order)} ${after}
    order by ${order} limit ${limit} offset ${'offset' in position ? position.offset : 0}`
}

/** All who have what is asked for, in an order, with the rows of those who match. */
function matchedFits(read: ReadTerm, { where, besideLead = where, posting }: Conditions, order: SQL): SQL {
  return sql`from (${fitKeys(read.requested, { lead: posting })} order by ${order} offset 0) as fits
    join ${row} on ${row.candidateId} = fits.k5 where ${besideLead ?? sql`true`}`
}

/** The keys of the first who match a search, however far down the order they are. */
export function sortedKeys(read: ReadTerm, matching: Conditions, most: number): SQL {
  return sql`select k0, k1, k2, k3, k4, k5, 0 as missed ${matchedFits(read, matching, keysInOrder)} ${inOrder} limit ${most}`
}

/** So many of the best for the concepts are compared with the other conditions. */
const mostCompared = 3000

/**
 * The keys of the first who match a search, among the best for its concepts. If they are too few, the planner was wrong
 * to expect many: a place, a degree or another concept is rare among those who have the first one.
 */
export function bestMatchKeys(read: ReadTerm, { where, besideLead = where, posting }: Conditions, most: number): SQL {
  const columns = ['k0', 'k1', 'k2', 'k3', 'k4', 'k5'].map((name) => sql`best.${sql.identifier(name)} desc`)
  const order = sql.join(columns, sql`, `)
  return sql`select best.k0::int as k0, ${bestFitsShare(read.requested)}::int * best.k1 as k1, best.k2::int as k2,
      best.k3, best.k4, best.k5, 0 as missed
    from (select * from (${bestFits(read.requested, mostCompared, posting)}) as best order by ${order} offset 0) as best
    join ${row} on ${row.candidateId} = best.k5 where ${besideLead ?? sql`true`} order by ${order} limit ${most}`
}
