import type { Database } from '@pramaan/database/client'
import type { Frozen } from '@pramaan/database/frozen'
import { prepare, readRows } from '@pramaan/database/prepared'
import { candidateSearch as row, shortlists } from '@pramaan/database/schema'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Ranges } from '../../plan/conditions/filter-conditions.queries.ts'
import type { ListSort, SortValues } from '../../plan/ranking/cursor.ts'
import { beyond, keysOf, namedKey, orderOf, stretchesOf } from '../../plan/ranking/sort.queries.ts'
import type { SearchCard } from '../../projection/search-card.ts'
import { bestMatchSort } from './best-match-sort.queries.ts'
import { bestMatchWalk } from './best-match-walk.queries.ts'
import type { PageRequest } from './page-request.ts'

/** A row of a page: its card and its position in the list; contacts for staff, the shortlist status for an employer. */
export type FoundRow = {
  id: number
  card: Frozen<SearchCard>
  sortValues: (string | number)[]
  shortlisted?: number | null
  phone?: string | null
  email?: string | null
}

/**
 * `few`: whether so few match that fetching and sorting all is best; `first`: only the list's first stretch; `most`: at
 * most so many rows of the order are compared with the conditions, so the page may come too short.
 */
type PlannedPage = PageRequest & { few: boolean; first?: boolean; most?: number }

function whereAll(conditions: readonly (SQL | undefined)[]) {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``
}

/**
 * The statement of a page. The page is cut before the shortlist status of its rows is looked up, so the search itself
 * needs no join.
 */
export function pageStatement(request: PlannedPage): SQL {
  const { sorts, position, employerId } = request
  if (employerId === undefined) return cutStatement(request)
  const id = sql`page.${sql.identifier(`k${sorts.length - 1}`)}`
  const state = sql`select status from ${shortlists} where employer_id = ${employerId} and candidate_id = ${id}`
  const order = orderOf(sorts, 'direction' in position && position.direction === 'previous')
  return sql`select page.*, (${state}) as shortlisted from (${cutStatement(request)}) page order by ${order}`
}

/**
 * The rows of a page. Few are fetched by their filters and then sorted; the fence (`offset 0`) keeps the planner from
 * walking the order's index instead, past everyone who does not match. If there are many, that index is walked: after a
 * position, once for each way of being after it, joined and cut.
 */
function cutStatement(request: PlannedPage): SQL {
  const walk = request.few ? undefined : (bestMatchWalk(request) ?? bestMatchSort(request))
  if (walk) return walk
  const { matching, sorts, position, limit, first = false, most } = request
  // An order by fit that weighs missed conditions has no index, so it is always sorted.
  const few = request.few || sorts.some(({ column }) => column === 'Match')
  const backwards = 'direction' in position && position.direction === 'previous'
  const order = orderOf(sorts, backwards)
  const columns = columnsOf(request)
  const skipped = 'offset' in position ? position.offset : 0
  const cut = cutTo(limit, skipped)
  const sortValues = 'direction' in position ? position.sortValues : undefined
  if (few) {
    const ways = sortValues ? beyond(sorts, sortValues, backwards).map((way) => sql`(${way})`) : []
    const from = ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : undefined
    const matched = sql`select ${columns} from ${row} ${whereAll([matching.where, from])} offset 0`
    return sql`select * from (${matched}) matched order by ${order} ${cut}`
  }
  const stretches = stretchesOf(sorts, sortValues, backwards).slice(0, first ? 1 : undefined)
  // The index of pay in ascending order doesn't use the condition on the column.
  const { isPayUp, range } = rangeOf(request)
  const asIndexed = isPayUp ? range : undefined
  const walks = stretches.flatMap(({ where, beyond: ways, keys }) =>
    ways.map((way) => {
      const walked =
        most === undefined
          ? sql`select ${columns} from ${row} ${whereAll([matching.where, asIndexed, where, way])}`
          : sql`select ${columns} from ${firstOf(request, [where, way], keys)} ${whereAll([matching.where])}`
      return sql`${walked} order by ${orderOf(sorts, backwards, keys)}`
    }),
  )
  const [only] = walks
  if (only && walks.length === 1) return sql`${only} ${cut}`
  const joined = walks.map((walk) => sql`(${walk} ${cutTo(limit + skipped, 0)})`)
  return sql`select * from (${sql.join(joined, sql` union all `)}) beyond order by ${order} ${cut}`
}

/** The limits of the first column of the order. */
function rangeOf({ matching: { ranges }, sorts }: PlannedPage) {
  const first = sorts.find(({ column }) => column !== 'looking')
  const isPayUp = first?.column === 'expectedCtc' && !first.descending
  const names: readonly (keyof Ranges)[] = ['experience', 'CreatedOn', 'expectedCtc']
  const name = isPayUp ? 'payUp' : names.find((one) => one === first?.column)
  return { isPayUp, range: name && ranges?.[name] }
}

/** The first rows of a stretch, under the table's name. */
function firstOf(request: PlannedPage, stretch: readonly (SQL | undefined)[], keys: number): SQL {
  const { sorts, position, most } = request
  const backwards = 'direction' in position && position.direction === 'previous'
  const inOrder = sql`order by ${orderOf(sorts, backwards, keys)} limit ${most}`
  return sql`(select ${row}.*, ${keysOf(sorts)} from ${row} ${whereAll([rangeOf(request).range, ...stretch])} ${inOrder}) as ${row}`
}

function cutTo(limit: number, skipped: number): SQL {
  return skipped === 0 ? sql`limit ${limit}` : sql`limit ${limit} offset ${skipped}`
}

/** The first rows of an order have its keys already; compared by those, they are in order as they come. */
function columnsOf({ sorts, employerId, few, most }: PlannedPage) {
  const keys = few || most === undefined ? keysOf(sorts) : sql.join(sorts.map(namedKey), sql`, `)
  return sql`${keys}, ${row.card}${employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``}`
}

/** The rows of a page in the list's order. */
export async function findPage(db: Database, request: PlannedPage): Promise<FoundRow[]> {
  const ranked = request.sorts[0]?.column === 'looking' && request.sorts[1]?.column !== 'Match'
  // Nearly every page has only candidates who are looking for work; the others are read only if it is not full.
  const first = await findRows(db, { ...request, first: ranked })
  const isWhole = !ranked || first.length >= request.limit || request.most !== undefined
  const found = isWhole ? first : await findRows(db, request)
  const backwards = 'direction' in request.position && request.position.direction === 'previous'
  return backwards ? found.reverse() : found
}

async function findRows(db: Database, request: PlannedPage) {
  const rows = await readRows(db, prepare(pageStatement(request)))
  return rows.map((one) => foundRow(one, request))
}

/** A row of a page as it comes from the database: the keys of its order, the card, then contacts or the status. */
export function foundRow(
  found: readonly unknown[],
  { sorts, employerId }: Pick<PageRequest, 'sorts' | 'employerId'>,
): FoundRow {
  const sortValues = found.slice(0, sorts.length) as (string | number)[]
  const [card, first, second] = found.slice(sorts.length) as [Frozen<SearchCard>, unknown, unknown]
  const row = { id: Number(sortValues.at(-1)), card, sortValues }
  if (employerId === undefined) return { ...row, phone: first as string | null, email: second as string | null }
  return { ...row, shortlisted: first as number | null }
}

/**
 * A candidate's position in a list of this order, even if the search does not find them; undefined for people in no
 * list.
 */
export async function findSortValues(
  db: Database,
  sorts: readonly ListSort[],
  candidateId: number,
): Promise<SortValues | undefined> {
  const { rows } = await db.execute<Record<string, string | number>>(
    sql`select ${keysOf(sorts)} from ${row} where ${eq(row.candidateId, candidateId)}`,
  )
  const [keys] = rows
  return keys && sorts.map((_, at) => keys[`k${at}`] ?? '')
}
