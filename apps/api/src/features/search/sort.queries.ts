import { type SQL, sql } from 'drizzle-orm'
import { candidateSearch as row } from '../../db/schema/index.ts'
import type { ListSort } from './cursor.ts'

const columns = {
  ID: row.candidateId,
  FullName: row.nameKey,
  ExperienceLevel: row.level,
  experience: row.experienceMonths,
  expectedCtc: row.expectedCtc,
  ProfileProgress: row.profileProgress,
  UpdatedOn: row.updatedAt,
  CreatedOn: row.registeredAt,
} as const satisfies Record<ListSort['column'], unknown>

/** What a sort compares. Ascending, whoever said no pay comes last; the expression is the index's own. */
function keyOf({ column, descending }: ListSort): SQL {
  if (column === 'expectedCtc' && !descending) return sql`coalesce(nullif(${row.expectedCtc}, 0), 9007199254740991)`
  return sql`${columns[column]}`
}

/** The order of a list, or the same list from its end, over the columns `k0`, `k1` … that hold its keys. */
export function orderOf(sorts: readonly ListSort[], backwards: boolean): SQL {
  const parts = sorts.map((sort, at) => {
    const key = sql.identifier(`k${at}`)
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
export function placeKey(_sort: ListSort, at: number): SQL {
  return sql`${sql.identifier(`k${at}`)}`
}

/**
 * The rows beyond a place in a list. Where all columns go one way that is one comparison of rows, otherwise one condition
 * for each way of being beyond it: each of them can walk an index.
 * `key` says what is compared: the row's own columns, or those that `keysOf` has named.
 */
export function beyond(
  sorts: readonly ListSort[],
  place: readonly (string | number)[],
  backwards: boolean,
  key: (sort: ListSort, at: number) => SQL = keyOf,
): SQL[] {
  const after = ({ descending }: ListSort) => (descending === backwards ? sql`>` : sql`<`)
  const [first] = sorts
  if (first && sorts.every(({ descending }) => descending === first.descending)) {
    const keys = sql.join(sorts.map(key), sql`, `)
    const values = sql.join(
      place.map((value) => sql`${value}`),
      sql`, `,
    )
    return [sql`(${keys}) ${after(first)} (${values})`]
  }
  return sorts.map((sort, at) => {
    const level = sorts.slice(0, at).map((equal, index) => sql`${key(equal, index)} = ${place[index]}`)
    return sql.join([...level, sql`${key(sort, at)} ${after(sort)} ${place[at]}`], sql` and `)
  })
}
