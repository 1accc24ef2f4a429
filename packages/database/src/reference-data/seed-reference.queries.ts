import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../client.ts'

/** A reference list: its table, the columns with their types, and the column that must be unique besides the id. */
export type ReferenceList = {
  table: string
  columns: Readonly<Record<string, string>>
  title: string
  rows: readonly object[]
  /** Entries edited by an Admin are left unchanged. */
  edited?: boolean
}

/**
 * Synchronises a table with its list and returns how many rows changed. Rows are matched by id, so that a title can be
 * corrected; a title that another row already has stays with that row. Rows that are not on the list, or that an Admin
 * edited, stay unchanged.
 */
export async function syncReferenceList(db: Queryable, { table, columns, title, rows, edited }: ReferenceList) {
  const names = Object.keys(columns)
  const list = (make: (name: string) => string): SQL => sql.raw(names.map(make).join(', '))
  const { rowCount } = await db.execute(sql`
    insert into ${sql.identifier(table)} as kept (id, ${list((name) => name)})
    select id, ${list((name) => name)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as listed(id integer, ${list((name) => `${name} ${columns[name]}`)})
    where not exists (
      select 1 from ${sql.identifier(table)} other
      where other.${sql.raw(title)} = listed.${sql.raw(title)} and other.id <> listed.id
    )
    on conflict (id) do update set ${list((name) => `${name} = excluded.${name}`)}
    where (${list((name) => `kept.${name}`)}) is distinct from (${list((name) => `excluded.${name}`)})
      ${edited ? sql`and kept.edited_at is null` : sql``}`)
  return rowCount ?? 0
}

/** The first id that rows of an installation's own get: above all that the lists will ever use. */
const firstOwnId = 100_000

/** Starts the ids of rows that people add at a number, usually 100,000, above the ids of the lists. */
export async function reserveListIds(db: Queryable, table: string, first = firstOwnId) {
  const sequence = `${table}_id_seq`
  await db.execute(sql`
    select setval(${sequence}::regclass, ${first}::bigint)
    where (select last_value from ${sql.identifier(sequence)}) < ${first}::bigint`)
}
