import type { Queryable } from '@pramaan/database/client'
import { paymentEvents } from '@pramaan/database/schema'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { isDue, putOff } from '../orders/due-rows.queries.ts'

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
  return db
    .update(paymentEvents)
    .set(putOff(paymentEvents, until))
    .where(isDue(db, paymentEvents, now, most))
    .returning()
}

/** Marks a webhook as processed. */
export async function finishEvent(db: Queryable, id: string, now: Date) {
  await db.update(paymentEvents).set({ doneAt: now, nextTryAt: null }).where(eq(paymentEvents.id, id))
}

/** Removes webhooks from before an instant that are processed or given up. */
export async function deleteEvents(db: Queryable, before: Date) {
  await db.delete(paymentEvents).where(and(isNull(paymentEvents.nextTryAt), lt(paymentEvents.receivedAt, before)))
}

/** Stores when a failed webhook is tried again; null means never. */
export async function putOffEvent(db: Queryable, id: string, until: Date | null) {
  await db.update(paymentEvents).set({ nextTryAt: until }).where(eq(paymentEvents.id, id))
}
