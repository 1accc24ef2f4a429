import type { Queryable } from '@pramaan/database/client'
import { accounts, pushDevices, sessions } from '@pramaan/database/schema'
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'

/** The maximum number of a person's devices; a new one replaces the oldest. */
const mostDevices = 10

/** Devices with an active session: people who signed out or are suspended get nothing. */
function live(db: Queryable, now: Date) {
  return db
    .select({
      id: pushDevices.id,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
    })
    .from(pushDevices)
    .innerJoin(
      sessions,
      and(eq(sessions.id, pushDevices.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    )
    .innerJoin(accounts, and(eq(accounts.id, pushDevices.accountId), eq(accounts.status, 'active')))
    .$dynamic()
}

/** The live devices of a person. */
export function listDevices(db: Queryable, accountId: number, now: Date) {
  return live(db, now).where(eq(pushDevices.accountId, accountId)).orderBy(asc(pushDevices.id))
}

/** The numbers of a person's live devices. */
export async function liveDeviceIds(db: Queryable, accountId: number, now: Date): Promise<number[]> {
  return (await listDevices(db, accountId, now)).map(({ id }) => id)
}

/** A live device; undefined once it is gone. */
export async function findDevice(db: Queryable, id: number, now: Date) {
  const [device] = await live(db, now).where(eq(pushDevices.id, id))
  return device
}

/** Stores a device; it now belongs to this session, even if another session turned it on. */
export async function storeDevice(db: Queryable, device: typeof pushDevices.$inferInsert) {
  await db.insert(pushDevices).values(device).onConflictDoUpdate({ target: pushDevices.endpoint, set: device })
  const older = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, device.accountId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .offset(mostDevices)
  await db.delete(pushDevices).where(inArray(pushDevices.id, older))
}

/** Deletes a person's device by its URL. */
export async function dropDevice(db: Queryable, accountId: number, endpoint: string) {
  await db.delete(pushDevices).where(and(eq(pushDevices.accountId, accountId), eq(pushDevices.endpoint, endpoint)))
}

/** Deletes a device that its push service no longer knows. */
export async function forgetDevice(db: Queryable, id: number) {
  await db.delete(pushDevices).where(eq(pushDevices.id, id))
}
