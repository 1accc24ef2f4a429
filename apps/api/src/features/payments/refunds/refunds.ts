import type { Queryable } from '@pramaan/database/client'
import { hasRefundFailed, isOwed, isPaidOut, refundAfter } from '@pramaan/domain/payment'
import { nextTry } from '../../../background/run-jobs.ts'
import type { Deps } from '../../../deps.ts'
import type { ProviderRefund } from '../../../providers/payments/provider.ts'
import {
  insertRefund,
  listRefunds,
  lowerUnsent,
  type PaymentRow,
  type RefundRow,
  updateRefund,
} from '../orders/payments.queries.ts'

const elsewhere = 'refunded-at-the-provider'

/** Decides on a refund: it is owed from now on, and sent by the refund round. On the locked order. */
export async function oweRefund(
  deps: Deps,
  db: Queryable,
  payment: PaymentRow,
  refund: { amount: number; reason: string; requestedBy: number | null },
) {
  const now = deps.now()
  await insertRefund(db, { ...newRefund(deps, payment, now), ...refund, state: 'owed', nextTryAt: now })
}

function newRefund(deps: Deps, payment: PaymentRow, now: Date) {
  const ids = { id: deps.random.uuid(), idempotencyKey: deps.random.uuid() }
  return { ...ids, paymentId: payment.id, createdAt: now, updatedAt: now }
}

/**
 * Records a refund event in the ledger, for our refunds and for those made at the provider. Repeats change nothing. The
 * order must be locked.
 */
export async function applyRefund(deps: Deps, db: Queryable, payment: PaymentRow, event: ProviderRefund) {
  const rows = (await listRefunds(db, payment.orderId)).filter((row) => row.paymentId === payment.id)
  const known = rows.find((row) => row.providerRefundId === event.id)
  const row = known ?? ourUnnamed(rows, event)
  if (row) return moveRefund(deps, db, row, event)
  if (hasRefundFailed(event.state)) return
  await storeForeign(deps, db, payment, rows, event)
}

/** One of our refunds whose response was lost: found by our id, or by its amount among unsent refunds. */
function ourUnnamed(rows: readonly RefundRow[], event: ProviderRefund) {
  const unnamed = rows.filter((row) => row.providerRefundId === null && !hasRefundFailed(event.state))
  return unnamed.find((row) => row.id === event.receipt) ?? unnamed.find((row) => row.amount === event.amount)
}

async function moveRefund(deps: Deps, db: Queryable, row: RefundRow, event: ProviderRefund) {
  const state = refundAfter(row.state, event.state)
  if (state === row.state && row.providerRefundId === event.id) return
  const now = deps.now()
  // A failed refund is sent again with a new key, because the old one would only repeat the failure.
  const retry = { providerRefundId: null, idempotencyKey: deps.random.uuid(), nextTryAt: nextTry(now, row.tries) }
  const progress = { providerRefundId: event.id, nextTryAt: isPaidOut(state) ? null : nextTry(now, row.tries) }
  await updateRefund(db, row.id, { state, updatedAt: now, ...(isOwed(state) ? retry : progress) })
}

async function storeForeign(
  deps: Deps,
  db: Queryable,
  payment: PaymentRow,
  rows: readonly RefundRow[],
  event: ProviderRefund,
) {
  const now = deps.now()
  const excess = rows.reduce((sum, row) => sum + row.amount, event.amount) - payment.amount
  if (excess > 0) await lowerUnsent(db, payment.id, excess)
  const state = refundAfter('owed', event.state)
  await insertRefund(db, {
    ...newRefund(deps, payment, now),
    providerRefundId: event.id,
    amount: event.amount,
    state,
    reason: elsewhere,
    nextTryAt: isPaidOut(state) ? null : nextTry(now, 1),
  })
}
