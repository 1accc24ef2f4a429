import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from './schema/index.ts'

/** The database with its pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** Where queries run: the database itself, or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** What PostgreSQL calls a bigint comes as a number: our ids and paise stay below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool. Statements end after 10 s; a connection is waited for 5 s, then the answer is 503. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    ...connection,
  })
  pool.on('error', () => undefined)
  return drizzle({ client: pool, schema, casing: 'snake_case' })
}
