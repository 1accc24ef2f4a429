import type { Pool, PoolClient, QueryConfig } from 'pg'
import { type Clock, currentBudget, isSpoilt } from './budget.ts'

/** A connection whose statements are counted by the budget of the work that sends them. */
export function countedBy(clock: Clock, client: PoolClient): PoolClient {
  const budget = currentBudget()
  if (!budget) return client
  const query = (...sent: [QueryConfig | string, unknown[]?]) => budget.run(client, clock, () => client.query(...sent))
  return Object.create(client, { query: { value: query } }) as PoolClient
}

/** Counts each single statement of a pool by the budget of the work that sends it. */
export function countStatements(pool: Pool, clock: Clock) {
  const send = pool.query.bind(pool)
  const query = async (config: QueryConfig | string, values?: unknown[]) => {
    const budget = currentBudget()
    if (!budget) return send(config, values)
    budget.refuseIfOver()
    const client = await pool.connect()
    let failure: unknown
    try {
      return await countedBy(clock, client).query(config, values)
    } catch (error) {
      failure = error
      throw error
    } finally {
      // As the pool does it itself: after a failure the connection is closed.
      client.release(failure !== undefined || isSpoilt(client))
    }
  }
  Object.assign(pool, { query })
}
