import pg, { type PoolClient } from 'pg'

/** What the driver's types leave out: where a connection leads, and the key that it was given. */
type Connected = { host: string; port: number; ssl: boolean | object; processID: number; secretKey: number }
type Canceller = pg.Connection & {
  requestSsl: () => void
  cancel: (id: number, secret: number) => void
  connect: (...address: (string | number)[]) => void
}

/**
 * Asks the server to cancel what a connection runs, through a connection of its own as the protocol has it; a pooler
 * passes it on. Nothing is answered: the statement fails, or was faster.
 */
export function cancel(client: PoolClient): void {
  const { host, port, ssl, processID, secretKey } = client as unknown as Connected
  const asking = new pg.Connection({ ssl } as pg.ConnectionConfig) as Canceller
  const ask = () => asking.cancel(processID, secretKey)
  // Without it the statement ends at its own deadline.
  asking.on('error', () => undefined)
  asking.on('connect', () => (ssl ? asking.requestSsl() : ask()))
  asking.on('sslconnect', ask)
  if (host.startsWith('/')) asking.connect(`${host}/.s.PGSQL.${port}`)
  else asking.connect(port, host)
}
