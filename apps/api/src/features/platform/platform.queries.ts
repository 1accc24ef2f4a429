import type { Database } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm'

/** The database's version, which also shows that it responds. */
export async function readDatabaseVersion(db: Database) {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  return rows[0]?.server_version ?? 'unknown'
}

/** The last 50 messages that left or leave now, newest first, of one recipient or of all; codes, used ones too. */
export function listOutbox(db: Database, to: string | undefined, now: Date) {
  const leaves = or(eq(outbox.template, 'otp'), gt(outbox.tries, 0), lte(outbox.nextTryAt, now))
  return db
    .select()
    .from(outbox)
    .where(and(leaves, to ? eq(outbox.recipient, to) : undefined))
    .orderBy(desc(outbox.id))
    .limit(50)
}
