import type { Queryable } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'

const key = 'secret-check'

/** The check value of the secret that the database was written with; undefined if no server has used it yet. */
export async function readSecretCheck(db: Queryable) {
  const { rows } = await db.execute<{ value: string }>(sql`select value from settings where key = ${key}`)
  return rows[0]?.value
}

/** Stores the secret's check value. */
export async function writeSecretCheck(db: Queryable, value: string, now: Date) {
  await db.execute(sql`
    insert into settings (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)
}

/** A column that is encrypted with a key of the secret. */
export type EncryptedColumn = { table: string; column: string }

/** Every column that is encrypted. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'accounts', column: 'totp_secret' },
  { table: 'outbox', column: 'variables' },
  { table: 'idempotency_keys', column: 'body' },
]

/** Locks the rows with an encrypted text in a column, and returns their ids. */
export async function lockEncrypted(db: Queryable, { table, column }: EncryptedColumn) {
  const [from, what] = [sql.identifier(table), sql.identifier(column)]
  const { rows } = await db.execute<{ rowId: string }>(
    sql`select ctid::text as "rowId" from ${from} where ${what} is not null and ${what} <> '' for update`,
  )
  return rows.map(({ rowId }) => rowId)
}

/** The encrypted texts of these rows. */
export async function readEncrypted(db: Queryable, { table, column }: EncryptedColumn, rowIds: readonly string[]) {
  const { rows } = await db.execute<{ rowId: string; text: string }>(sql`
    select ctid::text as "rowId", ${sql.identifier(column)} as text from ${sql.identifier(table)}
    where ctid = any (${`{${rowIds.map((rowId) => `"${rowId}"`).join(',')}}`}::tid[])`)
  return rows
}

/** One encrypted text of a column; undefined if there is none. */
export async function findEncrypted(db: Queryable, { table, column }: EncryptedColumn) {
  const [from, what] = [sql.identifier(table), sql.identifier(column)]
  const { rows } = await db.execute<{ text: string }>(
    sql`select ${what} as text from ${from} where ${what} is not null and ${what} <> '' limit 1`,
  )
  return rows[0]?.text
}

/** Replaces the texts of rows. */
export async function replaceEncrypted(
  db: Queryable,
  { table, column }: EncryptedColumn,
  texts: readonly { rowId: string; text: string }[],
) {
  await db.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = row_texts.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as row_texts("rowId" text, text text)
    where ${sql.identifier(table)}.ctid = row_texts."rowId"::tid`)
}

/** How many people have recovery codes left. These are stored as keyed hashes, which nobody can key again. */
export async function countWithRecoveryCodes(db: Queryable) {
  const { rows } = await db.execute<{ people: number }>(
    sql`select count(distinct account_id)::int as people from recovery_codes where used_at is null`,
  )
  return rows[0]?.people ?? 0
}

/** Removes everything that only the lost secret could decrypt; returns the number of second factors. */
export async function forgetEncrypted(db: Queryable) {
  const { rowCount } = await db.execute(
    sql`update accounts set totp_secret = null, totp_last_step = null where totp_secret is not null`,
  )
  await db.execute(sql`update outbox set variables = null, next_try_at = null where variables is not null`)
  await db.execute(sql`delete from idempotency_keys`)
  await db.execute(sql`delete from one_time_codes`)
  await db.execute(sql`delete from recovery_codes`)
  return rowCount ?? 0
}
