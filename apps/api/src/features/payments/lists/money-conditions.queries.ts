import type { Queryable } from '@pramaan/database/client'
import { payments, refunds } from '@pramaan/database/schema'
import { and, eq, exists, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A range of days as instants: `from` is included, `before` is not. */
export type DateRange = { from?: Date | undefined; before?: Date | undefined }

/** Whether an instant is in a range; both ends are optional. */
export function inDateRange(instant: PgColumn, { from, before }: DateRange): SQL | undefined {
  return and(from && gte(instant, from), before && lt(instant, before))
}

/** Payments whose money was received in a date range, even if refunded since. */
export function moneyReceived(range: DateRange): SQL | undefined {
  return and(isNotNull(payments.capturedAt), inDateRange(payments.capturedAt, range))
}

/** Payments with a refund, made or owed, that was decided in a date range. */
export function moneyReturned(db: Queryable, range: DateRange): SQL {
  const ofPayment = and(eq(refunds.paymentId, payments.id), inDateRange(refunds.createdAt, range))
  return exists(db.select({ one: sql`1` }).from(refunds).where(ofPayment))
}

/**
 * Payments whose money was received, refunded or became owed in a date range; the figures of these days are sums over
 * them.
 */
export function moneyMoved(db: Queryable, range: DateRange): SQL | undefined {
  return or(moneyReceived(range), moneyReturned(db, range))
}
