import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Queryable } from './client.ts'

/** The advisory lock of migrations, any number of our own; released with the transaction. */
const lock = 4_120_600_012

/** How long a migration waits for a table that others are using, before it gives up without changes. */
const lockTimeout = '30s'

/** The schema's migrations, oldest first. */
export function listMigrations() {
  return readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') })
}

/**
 * Brings the schema up to date, forward only, all of it or nothing. Servers that start at the same time migrate one
 * after another: the lock belongs to the transaction, so it works behind a pooler too, and waiting for it never times
 * out.
 */
export async function migrateDatabase(db: Database, migrations = listMigrations()) {
  await db.transaction(async (step) => {
    await waitForTurn(step)
    await step.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`))
    const last = await readLastMigration(step)
    for (const migration of migrations) if (migration.folderMillis > last) await apply(step, migration)
  })
}

/** Waits until no other server migrates the database, and then locks the others out until the transaction ends. */
export async function waitForTurn(db: Queryable) {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`)
}

/** When the last migration that ran was made; 0 in an empty database, where it also creates the migrations table. */
async function readLastMigration(db: Queryable) {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`)
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.last ?? 0
}

async function apply(db: Queryable, { sql: statements, hash, folderMillis }: MigrationMeta) {
  for (const statement of statements) await db.execute(sql.raw(statement))
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis}::bigint)`)
}
