import type { Queryable } from '@pramaan/database/client'
import { payments, refunds } from '@pramaan/database/schema'
import { and, countDistinct, eq, exists, gte, isNotNull, lt, or, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A span of days: from, and before, an instant. */
export type DateRange = { from?: Date | undefined; before?: Date | undefined }

/** Whether an instant is in a span; what is open has no end. */
export function inSpan(instant: PgColumn, { from, before }: DateRange): SQL | undefined {
  return and(from && gte(instant, from), before && lt(instant, before))
}

function cameIn(span: DateRange) {
  return and(isNotNull(payments.capturedAt), inSpan(payments.capturedAt, span))
}

/** Payments whose money came in, or went or is owed back, in a span of days: what the figures of these days are sums of. */
export function moneyMoved(db: Queryable, span: DateRange): SQL | undefined {
  const ofPayment = and(eq(refunds.paymentId, payments.id), inSpan(refunds.createdAt, span))
  const back = db.select({ one: sql`1` }).from(refunds).where(ofPayment)
  return or(cameIn(span), exists(back))
}

/** Paise that came in and that went or are owed back in a span of days, and how many orders were paid in it. */
export async function readMoney(db: Queryable, span: DateRange) {
  const [came] = await db
    .select({ captured: sum(payments.amount).mapWith(Number), orders: countDistinct(payments.orderId) })
    .from(payments)
    .where(cameIn(span))
  const [back] = await db
    .select({ returned: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(inSpan(refunds.createdAt, span))
  return { captured: came?.captured ?? 0, orders: came?.orders ?? 0, returned: back?.returned ?? 0 }
}
