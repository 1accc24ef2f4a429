import type { Queryable } from '@pramaan/database/client'
import { accounts, orders, payments, refunds } from '@pramaan/database/schema'
import { and, count, eq, sum } from 'drizzle-orm'
import { type Narrowed, narrowed } from './listed.queries.ts'
import { type DateRange, inDateRange, moneyReceived } from './money-conditions.queries.ts'

/** The paise captured and returned (or owed) in a range of days, and the number of captured payments. */
export async function readMoney(db: Queryable, range: DateRange, which: Narrowed) {
  const [captured] = await db
    .select({ captured: sum(payments.amount).mapWith(Number), payments: count() })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .where(and(moneyReceived(range), narrowed(which)))
  const [returned] = await db
    .select({ returned: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .where(and(inDateRange(refunds.createdAt, range), narrowed(which)))
  return { captured: captured?.captured ?? 0, payments: captured?.payments ?? 0, returned: returned?.returned ?? 0 }
}
