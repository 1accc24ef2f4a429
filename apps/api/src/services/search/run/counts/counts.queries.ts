import { clearTimeout, setTimeout } from 'node:timers'
import type { Database } from '@pramaan/database/client'
import { keyOf, prepare, readRows } from '@pramaan/database/prepared'
import { candidateConcepts as concept, candidateSearch as row, searchCounts } from '@pramaan/database/schema'
import { bestOfSimilar, leastMet, weightOf } from '@pramaan/domain/fit'
import { and, type SQL, sql } from 'drizzle-orm'
import { cacheOf } from '../../../../caches.ts'
import { hasMainConcept } from '../../plan/conditions/concept-conditions.queries.ts'
import type { Conditions } from '../../plan/conditions/conditions.queries.ts'
import { postingOrder } from '../../plan/ranking/fits.queries.ts'
import type { ReadTerm } from '../../understand/read-term.ts'

/** Up to this number totals are exact (quality, rule 5). */
export const countedExactly = 10_001

/** Up to this many matches, fetching and sorting all is cheaper than walking an index. */
const fewest = 2000

/** How long to wait for a count, in milliseconds; longer for text, whose count is never estimated. */
const patienceMs = { coded: 120, text: 1500 }

/** How many rows match. `isEstimate`: it is the planner's estimate or, for text, only a lower bound. */
export type Total = { count: number; isEstimate: boolean }

/** The condition as a clause. */
export function whereOf({ where }: Conditions) {
  return where ? sql`where ${where}` : sql``
}

/** A text that is the same for searches with the same conditions. */
export function keyOfConditions({ where }: Conditions): string {
  return where ? keyOf(prepare(where)) : ''
}

/** The rows to count: from the narrow table, under the search table's name, if that is cheaper. */
export function countedRows({ narrow = false }: Conditions) {
  return narrow ? sql`${searchCounts} as ${sql.identifier('candidate_search')}` : sql`${row}`
}

/** The statement that counts up to the first limit, or up to a lower one. */
export function countStatement(matching: Conditions, most = countedExactly): SQL {
  const rows = sql`select from ${countedRows(matching)} ${whereOf(matching)} limit ${most}`
  return sql`select count(*) as count from (${rows}) matched`
}

type Rows = readonly (readonly unknown[])[]

function firstNumber([row]: Rows) {
  return Number(row?.[0])
}

/** As the fewest of `savedCount`: any count may be a minute old, even that there is nobody. */
const anyCount = -1

const savedCounts = cacheOf<number>('counts')

/**
 * A count of more than `fewest` people, which may be a minute old: a page, its total and the next page ask for the same.
 * Fewer are counted each time, because there a person more or less is seen.
 */
async function savedCount(
  db: Database,
  statement: SQL,
  { fewest, countOf = firstNumber }: { fewest: number; countOf?: (rows: Rows) => number },
): Promise<number> {
  const prepared = prepare(statement)
  const key = keyOf(prepared)
  const saved = savedCounts(db).get(key)
  if (saved !== undefined) return saved
  const count = countOf(await readRows(db, prepared))
  if (count > fewest) savedCounts(db).set(key, count)
  return count
}

/** How many rows match, up to `most`; it may be a minute old, because it only decides how a page is read. */
export function countUpTo(db: Database, matching: Conditions, most: number): Promise<number> {
  return savedCount(db, countStatement(matching, most), { fewest: anyCount })
}

/**
 * The count up to the first limit, or undefined if it took too long: it then ends with its request.
 */
export async function countInTime(db: Database, matching: Conditions) {
  const { promise: patience, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, matching.byText ? patienceMs.text : patienceMs.coded, undefined)
  try {
    return await Promise.race([savedCount(db, countStatement(matching), { fewest }), patience])
  } finally {
    clearTimeout(timer)
  }
}

/** That this many people match does not change within a minute. */
const surely = 10

/**
 * The statement that looks for rows: for one where many are expected, else for a few. Where few are expected there may be
 * none, and with a limit the planner may read the whole table until it finds one; the fence (`materialized`) makes it fetch
 * them by their conditions.
 */
export function anyStatement({ where }: Conditions, many: boolean): SQL {
  const rows = sql`select 1 from ${row} where ${where ?? sql`true`}`
  return many ? sql`${rows} limit 1` : sql`with met as materialized (${rows}) select 1 from met limit ${surely}`
}

/**
 * Whether any row matches. Of many, or several, it may be a minute old: a page, its total and the next page ask for the
 * same before they are read.
 */
export async function hasSome(db: Database, matching: Conditions, { many }: Pick<Expected, 'many'>) {
  const bound = { fewest: many ? 0 : surely - 1, countOf: (rows: Rows) => rows.length }
  return (await savedCount(db, anyStatement(matching, many), bound)) > 0
}

/**
 * Whether any of the few rows that meet the required conditions has one of these concepts itself. That one has it may be a
 * minute old, because a page, its total and the next page ask for the same; that nobody has it is said, so it is never.
 */
export async function hasItself(db: Database, { required }: Conditions, conceptIds: readonly number[]) {
  const statement = sql`
    with met as materialized (select ${row.candidateId} as id from ${row} where ${required ?? sql`true`})
    select count(*) from (select from met where exists (select from ${concept} where ${concept.candidateId} = met.id
      and ${concept.conceptId} = any(${sql.param([...conceptIds])}) and ${concept.grade} > ${weightOf(bestOfSimilar)})
      limit 1) as found`
  return (await savedCount(db, statement, { fewest: 0 })) > 0
}

/** At most this many of those who have a lead concept are asked whether they meet the whole search. */
const mostAsked = 1000

/** The best postings of those who look for work and have the lead concept, not only as a preference or a similar one. */
function holdersOf({ requested: [lead] }: ReadTerm): SQL {
  const ranges = (lead?.conceptIds ?? []).map(
    (id) => sql`(select ${concept.candidateId} from ${concept} where ${concept.conceptId} = ${id}
      and ${concept.looking} and ${concept.grade} >= ${weightOf(leastMet)} order by ${postingOrder} limit ${mostAsked})`,
  )
  return sql`select * from (${sql.join(ranges, sql` union all `)}) as ranges limit ${mostAsked}`
}

/**
 * The statement that counts who looks for work, meets the whole search and has its lead concept, up to `most`: who looks
 * for none stands at the end of a list, however well they meet it. Where many may meet it,
 * the best postings of the lead concept are walked; few are fetched, behind a fence as in `anyStatement`.
 */
export function fullMatchesStatement({ where, read }: Conditions, many: boolean, most: number): SQL {
  if (many && read)
    return sql`select count(*) as count from (select from (${holdersOf(read)}) as holders cross join lateral
      (select from ${row} where ${row.candidateId} = holders.candidate_id and ${where ?? sql`true`} limit 1) as met
      limit ${most}) as met`
  const met = sql`select 1 from ${row} where ${and(sql`${row.joining} > 0`, where, read && hasMainConcept(read))}`
  return sql`with met as materialized (${met}) select count(*) as count from (select from met limit ${most}) as counted`
}

/**
 * How many rows a condition is expected to match: whether these are many, and whether their list is a long one. `thin`:
 * the planner expects many, but hardly any of the best match.
 */
export type Expected = { many: boolean; long: boolean; thin?: boolean }

/**
 * How many look for work, meet the whole search and have its lead concept, up to `most`. Of a long list, it may be a
 * minute old that these are enough, and of many, also that they are not: it only decides how the list is read.
 */
export async function countFullMatches(db: Database, matching: Conditions, { many, long }: Expected, most: number) {
  const fewest = many ? anyCount : long ? most - 1 : most
  return savedCount(db, fullMatchesStatement(matching, many, most), { fewest })
}

/** The statement that returns the planner's estimate. */
function guessStatement(matching: Conditions): SQL {
  return sql`explain (format json) select 1 from ${row} ${whereOf(matching)}`
}

function guessedRows([row]: Rows) {
  const [explained] = (row?.[0] ?? []) as { Plan: { 'Plan Rows': number } }[]
  return explained?.Plan['Plan Rows'] ?? 0
}

/** How many rows the planner guesses to match. */
export function plannedRows(db: Database, matching: Conditions) {
  return savedCount(db, guessStatement(matching), { fewest: anyCount, countOf: guessedRows })
}

/**
 * How many rows match, given what was counted: exact to 10,001; above, or where counting took too long, the planner's
 * estimate, or "at least 10,001" by text.
 */
export async function totalOf(db: Database, matching: Conditions, counted: number | undefined): Promise<Total> {
  if (counted !== undefined && counted < countedExactly) return { count: counted, isEstimate: false }
  return guessed(matching, matching.byText ? 0 : await plannedRows(db, matching), counted)
}

/** The total that is known without counting: what was counted within the minute, or a guess. */
export function totalAtOnce(db: Database, matching: Conditions, planned: number): Total {
  const counted = savedCounts(db).get(keyOf(prepare(countStatement(matching))))
  const isWhole = counted !== undefined && counted < countedExactly
  return isWhole ? { count: counted, isEstimate: false } : guessed(matching, planned, counted)
}

/** The total if it was not counted completely: the planner's estimate, or a lower bound for text. */
function guessed({ byText }: Conditions, planned: number, counted = 0): Total {
  return { count: byText ? counted : Math.max(counted, planned), isEstimate: true }
}

/**
 * Where the planner guesses fewer, all matches are fetched and sorted; from here on the order is walked until a page is
 * met. Its guesses are seldom four times off.
 */
const walkedFrom = { coded: 2000, text: 5000 }

/** Whether the planner expects so many rows that their order's index is walked. */
export function areMany({ byText }: Conditions, planned: number) {
  return planned >= (byText ? walkedFrom.text : walkedFrom.coded)
}

/**
 * The same of a search, where words alone are counted: of a word that is not among its commonest the planner only guesses,
 * 5,000 of a million whether one person has it or 40,000 do, and a walk for the only one would read every row.
 */
export async function expectsMany(db: Database, matching: Conditions, planned: number): Promise<boolean> {
  const isWordsAlone = matching.byText && matching.read?.requested.length === 0
  if (!isWordsAlone) return areMany(matching, planned)
  const many = walkedFrom.coded
  return planned >= many && (await countUpTo(db, matching, many)) === many
}

/** Whether the count is known and small enough to sort all matches. */
export function isSmallResult(counted: number | undefined) {
  return counted !== undefined && counted <= fewest
}
