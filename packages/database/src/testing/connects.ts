import pg, { type PoolConfig } from 'pg'

/** Whether a database takes a connection. */
export async function connects(connection: PoolConfig) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  const taken = await client.connect().then(
    () => true,
    () => false,
  )
  if (taken) await client.end()
  return taken
}
