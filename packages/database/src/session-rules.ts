import pg from 'pg'

/** How long a statement may run. */
export const statementMs = 10_000

/**
 * PostgreSQL compiles a statement that it expects to cost much, and starts processes to share its work. Of a search at a
 * million people the first takes half a second and the second ten to twenty milliseconds, many times what the search
 * itself does, so both are off. In 4 MB it forgets which rows of a page it found, and compares all of them again: a search
 * by three filters that 45,000 of them meet took over 0.4 s of the database instead of 0.17.
 */
export const sessionSettings = { jit: 'off', max_parallel_workers_per_gather: '0', work_mem: '16MB' } as const

/** The pooler between the server and PostgreSQL, from `DATABASE_POOLER`. */
export const poolers = ['none', 'transaction', 'prepared'] as const
export type Pooler = (typeof poolers)[number]

/** What the server can rely on for a connection. */
export type SessionRules = {
  /** Whether a statement prepared by name still exists the next time. */
  named: boolean
  /**
   * How a statement's deadline is set: by a startup parameter, which poolers refuse; by `set local` at the start of a
   * transaction, for which a single statement gets its own; or by a default of the role or database.
   */
  deadline: 'startup' | 'transaction' | 'database'
  statementMs: number
}

/** A direct connection to PostgreSQL or the embedded engine: each connection is its own session. */
export const ownSession: SessionRules = { named: true, deadline: 'startup', statementMs }

/**
 * Detects whether a pooler is at the other end of a connection: then the session's number differs from the one reported
 * at the start, which the pooler made up. Behind one, no session state may outlive a transaction.
 */
export async function findSessionRules(connectionString: string, said?: Pooler): Promise<SessionRules> {
  if (said === 'none') return ownSession
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; deadline: string }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') as deadline`,
    )
    const session = rows[0]
    if (!said && 'processID' in client && client.processID === session?.pid) return ownSession
    const deadline = session?.deadline === '0' ? 'transaction' : 'database'
    return { named: said === 'prepared', deadline, statementMs }
  } finally {
    await client.end()
  }
}
