import { fullMatchWeight, missedWeight, nearbyWeight, wishWeight } from '@pramaan/domain/fit'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../../understand/read-term.ts'
import { degreesBeside, type HoldsLead, holdsLead, type Wish, wishesOf } from './concept-conditions.queries.ts'

/**
 * How much of the words a row misses: conditions, the degrees beside a title or skill, and the main concept where it is
 * only a wish. Degrees cost nothing more, because the fit has them already, but who has none of them does not meet the
 * whole search.
 */
export function missedBy(read: ReadTerm, { hasMain }: Pick<HoldsLead, 'hasMain'> = holdsLead(read)): SQL {
  const conditions = [...wishesOf(read).map(({ condition }) => condition), ...degreesBeside(read), hasMain]
  const misses = conditions.map((condition) => sql`(${condition} is not true)::int`)
  return sql`(${sql.join(misses, sql` + `)})`
}

/** Whether a row is near a place that it misses. */
export function isNearby({ condition, nearby }: Wish): SQL {
  return nearby ? sql`(${condition} is not true and ${nearby})` : sql`false`
}

function costOf(wish: Wish, isWish: SQL): SQL {
  const nearby = wish.nearby && sql`when ${wish.nearby} then ${nearbyWeight}::int`
  const cost = wish.cost ?? sql`${missedWeight}::int`
  const beginner = wish.costOfBeginner && sql`when ${isWish} then ${wish.costOfBeginner}`
  return sql`case ${beginner ?? sql``} when ${wish.condition} then 0 ${nearby ?? sql``} else ${cost} end`
}

/**
 * What the conditions add to the fit of a row, as the domain's `gainOfConditions`. A person who only wishes for the main
 * concept has none of its years.
 */
export function gainOfConditions(read: ReadTerm, holds: HoldsLead = holdsLead(read)): SQL {
  const { hasMain, isWish } = holds
  const costs = sql.join(
    wishesOf(read).map((wish) => costOf(wish, isWish)),
    sql` + `,
  )
  return sql`(case when not ${hasMain} then -${wishWeight}::int when ${missedBy(read, holds)} = 0 then ${fullMatchWeight}::int else 0 end
    - (${costs}))`
}
