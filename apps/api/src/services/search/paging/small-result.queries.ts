import type { Database } from '@pramaan/database/client'
import { type Prepared, readRows } from '@pramaan/database/prepared'
import { candidateSearch as row, shortlists } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Matching } from '../conditions/conditions.queries.ts'
import type { ListSort } from '../ranking/cursor.ts'
import { beyond, keysOf, namedKey, orderOf } from '../ranking/sort.queries.ts'
import { type FoundRow, foundRow } from './page.queries.ts'
import type { PageRequest } from './page-request.ts'
import { employer, preparedPage } from './prepared-page.queries.ts'
import { countedExactly, countedRows, countUpTo, whereOf } from './total.queries.ts'

/**
 * Where the planner guesses fewer, all matches are fetched and sorted; from here on the order is walked until a page is
 * met. Its guesses are seldom four times off.
 */
const walkedFrom = { coded: 2000, text: 5000 }

/** Whether the planner expects so many rows that their order's index is walked. */
export function areMany({ byText }: Matching, planned: number) {
  return planned >= (byText ? walkedFrom.text : walkedFrom.coded)
}

/**
 * The same of a search, where words alone are counted: of a word that is not among its commonest the planner only guesses,
 * 5,000 of a million whether one person has it or 40,000 do, and a walk for the only one would read every row.
 */
export async function expectsMany(db: Database, matching: Matching, planned: number): Promise<boolean> {
  const isWordsAlone = matching.byText && matching.read?.requested.length === 0
  if (!isWordsAlone) return areMany(matching, planned)
  const many = walkedFrom.coded
  return planned >= many && (await countUpTo(db, matching, many)) === many
}

/** Orders whose columns the table of counts has, too. */
const coded: readonly ListSort['column'][] = [
  'looking',
  'ID',
  'ExperienceLevel',
  'experience',
  'expectedCtc',
  'CreatedOn',
]

/**
 * The statement of a page with few results: only the sort keys of all matches are fetched and counted, so that the
 * total comes with the page; then only the page's rows are read completely.
 */
export function smallResultStatement(request: PageRequest): SQL {
  return sortedStatement(request, sql`limit ${countedExactly}`)
}

function sortedStatement({ matching, sorts, position, limit, employerId }: PageRequest, most: SQL): SQL {
  const backwards = 'direction' in position && position.direction === 'previous'
  const order = orderOf(sorts, backwards)
  const ways =
    'direction' in position && position.sortValues ? beyond(sorts, position.sortValues, backwards, namedKey) : []
  const bounds = ways.map((way) => sql`(${way})`)
  const from = ways.length > 0 ? sql`where ${sql.join(bounds, sql` or `)}` : sql``
  const offset = 'offset' in position ? sql`offset ${position.offset}` : sql``
  const narrow = matching.narrow && sorts.every(({ column }) => coded.includes(column))
  const id = sql`page.${sql.identifier(`k${sorts.length - 1}`)}`
  const state = sql`(select status from ${shortlists} where employer_id = ${employerId} and candidate_id = ${id}) as shortlisted`
  const matched = sql`select ${keysOf(sorts)} from ${countedRows({ ...matching, narrow })} ${whereOf(matching)} ${most}`
  return sql`with matched as materialized (${matched}),
    page as (select * from matched ${from} order by ${order} limit ${limit} ${offset})
    select counted.total, page.*, whole.card, ${employerId === undefined ? sql`whole.phone, whole.email` : state}
    from (select count(*) as total from matched) counted
    left join page on true left join ${row} as whole on whole.candidate_id = ${id}
    order by ${order}`
}

type Sorted = { rows: FoundRow[]; count: number }

/** The rows of a page with few results, and the total; undefined if there turn out to be many. */
export async function findSmallResult(db: Database, request: PageRequest): Promise<Sorted | undefined> {
  const found = await read(db, request, preparedPage(request, 'small', smallResultStatement))
  return found.count >= countedExactly ? undefined : found
}

/** The same of however many there are. */
export function findSorted(db: Database, request: PageRequest): Promise<Sorted> {
  const prepared = preparedPage(request, 'sorted', (asked) => sortedStatement(asked, sql``))
  return read(db, request, prepared)
}

async function read(db: Database, request: PageRequest, prepared: Prepared): Promise<Sorted> {
  const rows = await readRows(db, prepared, { [employer]: request.employerId })
  const found = rows.map(([, ...one]) => one).flatMap((one) => (one[0] === null ? [] : foundRow(one, request)))
  const backwards = 'direction' in request.position && request.position.direction === 'previous'
  return { rows: backwards ? found.reverse() : found, count: Number(rows[0]?.[0]) }
}
