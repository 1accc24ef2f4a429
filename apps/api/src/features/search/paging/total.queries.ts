import { clearTimeout, setTimeout } from 'node:timers'
import type { Database } from '@pramaan/database/client'
import { candidateConcepts as held, candidateSearch as row, searchCounts } from '@pramaan/database/schema'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { hasLead } from '../conditions/concept-conditions.queries.ts'
import type { Matching } from '../conditions/conditions.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'

/** Up to here totals are exact (quality, rule 5). */
export const countedExactly = 10_001

/** How long a count is waited for; one of text longer, because it is never guessed. */
const patienceMs = { coded: 120, text: 1500 }

/** How many rows match. `isEstimate` where it is the planner's guess or, by text, only the least there are. */
export type Total = { count: number; isEstimate: boolean }

/** The condition as a clause. */
export function whereOf({ where }: Matching) {
  return where ? sql`where ${where}` : sql``
}

/** The rows to look through: of the narrow table, under the search's name, where that is the shorter way. */
export function countedRows({ narrow = false }: Matching) {
  return narrow ? sql`${searchCounts} as ${sql.identifier('candidate_search')}` : sql`${row}`
}

/** The statement that counts up to the ladder's first step. */
export function countStatement(matching: Matching): SQL {
  const rows = sql`select from ${countedRows(matching)} ${whereOf(matching)} limit ${countedExactly}`
  return sql`select count(*) as count from (${rows}) matched`
}

async function count(db: Database, matching: Matching) {
  const { rows } = await db.execute<{ count: number }>(countStatement(matching))
  return Number(rows[0]?.count)
}

/**
 * The count up to the ladder's first step, or undefined when it took too long to wait for. It then comes to its own
 * end: to break it off would take the session apart on the embedded engine, and a transaction of its own for each
 * search on every other.
 */
export async function countInTime(db: Database, matching: Matching) {
  const { promise: patience, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, matching.byText ? patienceMs.text : patienceMs.coded, undefined)
  try {
    return await Promise.race([count(db, matching), patience])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether any row matches. */
export async function hasSome(db: Database, matching: Matching) {
  const { rows } = await db.execute(sql`select 1 from ${row} ${whereOf(matching)} limit 1`)
  return rows.length > 0
}

/** Whether any candidate has one of these concepts. */
export async function hasHolder(db: Database, conceptIds: readonly number[]) {
  const [holder] = await db
    .select({ id: held.candidateId })
    .from(held)
    .where(inArray(held.conceptId, [...conceptIds]))
    .limit(1)
  return holder !== undefined
}

/** How many meet a search and have what leads it, up to `most`. */
export async function countWhole(db: Database, { where }: Matching, read: ReadTerm, most: number) {
  const rows = sql`select from ${row} where ${and(where, hasLead(read)) ?? sql`true`} limit ${most}`
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*) as count from (${rows}) met`)
  return Number(counted[0]?.count)
}

/** The statement that asks the planner how many rows it expects. */
export function guessStatement(matching: Matching): SQL {
  return sql`explain (format json) select 1 from ${row} ${whereOf(matching)}`
}

/** How many rows the planner guesses to match. */
export async function plannedRows(db: Database, matching: Matching) {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(guessStatement(matching))
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}

/**
 * How many rows match, given what was counted: exact to 10,001; above, the planner's estimate, or "at least 10,001" by
 * text.
 */
export async function totalOf(db: Database, matching: Matching, counted: number | undefined): Promise<Total> {
  if (counted !== undefined && counted < countedExactly) return { count: counted, isEstimate: false }
  return guessed(matching, matching.byText ? 0 : await plannedRows(db, matching), counted)
}

/** The total where it was not counted to its end: the planner's guess, or by text the least there are. */
export function guessed({ byText }: Matching, planned: number, counted = 0): Total {
  return { count: byText ? counted : Math.max(counted, planned), isEstimate: true }
}

/** Up to this many matches, fetching and sorting all is cheaper than walking an index. */
const fewest = 2000

/** Whether the count is known and small enough to sort all matches. */
export function isSmallResult(counted: number | undefined) {
  return counted !== undefined && counted <= fewest
}
