import { candidateSearch as row } from '@pramaan/database/schema'
import { missedWeight } from '@pramaan/domain/fit'
import { type SQL, sql } from 'drizzle-orm'
import { bestSort } from '../ranking/cursor.ts'
import { bestFits, bestFitsShare } from '../ranking/fits.queries.ts'
import { keysOf } from '../ranking/sort.queries.ts'
import type { Loosened, ReadTerm } from '../request/read-term.ts'
import { wishesOf } from './concept-conditions.queries.ts'

/** This many of the best for the concepts are ordered by what they miss. */
const nearest = 500

/** This many who meet the whole search are listed with them, if more do. */
const full = 200

/** At most this many rows are read to find either, however many people there are. */
const mostRead = 2000

/** How many conditions of the words a row misses. */
function missedBy(read: ReadTerm): SQL {
  const misses = wishesOf(read).map(({ condition }) => sql`(${condition} is not true)::int`)
  return sql`(${sql.join(misses, sql` + `)})`
}

/** The keys of the rows that meet a condition which few meet. */
function fetched(read: ReadTerm, condition: SQL | undefined): SQL {
  return sql`select ${keysOf(bestSort(read))}, ${missedBy(read)} as missed
    from ${row} where ${condition ?? sql`true`} limit ${mostRead}`
}

/** The keys of the first rows that meet a condition, among those with the best fit. */
function walked(read: ReadTerm, condition: SQL | undefined, most: number): SQL {
  return sql`select k0::int as k0, ${bestFitsShare(read.requested)}::int * k1 - ${missedWeight}::int * met.missed as k1,
      k2::int as k2, k3, k4, k5, met.missed
    from (${bestFits(read.requested, mostRead)}) as best
    cross join lateral (select ${missedBy(read)} as missed from ${row}
      where ${row.candidateId} = best.k5 and ${condition ?? sql`true`} limit 1) as met
    order by best.k0 desc, best.k1 desc, best.k2 desc, best.k3 desc, best.k4 desc, best.k5 desc limit ${most}`
}

/**
 * The list of a search whose conditions in the words only affect the order, with its keys: those who meet the whole
 * search, and the nearest others, the best for its concepts whatever they miss. What few meet is fetched and sorted; what
 * many meet is found by walking the best fits. The rows read are at most a few thousand (decision 113).
 */
export function loosenedList(
  read: ReadTerm,
  loosened: Loosened,
  { required, whole }: { required: SQL | undefined; whole: SQL | undefined },
): SQL {
  if (loosened.required === 'few') return fetched(read, required)
  const met = loosened.whole === 'few' ? fetched(read, whole) : walked(read, whole, full)
  return sql`select distinct on (k5) * from ((${met}) union all (${walked(read, required, nearest)})) as either order by k5`
}
