import type { Queryable } from '@pramaan/database/client'
import { indiaDay, indiaDayStart, within } from '@pramaan/database/conditions/india-day'
import { orders, payments, refunds } from '@pramaan/database/schema'
import type { DateRange } from '@pramaan/domain/date-range'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { and, count, countDistinct, eq, isNotNull, sum } from 'drizzle-orm'

/** The paise received on a day in India for one purpose, and the number of payments. */
export type Captured = { day: string; purpose: OrderPurpose; amount: number; payments: number }

/**
 * Captured amounts by day and purpose; a payment counts on the day its money arrived, even if it was refunded later.
 */
export async function capturedByDay(db: Queryable, range: DateRange): Promise<Captured[]> {
  return db
    .select({
      day: indiaDay(payments.capturedAt),
      purpose: orders.purpose,
      amount: sum(payments.amount).mapWith(Number),
      payments: count(),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.capturedAt), within(payments.capturedAt, range)))
    .groupBy(indiaDayStart(payments.capturedAt), orders.purpose)
}

/** Amounts refunded or still to be refunded, by the day of the decision. */
export async function refundedByDay(db: Queryable, range: DateRange) {
  return db
    .select({ day: indiaDay(refunds.createdAt), amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(within(refunds.createdAt, range))
    .groupBy(indiaDayStart(refunds.createdAt))
}

/** The payments with a refund, made or owed, that was decided in these days, each once. */
export async function countReturned(db: Queryable, range: DateRange): Promise<number> {
  const [row] = await db
    .select({ payments: countDistinct(refunds.paymentId) })
    .from(refunds)
    .where(within(refunds.createdAt, range))
  return row?.payments ?? 0
}
