import type { Queryable } from '@pramaan/database/client'
import { gstRate } from '@pramaan/domain/money'
import {
  isPaidOut,
  type OrderState,
  orderStateOf,
  remainingPaise,
  stateAfter,
  wasCaptured,
} from '@pramaan/domain/payment'
import { receiptNumber, receiptParts, receiptYear } from '@pramaan/domain/receipt'
import type { Deps } from '../../../deps.ts'
import { findGrant, updateGrant } from '../orders/grants.queries.ts'
import { kinds } from '../orders/order-items.ts'
import { type Order, updateOrder } from '../orders/orders.queries.ts'
import {
  listPayments,
  listRefunds,
  type PaymentRow,
  type RefundRow,
  updatePayment,
} from '../orders/payments.queries.ts'
import { notifyCaptured, notifyRefunded } from '../receipts/payment-notices.ts'
import { insertReceipt, listReceipts, nextSerial } from '../receipts/receipts.queries.ts'

/** The resulting states of an order and the reported payment, and whether the order item was delivered. */
export type Settled = { order: OrderState; payment: OrderState; fulfilled: boolean }

/**
 * Completes every change of an order's money, in the same transaction: grant, states, numbers, and the messages with
 * these numbers.
 */
export async function finalizeOrder(deps: Deps, db: Queryable, order: Order, about: PaymentRow): Promise<Settled> {
  const refunds = await listRefunds(db, order.id)
  const payments: PaymentRow[] = []
  for (const row of await listPayments(db, order.id)) payments.push(await closePayment(deps, db, row, refunds))
  const money = payments.map((row) => ({ ...row, captured: row.amount, returned: returnedOf(row, refunds) }))
  const fulfilled = await closeGrant(deps, db, order, money)
  const state = stateAfter(order.state, orderStateOf(money))
  await updateOrder(db, order.id, { state })
  await numberAll(deps, db, order, payments, refunds)
  return { order: state, payment: money.find(({ id }) => id === about.id)?.state ?? about.state, fulfilled }
}

function returnedOf(payment: PaymentRow, refunds: readonly RefundRow[]) {
  return refunds.filter(({ paymentId }) => paymentId === payment.id).reduce((sum, { amount }) => sum + amount, 0)
}

/** A payment whose full amount was refunded is refunded. */
async function closePayment(deps: Deps, db: Queryable, payment: PaymentRow, refunds: readonly RefundRow[]) {
  const paidOut = refunds.filter(({ state }) => isPaidOut(state))
  const state = stateAfter(payment.state, returnedOf(payment, paidOut) >= payment.amount ? 'refunded' : payment.state)
  if (state === payment.state) return payment
  await updatePayment(db, payment.id, { state, updatedAt: deps.now() })
  return { ...payment, state }
}

type Money = PaymentRow & { captured: number; returned: number }

/**
 * A grant has the amount of its payment that was not refunded; with nothing left it is revoked. Returns whether it is
 * still active.
 */
async function closeGrant(deps: Deps, db: Queryable, order: Order, money: readonly Money[]) {
  const grant = await findGrant(db, order.id)
  if (!grant || grant.revokedAt) return false
  const payment = money.find(({ id }) => id === grant.paymentId)
  const amount = payment ? remainingPaise(payment) : 0
  if (!payment || amount === grant.amount) return true
  if (amount > 0) {
    await updateGrant(db, order.id, { amount })
    return true
  }
  await kinds[order.purpose].revoke(deps, db, order, order.id)
  await updateGrant(db, order.id, { amount: 0, revokedAt: deps.now() })
  return false
}

/** Gives numbers to new receipts, last of all: the counter stays locked from here to the commit. */
async function numberAll(
  deps: Deps,
  db: Queryable,
  order: Order,
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
) {
  const numbered = await listReceipts(db, order.id)
  const grant = await findGrant(db, order.id)
  for (const payment of payments) {
    if (!wasCaptured(payment.state) || numbered.some((row) => !row.refundId && row.paymentId === payment.id)) continue
    const receipt = await issue(deps, db, { kind: 'receipt', paymentId: payment.id, amount: payment.amount })
    if (grant?.paymentId === payment.id) await notifyCaptured(deps, db, order, receipt)
  }
  for (const refund of refunds) {
    if (numbered.some((row) => row.refundId === refund.id)) continue
    const { paymentId, amount } = refund
    const voucher = await issue(deps, db, { kind: 'voucher', paymentId, refundId: refund.id, amount })
    await notifyRefunded(deps, db, order, voucher)
  }
}

type Unnumbered = { kind: 'receipt' | 'voucher'; paymentId: number; refundId?: string; amount: number }

async function issue(deps: Deps, db: Queryable, receipt: Unnumbered) {
  const issuedAt = deps.now()
  const year = receiptYear(issuedAt)
  const number = receiptNumber(receipt.kind, year, await nextSerial(db, receipt.kind, year))
  const { gst } = receiptParts(receipt.amount, gstRate(deps.config.SELLER_GSTIN))
  return insertReceipt(db, { ...receipt, id: deps.random.uuid(), number, gst, issuedAt })
}
