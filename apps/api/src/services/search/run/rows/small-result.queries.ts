import type { Database } from '@pramaan/database/client'
import { prepare, readRows } from '@pramaan/database/prepared'
import { candidateSearch as row, shortlists } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ListSort } from '../../plan/ranking/cursor.ts'
import { beyond, keysOf, namedKey, orderOf } from '../../plan/ranking/sort.queries.ts'
import { countedExactly, countedRows, whereOf } from '../counts/counts.queries.ts'
import { type FoundRow, foundRow } from './page.queries.ts'
import type { PageRequest } from './page-request.ts'

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
  const found = await read(db, request, smallResultStatement(request))
  return found.count >= countedExactly ? undefined : found
}

/** The same of however many there are. */
export function findSorted(db: Database, request: PageRequest): Promise<Sorted> {
  return read(db, request, sortedStatement(request, sql``))
}

async function read(db: Database, request: PageRequest, statement: SQL): Promise<Sorted> {
  const rows = await readRows(db, prepare(statement))
  const found = rows.map(([, ...one]) => one).flatMap((one) => (one[0] === null ? [] : foundRow(one, request)))
  const backwards = 'direction' in request.position && request.position.direction === 'previous'
  return { rows: backwards ? found.reverse() : found, count: Number(rows[0]?.[0]) }
}
