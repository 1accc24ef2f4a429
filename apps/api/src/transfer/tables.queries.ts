import type { Queryable } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'

/** A table with the columns to write (not the generated ones). */
export type Table = { name: string; columns: string[] }

/** Every table, by name. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(sql`
    select c.relname as name, json_agg(a.attname order by a.attnum)::text as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows.map(({ name, columns }) => ({ name, columns: JSON.parse(columns) as string[] }))
}

/** Every sequence with its last number; null if it was never used. */
export async function listSequences(db: Queryable) {
  const { rows } = await db.execute<{ name: string; last: number | null }>(sql`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`)
  return rows.map(({ name, last }) => ({ name, last: last === null ? null : Number(last) }))
}

/** Sets sequences, so that each continues after its last number. */
export async function setSequences(db: Queryable, sequences: readonly { name: string; last: number | null }[]) {
  for (const { name, last } of sequences)
    await db.execute(sql`select setval(${`public.${name}`}::regclass, ${last ?? 1}::bigint, ${last !== null}::boolean)`)
}

/** Makes this transaction write every value in a format that both engines can read. */
export async function writePlainly(db: Queryable) {
  for (const setting of [
    "timezone to 'UTC'",
    "datestyle to 'ISO'",
    "intervalstyle to 'postgres'",
    'extra_float_digits to 1',
  ])
    await db.execute(sql.raw(`set local ${setting}`))
}

/** Makes this transaction a read-only snapshot; the embedded engine runs a query first and refuses that. */
export async function readOneMoment(db: Queryable) {
  await db.execute(sql`set transaction isolation level repeatable read, read only`)
}

/** The rows of a table as texts, in chunks. */
export async function* readRows(db: Queryable, name: string, most: number): AsyncGenerator<string[]> {
  const table = sql.identifier(name)
  await db.execute(sql`declare transfer no scroll cursor for select t::text as row from ${table} t`)
  for (;;) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`fetch ${most} from transfer`))
    if (rows.length) yield rows.map(({ row }) => row)
    if (rows.length < most) break
  }
  await db.execute(sql`close transfer`)
}

/** Writes rows that were read as texts. */
export async function writeRows(db: Queryable, { name, columns }: Table, rows: readonly string[]) {
  const table = sql.identifier(name)
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((column) => sql`(rows.value).${sql.identifier(column)}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${values} from (
      select given.text::${table} as value from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) as given(text) offset 0
    ) as rows`)
}

/** How many rows a table has, and the sums of both halves of their hashes: equal for equal rows in any order. */
export async function fingerprintOf(db: Queryable, name: string) {
  const half = (from: number) =>
    sql`coalesce(sum(('x' || substr(hash, ${from}::integer, 16))::bit(64)::bigint::numeric), 0)::text`
  const { rows } = await db.execute<{ rows: number; first: string; second: string }>(sql`
    select count(*)::integer as rows, ${half(1)} as first, ${half(17)} as second
    from (select md5(t::text) as hash from ${sql.identifier(name)} t) as hashed`)
  return rows[0]
}

type Reference = { table: string; name: string; definition: string }

/** Drops and returns every reference between tables, so that they can be filled in any order. */
export async function dropReferences(db: Queryable): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`)
  for (const { table, name } of rows) await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return rows
}

/** Creates references again, which also checks them. */
export async function makeReferences(db: Queryable, references: readonly Reference[]) {
  for (const { table, name, definition } of references)
    await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
}

/** Empties tables, all in one. */
export async function emptyTables(db: Queryable, names: readonly string[]) {
  const list = names.map((name) => sql.identifier(name))
  await db.execute(sql`truncate ${sql.join(list, sql`, `)}`)
}

/** Whether people, or files, are in a database already. */
export async function isUsed(db: Queryable) {
  const { rows } = await db.execute(sql`select 1 from accounts union all select 1 from files limit 1`)
  return rows.length > 0
}

/** The files that are stored, with the hash of their bytes. */
export async function listStoredFiles(db: Queryable) {
  const { rows } = await db.execute<{ id: string; sha256: string }>(
    sql`select id, sha256 from files where stored_at is not null order by id`,
  )
  return rows
}

/** Updates the planner's statistics. */
export async function analyze(db: Queryable) {
  await db.execute(sql`analyze`)
}
