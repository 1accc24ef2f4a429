import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { SessionRules } from './session-rules.ts'

/** A connection that does not answer is not waited for again. */
const rollback = { text: 'rollback', query_timeout: 2000 }

/**
 * Runs work between `begin` and `commit` on a connection of its own, and gives the connection back whatever happens: to the pool where
 * it is in no transaction, otherwise to nobody. The first failure is what the caller gets, not that of the rollback after it.
 */
export async function onOneConnection<T>(
  pool: pg.Pool,
  rules: SessionRules,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      rules.deadline === 'transaction' ? `begin; set local statement_timeout = ${rules.statementMs}` : 'begin',
    )
    const result = await work(client)
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction had failed before its end, and was rolled back')
    client.release()
    return result
  } catch (error) {
    const isClean = await client.query(rollback).then(
      () => true,
      () => false,
    )
    client.release(!isClean)
    throw error
  }
}

/** The transactions of a database. */
export function transactionsOn(pool: pg.Pool, rules: SessionRules) {
  const dialect = new PgDialect({ casing: 'snake_case' })
  return <T>(work: (step: NodePgTransaction<never, never>) => Promise<T>) =>
    onOneConnection(pool, rules, (client) =>
      work(new NodePgTransaction<never, never>(dialect, new NodePgSession(client, dialect, undefined), undefined)),
    )
}

/** Gives each single statement of a pool a transaction of its own, in which its deadline holds; a vacuum refuses to be in one. */
export function wrapStatements(pool: pg.Pool, rules: SessionRules) {
  const send = pool.query.bind(pool)
  const query = (config: pg.QueryConfig | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    if (/^\s*vacuum\b/i.test(text)) return send(config, values)
    return onOneConnection(pool, rules, (client) => client.query(config, values))
  }
  Object.assign(pool, { query })
}
