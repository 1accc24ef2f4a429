import { candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../../understand/read-term.ts'
import { holdsLeadBy } from '../conditions/concept-conditions.queries.ts'
import { gainOfConditions, missedBy } from '../conditions/missed.queries.ts'
import { bestSort } from './cursor.ts'
import { bestFits, bestFitsShare, inOrder, keysInOrder } from './fits.queries.ts'
import { keysOf } from './sort.queries.ts'

/** This many of the best for the concepts, ordered by what they miss, are listed. */
const nearest = 500

/** This many who meet the whole search are listed with them, if more do. */
const full = 200

/** At most this many of the best for the concepts are compared, however many there are; neither part of a list has more. */
const mostOfEach = 2000

/**
 * The keys of the first rows that meet a condition which few meet, those who miss nothing before all others. All are
 * compared: the fence (`offset 0`) computes the keys of each once.
 */
function fetched(read: ReadTerm, condition: SQL | undefined): SQL {
  return sql`select * from (select k0, k1 + gain as k1, k2, k3, k4, k5, missed
    from (select ${keysOf(bestSort(read))}, ${missedBy(read)} as missed, ${gainOfConditions(read)} as gain
      from ${row} where ${condition ?? sql`true`} offset 0) as met) as fetched
    order by missed > 0, ${keysInOrder} limit ${mostOfEach}`
}

/** The keys of the first rows that meet a condition, among those with the best fit: these are looked up in their order. */
function walked(read: ReadTerm, condition: SQL | undefined, most: number): SQL {
  const holds = holdsLeadBy(sql`best.lead_grade`)
  return sql`select k0::int as k0, ${bestFitsShare(read.requested)}::int * k1 + met.gain as k1,
      k2::int as k2, k3, k4, k5, met.missed
    from best
    cross join lateral (select ${missedBy(read, holds)} as missed, ${gainOfConditions(read, holds)} as gain from ${row}
      where ${row.candidateId} = best.k5 and ${condition ?? sql`true`} limit 1) as met
    limit ${most}`
}

/** Whether many meet the whole search, and what always applies: few are fetched, many are walked. */
type AreMany = { full: boolean; required: boolean }

/** The nearest of those with the best fit: all of them are compared, because the best for the concepts may miss most. */
function nearestOf(read: ReadTerm, condition: SQL | undefined): SQL {
  return sql`select * from (${walked(read, condition, mostOfEach)}) as walked ${inOrder} limit ${nearest}`
}

/**
 * The list of a search whose conditions in the words only affect the order, with its keys: those who meet the whole
 * search, and the nearest others, the best for its concepts whatever they miss. What few meet is fetched and sorted; what
 * many meet is found by walking the best fits, which words alone do not have: these are fetched, however many have
 * them.
 */
export function loosenedList(
  read: ReadTerm,
  many: AreMany,
  { required, where }: { required?: SQL | undefined; where: SQL | undefined },
): SQL {
  if (!many.required || read.requested.length === 0) return fetched(read, required)
  const met = many.full ? walked(read, where, full) : fetched(read, where)
  return sql`with best as materialized (${bestFits(read.requested, mostOfEach)})
    select distinct on (k5) * from ((${met}) union all (${nearestOf(read, required)})) as either order by k5`
}
