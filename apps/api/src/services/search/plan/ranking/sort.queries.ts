import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../../understand/read-term.ts'
import { payUp } from '../conditions/filter-conditions.queries.ts'
import { gainOfConditions } from '../conditions/missed.queries.ts'
import type { ListSort } from './cursor.ts'
import { wordsKey } from './word-positions.queries.ts'

/** Whether a candidate is looking for a job, as a number that a cursor can hold. */
const looking = sql`(${row.joining} > 0)::int`

const columns = {
  looking,
  ID: row.candidateId,
  FullName: row.nameKey,
  ExperienceLevel: row.level,
  experience: row.experienceMonths,
  expectedCtc: row.expectedCtc,
  ProfileProgress: row.comparedStrength,
  UpdatedOn: row.updatedAt,
  CreatedOn: row.registeredAt,
  verified: sql`${row.verified}::int`,
  freshDay: sql`((${row.updatedAt} at time zone 'Asia/Kolkata')::date - date '1970-01-01')`,
} as const satisfies Record<Exclude<ListSort['column'], 'Match' | 'words'>, unknown>

/**
 * How well a row fits a search: its weighted grades as in the domain's `fitOf`, or for words alone where it has them; in
 * a loosened list with what its conditions add, as in the domain's `gainOfConditions`.
 */
function fitKey(read: ReadTerm): SQL {
  const { requested, isLoosened } = read
  const weights = requested.map(
    ({ conceptIds, share }) => sql`${share}::int * coalesce((select max(${concept.grade}) from ${concept}
      where ${concept.candidateId} = ${row.candidateId} and ${concept.conceptId} = any(${sql.param([...conceptIds])})), 0)`,
  )
  const gain = isLoosened ? sql` + ${gainOfConditions(read)}` : sql``
  const fit = weights.length > 0 ? sql.join(weights, sql` + `) : wordsKey(read)
  return sql`(${fit}${gain})`
}

/**
 * The expression that a sort compares. Ascending, candidates without an expected pay come last; the expression matches
 * the index.
 */
function keyOf({ column, descending, read }: ListSort): SQL {
  if (column === 'Match') return read ? fitKey(read) : sql`0`
  if (column === 'words') return read ? wordsKey(read) : sql`0`
  if (column === 'expectedCtc' && !descending) return payUp
  return sql`${columns[column]}`
}

/** The order of a list, or the same list from its end, over the columns `k0`, `k1` … that hold its keys. */
export function orderOf(sorts: readonly ListSort[], backwards: boolean, from = 0): SQL {
  const parts = sorts.slice(from).map((sort, at) => {
    const key = sql.identifier(`k${at + from}`)
    return sort.descending === backwards ? sql`${key} asc` : sql`${key} desc`
  })
  return sql.join(parts, sql`, `)
}

/** The keys of an order, as the columns `k0`, `k1` … */
export function keysOf(sorts: readonly ListSort[]): SQL {
  return sql.join(
    sorts.map((sort, at) => sql`${keyOf(sort)} as ${sql.identifier(`k${at}`)}`),
    sql`, `,
  )
}

/** A key by the name that `keysOf` gave it. */
export function namedKey(_sort: ListSort, at: number): SQL {
  return sql`${sql.identifier(`k${at}`)}`
}

/**
 * The rows after a position in a list. If all columns have the same direction that is one row comparison, otherwise one
 * condition for each way of being after it; each can walk an index. `key` selects what is compared: the row's own
 * columns, or those named by `keysOf`.
 */
export function beyond(
  sorts: readonly ListSort[],
  sortValues: readonly (string | number)[],
  backwards: boolean,
  key: (sort: ListSort, at: number) => SQL = keyOf,
): SQL[] {
  const after = ({ descending }: ListSort) => (descending === backwards ? sql`>` : sql`<`)
  const [first] = sorts
  if (first && sorts.every(({ descending }) => descending === first.descending)) {
    const keys = sql.join(sorts.map(key), sql`, `)
    const values = sql.join(
      sortValues.map((value) => sql`${value}`),
      sql`, `,
    )
    return [sql`(${keys}) ${after(first)} (${values})`]
  }
  return sorts.map((sort, at) => {
    const level = sorts.slice(0, at).map((equal, index) => sql`${key(equal, index)} = ${sortValues[index]}`)
    return sql.join([...level, sql`${key(sort, at)} ${after(sort)} ${sortValues[at]}`], sql` and `)
  })
}

/**
 * A stretch of a list that one index walk reads in order: a condition, and the conditions for rows after a position in
 * it.
 */
export type Stretch = { where: SQL | undefined; beyond: (SQL | undefined)[]; keys: number }

/**
 * The stretches of a list from a position on. A ranked list has two, people looking for work and the others, because no
 * index has the rank as its first column; other lists have one.
 */
export function stretchesOf(
  sorts: readonly ListSort[],
  sortValues: readonly (string | number)[] | undefined,
  backwards: boolean,
): Stretch[] {
  const ranked = sorts[0]?.column === 'looking'
  if (!ranked)
    return [{ where: undefined, beyond: sortValues ? beyond(sorts, sortValues, backwards) : [undefined], keys: 0 }]
  const ranks = backwards ? [0, 1] : [1, 0]
  const start = sortValues ? ranks.indexOf(Number(sortValues[0])) : 0
  return ranks.slice(Math.max(0, start)).map((rank, at) => ({
    where: rank === 1 ? sql`${row.joining} > 0` : sql`${row.joining} = 0`,
    beyond: sortValues && at === 0 ? beyond(sorts.slice(1), sortValues.slice(1), backwards) : [undefined],
    keys: 1,
  }))
}
