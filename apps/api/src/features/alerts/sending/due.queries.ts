import type { Queryable } from '@pramaan/database/client'
import { searchAlerts as alert } from '@pramaan/database/schema'
import { and, eq, inArray, isNull } from 'drizzle-orm'

/** Those of these alerts that nothing was due for: how often they tell, and when they did last. */
export function listIdle(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: alert.id, frequency: alert.frequency, lastSentAt: alert.lastSentAt })
    .from(alert)
    .where(and(inArray(alert.id, [...ids]), isNull(alert.dueAt)))
}

/** Says when alerts are due. */
export async function setDue(db: Queryable, ids: readonly number[], dueAt: Date | null) {
  await db
    .update(alert)
    .set({ dueAt })
    .where(inArray(alert.id, [...ids]))
}

/** What becomes of an alert after its message, or after its frequency was changed. */
export async function updateAlert(db: Queryable, id: number, changes: Partial<typeof alert.$inferInsert>) {
  await db.update(alert).set(changes).where(eq(alert.id, id))
}
