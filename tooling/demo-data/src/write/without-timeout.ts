import type { ClientBase } from 'pg'

/**
 * Does work in one transaction without the server's deadline for statements. The setting ends with the transaction, so that
 * behind a pooler nobody else gets a connection that carries it.
 */
export async function withoutTimeout<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
