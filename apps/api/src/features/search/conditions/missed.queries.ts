import { fullMatchWeight, missedWeight, nearbyWeight, wishWeight } from '@pramaan/domain/fit'
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
  const cost = wish.cost ?? sql`${missedWeight}::int`
  return sql`case when ${wish.condition} then 0 ${nearby} else ${cost} end`
}

/**
 * What the conditions add to the fit of a row: what it misses lowers it, as does a main concept that is only a wish;
 * who has that and misses nothing comes first.
 */
export function gainOfConditions(read: ReadTerm, hasMain: SQL = hasMainConcept(read)): SQL {
  const costs = sql.join(wishesOf(read).map(costOf), sql` + `)
  return sql`(case when not ${hasMain} then -${wishWeight}::int when ${missedBy(read)} = 0 then ${fullMatchWeight}::int else 0 end
    - (${costs}))`
}
