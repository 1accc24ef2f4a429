import type { Database } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { desc, eq, sql } from 'drizzle-orm'

/** The database's own version, which also shows that it answers. */
export async function readDatabaseVersion(db: Database) {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  return rows[0]?.server_version ?? 'unknown'
}

/** The last 50 messages, newest first, of one recipient or of all. */
export function listOutbox(db: Database, to: string | undefined) {
  return db
    .select()
    .from(outbox)
    .where(to ? eq(outbox.recipient, to) : undefined)
    .orderBy(desc(outbox.id))
    .limit(50)
}
