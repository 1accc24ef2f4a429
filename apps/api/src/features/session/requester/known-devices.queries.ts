import type { Queryable } from '@pramaan/database/client'
import { knownDevices } from '@pramaan/database/schema'
import { and, eq, sql } from 'drizzle-orm'

/** Whether a browser has signed in to an account before. */
export async function isKnownDevice(db: Queryable, accountId: number, secretHash: string) {
  const which = and(eq(knownDevices.accountId, accountId), eq(knownDevices.secretHash, secretHash))
  return (await db.$count(knownDevices, which)) > 0
}

/** Remembers that a browser signed in to an account or still uses it; written at most once a day. */
export async function rememberDevice(db: Queryable, accountId: number, secretHash: string, now: Date) {
  const dayBefore = new Date(now.getTime() - 86_400_000).toISOString()
  await db
    .insert(knownDevices)
    .values({ accountId, secretHash, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.secretHash],
      set: { lastAt: now },
      setWhere: sql`${knownDevices.lastAt} < ${dayBefore}`,
    })
}
