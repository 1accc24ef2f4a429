import { snakeCased } from '@pramaan/database/records'
import type { ClientBase } from 'pg'
import { withoutTimeout } from './without-timeout.ts'

/** A row by its columns' names in camel case; nested objects become json, lists become arrays, dates instants. */
export type Row = Readonly<Record<string, unknown>>

/** Rows to write, by table; tables are written in the order in which they were added. */
export type Rows = Map<string, Row[]>

/** Adds rows of a table. */
export function add(rows: Rows, table: string, ...added: readonly Row[]) {
  const list = rows.get(table)
  if (list) list.push(...added)
  else if (added.length > 0) rows.set(table, [...added])
}

/**
 * Writes rows of one table in one statement, as one JSON parameter: the same on both engines, for the embedded one refuses
 * COPY FROM STDIN on its socket, and a statement of many parameters is slow to parse. Every row has the columns of the
 * first.
 */
async function insertRows(client: ClientBase, table: string, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map(snakeCased)
  const list = columns.map((column) => `"${column}"`).join(', ')
  const text = `insert into "${table}" (${list}) select ${list} from json_populate_recordset(null::"${table}", $1::json)`
  const renamed = rows.map((row) => {
    const made: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) made[columns[at] as string] = row[names[at] as string]
    return made
  })
  await client.query(text, [JSON.stringify(renamed)])
}

/** Writes rows of several tables in one transaction. */
export async function insertAll(client: ClientBase, rows: Rows) {
  await withoutTimeout(client, async () => {
    for (const [table, list] of rows) await insertRows(client, table, list)
  })
}
