import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Clock } from './budget/budget.ts'
import { countStatements } from './budget/budgeted.ts'
import { openPool } from './pool.ts'
import * as schema from './schema/index.ts'
import { ownSession, type SessionRules } from './session-rules.ts'
import { transactionsOn, wrapStatements } from './transaction.ts'

/** The database with its pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** Where queries run: the database itself, or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** PostgreSQL's bigint is read as a number: our ids and paise stay below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens a pool. A statement is cancelled after 10 s, or when the budget of its request is used up, which the clock counts;
 * waiting for a connection fails after 5 s with 503.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  rules: SessionRules = ownSession,
  clock: Clock = () => performance.now(),
): Database {
  const pool = openPool(connection, rules)
  if (rules.deadline === 'transaction') wrapStatements(pool, rules, clock)
  else countStatements(pool, clock)
  const db = queriesOn(pool)
  return Object.assign(db, { transaction: transactionsOn(pool, rules, clock) })
}

/** Our queries on a pool that is open already. */
export function queriesOn(pool: pg.Pool) {
  return drizzle({ client: pool, schema, casing: 'snake_case' })
}
