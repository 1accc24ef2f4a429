import type { Database } from '@pramaan/database/client'
import { listMigrations } from '@pramaan/database/migrate'
import * as schema from '@pramaan/database/schema'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const tables = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [getTableName(one)] : []))

let migrationTimes: readonly number[] | undefined

/** The times of all migrations, read on first use because some importers run without the files. */
function allMigrations() {
  migrationTimes ??= listMigrations().map(({ folderMillis }) => folderMillis)
  return migrationTimes
}

type State = { readOnly: boolean; tables: string[]; hasMigrations: boolean }

/**
 * Why the database can't be used: what this version of the server needs and it lacks; undefined if nothing is missing.
 */
export async function whyNotDatabase(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<State>(sql`
    select current_setting('transaction_read_only') = 'on' as "readOnly",
      coalesce((select array_agg(tablename::text) from pg_tables where schemaname = 'public'), '{}') as tables,
      to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations"`)
  const [state] = rows
  if (!state?.hasMigrations) return 'No migration has run.'
  const ran = await db.execute<{ at: number }>(sql`select created_at as at from drizzle.__drizzle_migrations`)
  const migrations = allMigrations()
  const missing = migrations.filter((time) => !ran.rows.some(({ at }) => at === time))
  if (missing.length > 0) return `${missing.length} of ${migrations.length} migrations have not run.`
  const dropped = tables.filter((name) => !state.tables.includes(name))
  if (dropped.length > 0) return `Tables are missing: ${dropped.join(', ')}.`
  return state.readOnly ? 'It takes no writes.' : undefined
}
