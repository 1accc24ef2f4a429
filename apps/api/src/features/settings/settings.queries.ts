import type { Queryable } from '@pramaan/database/client'
import { accounts, auditLog, settings } from '@pramaan/database/schema'
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'

/** The audit log's action for a changed setting. */
export const settingChanged = 'setting-changed'

const ofChange = eq(auditLog.action, settingChanged)
const keyOf = sql<string>`${auditLog.detail} ->> 'key'`

/** The stored values of these keys. */
export async function readSettings(db: Queryable, keys: readonly string[]) {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** The stored value of a key, with its row locked; `first` is written if there is none. */
export async function lockSetting(db: Queryable, key: string, first: unknown, now: Date): Promise<unknown> {
  await db.insert(settings).values({ key, value: first, updatedAt: now }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key)).for('update')
  return row?.value
}

/** Writes a locked setting. */
export async function writeSetting(db: Queryable, key: string, value: unknown, now: Date) {
  await db.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, key))
}

/** The newest change of each setting. */
export async function lastChanges(db: Queryable) {
  const newest = db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(ofChange)
    .groupBy(keyOf)
  const rows = await db
    .select({ key: keyOf, at: auditLog.at, by: accounts.fullName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(inArray(auditLog.id, newest))
  return new Map(rows.map((row) => [row.key, row]))
}

/** The newest hundred changes of a setting. */
export function listChanges(db: Queryable, key: string) {
  return db
    .select({ at: auditLog.at, by: accounts.fullName, detail: auditLog.detail })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(ofChange, eq(keyOf, key)))
    .orderBy(desc(auditLog.id))
    .limit(100)
}
