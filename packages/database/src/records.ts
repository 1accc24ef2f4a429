import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const snakeCasedNames = new Map<string, string>()

/** The name of a column or table, in snake case; each is made once. */
export function snakeCased(name: string): string {
  const result = snakeCasedNames.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  snakeCasedNames.set(name, result)
  return result
}

/** A row by the names of its columns instead of its fields; `renamed` are those that are called otherwise. */
export function recordOf(row: object, renamed: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [renamed[name] ?? snakeCased(name), value as unknown]),
  )
}

/** Records as rows of a table, sent as one parameter: a statement with a parameter for each value is slow to build. */
export function rowsFrom(table: PgTable, records: readonly object[]): SQL {
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`
}
