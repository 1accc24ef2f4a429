import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Clock, currentBudget, isSpoilt, OutOfBudget } from './budget/budget.ts'
import { countedBy } from './budget/budgeted.ts'
import { type SessionRules, sessionSettings } from './session-rules.ts'

const setLocal = Object.entries(sessionSettings)
  .map(([name, value]) => `set local ${name} = '${value}'`)
  .join('; ')

/** Doesn't wait a second time for an unresponsive connection. */
const rollback = { text: 'rollback', query_timeout: 2000 }

/**
 * Runs work between `begin` and `commit` on its own connection, and always releases the connection: to the pool if it
 * is outside a transaction, otherwise it is destroyed. The caller gets the first failure, not that of the rollback
 * after it.
 */
async function onOneConnection<T>(
  pool: pg.Pool,
  { rules, clock }: { rules: SessionRules; clock: Clock },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  currentBudget()?.refuseIfOver()
  const client = await pool.connect()
  try {
    await client.query(
      rules.deadline === 'transaction'
        ? `begin; set local statement_timeout = ${rules.statementMs}; ${setLocal}`
        : 'begin',
    )
    const result = await work(countedBy(clock, client))
    // Nobody waits for the result of a request that is over.
    if (currentBudget()?.isOver) throw new OutOfBudget('The request was over before its transaction')
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction had failed before its end, and was rolled back')
    client.release(isSpoilt(client))
    return result
  } catch (error) {
    const isClean = await client.query(rollback).then(
      () => true,
      () => false,
    )
    client.release(!isClean || isSpoilt(client))
    throw error
  }
}

/** The transactions of a database. */
export function transactionsOn(pool: pg.Pool, rules: SessionRules, clock: Clock) {
  const dialect = new PgDialect({ casing: 'snake_case' })
  return <T>(work: (step: NodePgTransaction<never, never>) => Promise<T>) =>
    onOneConnection(pool, { rules, clock }, (client) =>
      work(new NodePgTransaction<never, never>(dialect, new NodePgSession(client, dialect, undefined), undefined)),
    )
}

/**
 * Gives each single statement of a pool its own transaction, in which its deadline applies; a vacuum cannot run in one.
 */
export function wrapStatements(pool: pg.Pool, rules: SessionRules, clock: Clock) {
  const send = pool.query.bind(pool)
  const query = (config: pg.QueryConfig | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    if (/^\s*vacuum\b/i.test(text)) return send(config, values)
    return onOneConnection(pool, { rules, clock }, (client) => client.query(config, values))
  }
  Object.assign(pool, { query })
}
