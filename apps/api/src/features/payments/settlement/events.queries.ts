import type { Queryable } from '@pramaan/database/client'
import { paymentEvents } from '@pramaan/database/schema'
import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'

/** A stored webhook. */
export type EventRow = typeof paymentEvents.$inferSelect

/** Stores a webhook, once if repeated. */
export async function storeEvent(db: Queryable, event: { id: string; body: string; receivedAt: Date }) {
  await db
    .insert(paymentEvents)
    .values({ ...event, nextTryAt: event.receivedAt })
    .onConflictDoNothing()
}

/** Claims a batch of webhooks; each is retried after the given time if this attempt is lost. */
export async function claimEvents(db: Queryable, now: Date, until: Date, most: number): Promise<EventRow[]> {
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.nextTryAt), lte(paymentEvents.nextTryAt, now)))
    .orderBy(asc(paymentEvents.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(paymentEvents)
    .set({ nextTryAt: until, tries: sql`${paymentEvents.tries} + 1` })
    .where(sql`${paymentEvents.id} in ${due}`)
    .returning()
}

/** Marks a webhook as processed. */
export async function finishEvent(db: Queryable, id: string, now: Date) {
  await db.update(paymentEvents).set({ doneAt: now, nextTryAt: null }).where(eq(paymentEvents.id, id))
}

/** Removes webhooks that came before, and are done or given up. */
export async function deleteEvents(db: Queryable, before: Date) {
  await db.delete(paymentEvents).where(and(isNull(paymentEvents.nextTryAt), lt(paymentEvents.receivedAt, before)))
}

/** Writes when a webhook that failed is tried again; null: never. */
export async function putOffEvent(db: Queryable, id: string, until: Date | null) {
  await db.update(paymentEvents).set({ nextTryAt: until }).where(eq(paymentEvents.id, id))
}
