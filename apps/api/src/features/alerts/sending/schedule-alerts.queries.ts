import type { Queryable } from '@pramaan/database/client'
import { searchAlerts as alert, candidateMatches, dueAlerts, jobMatches } from '@pramaan/database/schema'
import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'

/** The alerts among these without a planned message, in order: their frequency, and when they last sent one. */
export function listIdle(db: Queryable, ids: readonly number[]) {
  const due = db.select({ one: sql`1` }).from(dueAlerts).where(eq(dueAlerts.alertId, alert.id))
  return db
    .select({ id: alert.id, frequency: alert.frequency, lastSentAt: alert.lastSentAt })
    .from(alert)
    .where(and(sql`${alert.id} = any(${sql.param([...ids])}::bigint[])`, notExists(due)))
    .orderBy(asc(alert.id))
}

/** Stores when alerts are due, unless that is stored already. */
export async function insertDue(db: Queryable, due: readonly (typeof dueAlerts.$inferInsert)[]) {
  if (due.length === 0) return
  const ids = sql.param(due.map(({ alertId }) => alertId))
  const times = sql.param(due.map(({ dueAt }) => dueAt.toISOString()))
  await db.execute(sql`insert into ${dueAlerts} (alert_id, due_at)
    select * from unnest(${ids}::bigint[], ${times}::timestamptz[]) on conflict do nothing`)
}

/** Sets when the planned message of an alert is due, if there is one. */
export async function moveDue(db: Queryable, id: number, dueAt: Date) {
  await db.update(dueAlerts).set({ dueAt }).where(eq(dueAlerts.alertId, id))
}

/** Removes the planned message of an alert. */
export async function deleteDue(db: Queryable, id: number) {
  await db.delete(dueAlerts).where(eq(dueAlerts.alertId, id))
}

/** The matches of an alert that were not sent yet. */
export const unsent = (table: typeof candidateMatches | typeof jobMatches, alertId: number) =>
  and(eq(table.alertId, alertId), isNull(table.sentAt))

/** Deletes the unsent matches of an alert. */
export async function forgetUnsent(db: Queryable, id: number) {
  await db.delete(candidateMatches).where(unsent(candidateMatches, id))
  await db.delete(jobMatches).where(unsent(jobMatches, id))
}

/** Changes an alert. */
export async function updateAlert(db: Queryable, id: number, changes: Partial<typeof alert.$inferInsert>) {
  await db.update(alert).set(changes).where(eq(alert.id, id))
}
