import type { Queryable } from '@pramaan/database/client'
import { orders, payments, receipts, refunds } from '@pramaan/database/schema'
import { gstPercent } from '@pramaan/domain/money'
import { receiptParts } from '@pramaan/domain/receipt'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'
import { isDue, putOff } from './due-rows.queries.ts'

/** A row of the payments. */
export type PaymentRow = typeof payments.$inferSelect

/** A row of the refunds. */
export type RefundRow = typeof refunds.$inferSelect

/** The payment of this order with this id at the provider. */
export async function findPayment(db: Queryable, orderId: string, providerPaymentId: string) {
  const one = and(eq(payments.providerPaymentId, providerPaymentId), eq(payments.orderId, orderId))
  const [row] = await db.select().from(payments).where(one)
  return row
}

/** A payment by its own id. */
export async function readPayment(db: Queryable, id: number) {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** Stores a payment, or its changes. */
export async function writePayment(db: Queryable, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const { providerPaymentId: _id, orderId: _order, createdAt: _created, ...changes } = payment
  const target = payments.providerPaymentId
  return only(await db.insert(payments).values(payment).onConflictDoUpdate({ target, set: changes }).returning())
}

/** Changes a payment. */
export async function updatePayment(db: Queryable, id: number, changes: Partial<typeof payments.$inferInsert>) {
  await db.update(payments).set(changes).where(eq(payments.id, id))
}

/** All payments of an order, oldest first. */
export function listPayments(db: Queryable, orderId: string) {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
}

/** All refunds of an order's payments, oldest first. */
export async function listRefunds(db: Queryable, orderId: string): Promise<RefundRow[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.map(({ refund }) => refund)
}

/** The newest captured payments, with the order's id at the provider and the refunded amount. */
export async function listCaptured(db: Queryable, most: number) {
  const refunded = sql<number>`coalesce((select sum(r.amount) from refunds r
    where r.payment_id = ${payments.id} and r.provider_refund_id is not null), 0)`
  const rows = await db
    .select({ payment: payments, orderId: orders.providerOrderId, refunded: refunded.mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.capturedAt), isNotNull(orders.providerOrderId)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(most)
  return rows.map(({ payment, orderId, ...row }) => ({ ...payment, ...row, orderId: orderId ?? '' }))
}

/** Stores a refund. */
export async function insertRefund(db: Queryable, refund: typeof refunds.$inferInsert): Promise<RefundRow> {
  return only(await db.insert(refunds).values(refund).returning())
}

/** Changes a refund. */
export async function updateRefund(db: Queryable, id: string, changes: Partial<typeof refunds.$inferInsert>) {
  await db.update(refunds).set(changes).where(eq(refunds.id, id))
}

/** Lowers an unsent refund and its voucher, because part of the money was refunded another way. */
export async function lowerUnsent(db: Queryable, paymentId: number, by: number) {
  const [lowered] = await db
    .update(refunds)
    .set({ amount: sql`${refunds.amount} - ${by}` })
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.providerRefundId)))
    .returning({ id: refunds.id, amount: refunds.amount })
  if (!lowered) return
  const { amount } = lowered
  await db
    .update(receipts)
    .set({
      amount,
      gst: sql`case when ${receipts.gst} = 0 then 0 else ${receiptParts(amount, gstPercent).gst}::bigint end`,
    })
    .where(eq(receipts.refundId, lowered.id))
}

/** Claims a batch of refunds to send or look up at the provider; each is postponed to its next time. */
export async function claimRefunds(db: Queryable, now: Date, until: Date, most: number): Promise<RefundRow[]> {
  return db
    .update(refunds)
    .set(putOff(refunds, until))
    .where(isDue(db, refunds, now, most))
    .returning()
}
