import type { Queryable } from '@pramaan/database/client'
import { indiaDay, indiaDayStart, within } from '@pramaan/database/conditions/india-day'
import { orders, payments, refunds } from '@pramaan/database/schema'
import type { DateRange } from '@pramaan/domain/date-range'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { and, count, eq, isNotNull, sum } from 'drizzle-orm'

/** Paise that came in on a day in India for one kind of thing, in so many payments. */
export type Captured = { day: string; purpose: OrderPurpose; amount: number; payments: number }

/** What was captured by day and purpose; a payment counts by the day on which its money came, also when it went back later. */
export async function capturedByDay(db: Queryable, span: DateRange): Promise<Captured[]> {
  return db
    .select({
      day: indiaDay(payments.capturedAt),
      purpose: orders.purpose,
      amount: sum(payments.amount).mapWith(Number),
      payments: count(),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.capturedAt), within(payments.capturedAt, span)))
    .groupBy(indiaDayStart(payments.capturedAt), orders.purpose)
}

/** What went back, or is owed back, by the day on which that was decided. */
export async function refundedByDay(db: Queryable, span: DateRange) {
  return db
    .select({ day: indiaDay(refunds.createdAt), amount: sum(refunds.amount).mapWith(Number), refunds: count() })
    .from(refunds)
    .where(within(refunds.createdAt, span))
    .groupBy(indiaDayStart(refunds.createdAt))
}
