import type { Socket } from 'node:net'
import pg from 'pg'
import { type SessionRules, sessionSettings, statementMs } from './session-rules.ts'

/** The settings of a session as a startup parameter. */
const options = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** Longer than any statement of a request or job may run. */
const silenceMs = statementMs + 5000

/** A connection is closed after this time, and with it the statements that its session keeps by name. */
export const lifetimeMs = 10 * 60_000

/**
 * Opens a pool that outlives every lost connection. A client reports its end by an `error` event, also while it is
 * checked out and between two statements of a transaction: without a listener it would end the process. A lost client
 * leaves the pool at once, whether or not its holder releases it; the holder's next statement fails.
 */
export function openPool(connection: pg.PoolConfig, rules: SessionRules) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: lifetimeMs / 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(rules.deadline === 'startup' && { statement_timeout: rules.statementMs, options }),
    ...connection,
  })
  const checkedOut = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => void checkedOut.add(client))
  pool.on('release', (_error, client) => void checkedOut.delete(client))
  pool.on('connect', (client) => {
    if (!rules.named) dropNames(client)
    client.on('error', (error) => {
      if (!checkedOut.has(client)) return
      const { release } = client
      client.release = () => undefined
      release(error)
    })
  })
  // An idle connection that was lost has left the pool by itself.
  pool.on('error', () => undefined)
  return pool
}

/**
 * From now on an unresponsive connection counts as cut: a network that drops packets reports nothing, and the system
 * gives up only after a quarter of an hour. Not for migrations and demo people, whose statements have no deadline. The
 * socket's timer, unlike the driver's `query_timeout`, does not keep each statement's rows in memory until the next full
 * collection of garbage, which took a tenth of the server's processor time.
 */
export function expectAnswers(pool: pg.Pool, silence = silenceMs) {
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const { stream } = (client as unknown as Connected).connection
    stream.setTimeout(silence).on('timeout', () => {
      if (!(client as unknown as Connected).readyForQuery) stream.destroy(new Error('Query read timeout'))
    })
  })
}

/** What the driver's types leave out: its socket, and whether no statement waits for an answer. */
type Connected = { connection: { stream: Socket }; readyForQuery: boolean }

/** Sends a client's statements without their names, which a pooler would look for on another connection. */
function dropNames(client: pg.PoolClient) {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown
  const query = (config: unknown, ...rest: unknown[]) =>
    send(
      typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config,
      ...rest,
    )
  Object.assign(client, { query })
}
