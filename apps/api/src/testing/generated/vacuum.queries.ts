import type { Database } from '@pramaan/database/client'

/** Vacuums and analyzes tables, without the deadline of a request: after very many rows it takes minutes on a busy machine. */
export async function vacuum(db: Database, ...tables: readonly string[]) {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`vacuum (analyze) ${tables.join(', ')}`)
  } finally {
    client.release(true)
  }
}
