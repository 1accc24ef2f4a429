import type { Queryable } from '@pramaan/database/client'
import { searchAlerts as alert, candidateMatches, dueAlerts, jobMatches } from '@pramaan/database/schema'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'

/** The alerts among these without a planned message: their frequency, and when they last sent one. */
export function listIdle(db: Queryable, ids: readonly number[]) {
  const due = db.select({ one: sql`1` }).from(dueAlerts).where(eq(dueAlerts.alertId, alert.id))
  return db
    .select({ id: alert.id, frequency: alert.frequency, lastSentAt: alert.lastSentAt })
    .from(alert)
    .where(and(sql`${alert.id} = any(${sql.param([...ids])}::bigint[])`, notExists(due)))
}

/** Stores when alerts are due, unless that is stored already. */
export async function insertDue(db: Queryable, due: readonly (typeof dueAlerts.$inferInsert)[]) {
  if (due.length === 0) return
  const ids = sql.param(due.map(({ alertId }) => alertId))
  const times = sql.param(due.map(({ dueAt }) => dueAt.toISOString()))
  await db.execute(sql`insert into ${dueAlerts} (alert_id, due_at)
    select * from unnest(${ids}::bigint[], ${times}::timestamptz[]) on conflict do nothing`)
}

/** Removes the planned message of an alert. */
export async function deleteDue(db: Queryable, id: number) {
  await db.delete(dueAlerts).where(eq(dueAlerts.alertId, id))
}

/** The matches of an alert that were not sent yet. */
export const unsent = (table: typeof candidateMatches | typeof jobMatches, alertId: number) =>
  and(eq(table.alertId, alertId), isNull(table.sentAt))

/** Whether an alert has unsent matches. */
export async function hasUnsent(db: Queryable, id: number) {
  const candidates = await db.$count(candidateMatches, unsent(candidateMatches, id))
  return candidates > 0 || (await db.$count(jobMatches, unsent(jobMatches, id))) > 0
}

/** Deletes the unsent matches of an alert. */
export async function forgetUnsent(db: Queryable, id: number) {
  await db.delete(candidateMatches).where(unsent(candidateMatches, id))
  await db.delete(jobMatches).where(unsent(jobMatches, id))
}

/** Changes an alert. */
export async function updateAlert(db: Queryable, id: number, changes: Partial<typeof alert.$inferInsert>) {
  await db.update(alert).set(changes).where(eq(alert.id, id))
}
