import { fullMatchWeight, missedWeight, nearbyWeight } from '@pramaan/domain/fit'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../request/read-term.ts'
import { degreesBeside, hasMainConcept, type Wish, wishesOf } from './concept-conditions.queries.ts'

/**
 * How many conditions of the words a row misses, with the degrees beside a title or skill: these cost nothing more, because
 * the fit has them already, but who has none of them does not meet the whole search.
 */
export function missedBy(read: ReadTerm): SQL {
  const conditions = [...wishesOf(read).map(({ condition }) => condition), ...degreesBeside(read)]
  const misses = conditions.map((condition) => sql`(${condition} is not true)::int`)
  return sql`(${sql.join(misses, sql` + `)})`
}

/** Whether a row is near a place that it misses. */
export function isNearby({ condition, nearby }: Wish): SQL {
  return nearby ? sql`(${condition} is not true and ${nearby})` : sql`false`
}

function costOf(wish: Wish): SQL {
  const nearby = wish.nearby && sql`when ${wish.nearby} then ${nearbyWeight}::int`
  return sql`case when ${wish.condition} then 0 ${nearby} else ${missedWeight}::int end`
}

/** How much what a row misses lowers its fit. */
export function costOfMissed(read: ReadTerm): SQL {
  return sql`(${sql.join(wishesOf(read).map(costOf), sql` + `)})`
}

/** What raises the fit of a row that misses nothing and has the main concept, which is looked up for no other row. */
export function fullMatchBonus(read: ReadTerm, hasMain: SQL = hasMainConcept(read)): SQL {
  return sql`(case when ${missedBy(read)} = 0 then ${fullMatchWeight}::int * (${hasMain})::int else 0 end)`
}
