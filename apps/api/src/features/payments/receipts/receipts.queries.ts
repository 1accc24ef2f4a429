import type { Queryable } from '@pramaan/database/client'
import { accounts, orders, payments, receiptCounters, receipts, refunds } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'

/** A row of the receipts and refund vouchers. */
export type ReceiptRow = typeof receipts.$inferSelect

/** The next number of a kind in a financial year; a failed transaction returns it, so the series has no gaps. */
export async function nextSerial(db: Queryable, kind: 'receipt' | 'voucher', year: string) {
  const rows = await db
    .insert(receiptCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.kind, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ last: receiptCounters.last })
  return only(rows).last
}

/** Stores a receipt. */
export async function insertReceipt(db: Queryable, receipt: typeof receipts.$inferInsert): Promise<ReceiptRow> {
  return only(await db.insert(receipts).values(receipt).returning())
}

/** The receipts and vouchers of an order. */
export async function listReceipts(db: Queryable, orderId: string): Promise<ReceiptRow[]> {
  const rows = await db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(eq(payments.orderId, orderId))
  return rows.map(({ receipt }) => receipt)
}

/** A receipt with all data of its page. */
export async function readReceipt(db: Queryable, id: string) {
  const [row] = await db
    .select({ receipt: receipts, payment: payments, order: orders, payer: accounts, refund: refunds })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .leftJoin(refunds, eq(refunds.id, receipts.refundId))
    .where(eq(receipts.id, id))
  return row
}

/** The number of a payment's receipt, which its refund voucher refers to. */
export async function findReceiptNumber(db: Queryable, paymentId: number) {
  const rows = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId))
  return rows.find(({ refundId }) => refundId === null)?.number
}
