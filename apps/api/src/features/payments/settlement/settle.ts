import type { Queryable } from '@pramaan/database/client'
import { isCaptureEvent, isFailureEvent, stateAfter, wasCaptured, wasReturned } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import type { ProviderPayment, ProviderRefund } from '../../../providers/payments/provider.ts'
import { finalizeOrder, type Settled } from '../ledger/finalize-order.ts'
import { fulfil } from '../orders/fulfil.ts'
import { lockOrder, type Order, updateOrder } from '../orders/orders.queries.ts'
import { findPayment, type PaymentRow, writePayment } from '../orders/payments.queries.ts'
import { notifyFailed, notifyTrouble, withdrawFailed } from '../receipts/payment-notices.ts'
import { applyRefund, oweRefund } from '../refunds/refunds.ts'

/** A reported event of an order: a payment's state at the provider, and its refunds. */
export type ProviderEvent = { payment: ProviderPayment; refunds: readonly ProviderRefund[] }

/**
 * The only place where money changes an order (D37, quality rule 14). The verify call, the webhook and the reconciler
 * call it in any order and any number of times. It runs in one transaction under the order's lock: states only move
 * forward; a payment is captured once, and then either fulfils the order or is refunded in full; a refund revokes the
 * grant. So at every commit the captured paise equal the paise of active grants and refunds.
 */
export function settle(deps: Deps, orderId: string, { payment, refunds }: ProviderEvent): Promise<Settled> {
  return deps.db.transaction(async (db) => {
    const oldOrder = await lockOrder(db, orderId)
    const known = await findPayment(db, orderId, payment.id)
    const row = await storePayment(deps, db, oldOrder, payment, known)
    const order = { ...oldOrder, state: stateAfter(oldOrder.state, row.state) }
    const was = known?.state ?? 'created'
    if (isFailureEvent(was, row.state, order.state)) await notifyFailed(deps, db, order)
    if (isCaptureEvent(was, row.state)) await onCapture(deps, db, oldOrder, order, row)
    for (const refund of refunds) await applyRefund(deps, db, row, refund)
    return finalizeOrder(deps, db, order, row)
  })
}

async function storePayment(
  deps: Deps,
  db: Queryable,
  order: Order,
  payment: ProviderPayment,
  known: PaymentRow | undefined,
): Promise<PaymentRow> {
  const now = deps.now()
  const state = stateAfter(known?.state ?? 'created', payment.state)
  if (known && known.state === state && known.method) return known
  await updateOrder(db, order.id, { updatedAt: now })
  return writePayment(db, {
    providerPaymentId: payment.id,
    orderId: order.id,
    state,
    amount: payment.amount,
    method: payment.method,
    cardType: payment.cardType,
    capturedAt: known?.capturedAt ?? (wasCaptured(state) ? now : null),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  })
}

async function onCapture(deps: Deps, db: Queryable, oldOrder: Order, order: Order, payment: PaymentRow) {
  await withdrawFailed(deps, db, order)
  // A payment that was already refunded when reported fulfils nothing; the event includes the refund.
  if (wasReturned(payment.state)) return
  const why = await fulfil(deps, db, { ...order, state: stateAfter(oldOrder.state, 'captured') }, payment)
  if (!why) return
  await updateOrder(db, order.id, { trouble: why })
  await oweRefund(deps, db, payment, { amount: payment.amount, reason: why, requestedBy: null })
  await notifyTrouble(deps, db, order, payment, why)
}
