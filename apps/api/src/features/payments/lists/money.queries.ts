import type { Queryable } from '@pramaan/database/client'
import { payments, refunds } from '@pramaan/database/schema'
import { and, countDistinct, eq, exists, gte, isNotNull, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A range of days: from, and before, an instant. */
export type DateRange = { from?: Date | undefined; before?: Date | undefined }

/** Whether an instant is in a range; a range without an end is open. */
export function inDateRange(instant: PgColumn, { from, before }: DateRange): SQL | undefined {
  return and(from && gte(instant, from), before && lt(instant, before))
}

function received(range: DateRange) {
  return and(isNotNull(payments.capturedAt), inDateRange(payments.capturedAt, range))
}

/**
 * Payments whose money was received, refunded or became owed in a date range: the figures of these days are their sums.
 */
export function moneyMoved(db: Queryable, range: DateRange): SQL | undefined {
  const ofPayment = and(eq(refunds.paymentId, payments.id), inDateRange(refunds.createdAt, range))
  const back = db.select({ one: sql`1` }).from(refunds).where(ofPayment)
  return or(received(range), exists(back))
}

/** Paise that came in and that went or are owed back in a range of days, and how many orders were paid in it. */
export async function readMoney(db: Queryable, range: DateRange) {
  const [came] = await db
    .select({ captured: sum(payments.amount).mapWith(Number), orders: countDistinct(payments.orderId) })
    .from(payments)
    .where(received(range))
  const [back] = await db
    .select({ returned: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(inDateRange(refunds.createdAt, range))
  return { captured: came?.captured ?? 0, orders: came?.orders ?? 0, returned: back?.returned ?? 0 }
}
