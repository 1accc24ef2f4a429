import { watchedDays } from '@pramaan/domain/payment'
import { leaseMs, nextTry, runJobs } from '../../../background/run-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { ProviderFailure } from '../../../providers/payments/provider.ts'
import { listExpiredHolders, lockCoupon, releaseCoupon } from '../coupons/coupons.queries.ts'
import { finalizeOrder } from '../ledger/finalize-order.ts'
import { claimOrders, lockOrder, type Order, updateOrder } from '../orders/orders.queries.ts'
import { claimRefunds, type RefundRow, readPayment, updateRefund } from '../orders/payments.queries.ts'
import { applyRefund } from '../refunds/refunds.ts'
import { applyProviderEvent } from './apply-provider-event.ts'

const batch = 20

/**
 * A round that asks the provider about open orders, with back-off, for days after their last event (a callback may be
 * lost, a bank slow).
 */
export async function reconcileOrders(deps: Deps) {
  const now = deps.now()
  const orders = await claimOrders(deps.db, now, new Date(now.getTime() + leaseMs), batch)
  await runJobs(orders, (order) => reconcile(deps, order))
}

async function reconcile(deps: Deps, order: Order) {
  const now = deps.now()
  const watchedUntil = order.updatedAt.getTime() + watchedDays * 24 * 3600_000
  await updateOrder(deps.db, order.id, { nextTryAt: now.getTime() > watchedUntil ? null : nextTry(now, order.tries) })
  if (!order.providerOrderId) return
  for (const payment of await deps.payments.paymentsOf(order.providerOrderId))
    await applyProviderEvent(deps, order.id, payment)
}

/** A round that sends owed refunds, each with its own key, and checks those that the provider has not paid out. */
export async function sendRefunds(deps: Deps) {
  const now = deps.now()
  const refunds = await claimRefunds(deps.db, now, new Date(now.getTime() + leaseMs), batch)
  await runJobs(refunds, (refund) => sendRefund(deps, refund))
}

async function sendRefund(deps: Deps, refund: RefundRow) {
  const payment = await readPayment(deps.db, refund.paymentId)
  if (!payment) return
  const { amount, id: receipt, idempotencyKey: key } = refund
  const paymentId = payment.providerPaymentId
  const event = await refundAtProvider().catch(async (error: unknown) => {
    await updateRefund(deps.db, refund.id, { nextTryAt: nextTry(deps.now(), refund.tries) })
    throw error
  })
  await deps.db.transaction(async (db) => {
    const order = await lockOrder(db, payment.orderId)
    for (const one of event) await applyRefund(deps, db, payment, one)
    await finalizeOrder(deps, db, order, payment)
  })

  async function refundAtProvider() {
    if (refund.providerRefundId) return deps.payments.refundsOf(paymentId)
    return deps.payments.refund({ paymentId, amount, key, receipt }).then(
      (sent) => [sent],
      // A refusal means that the money is already being refunded, by a call whose response was lost or by another
      // person.
      (error: unknown) => (isRefused(error) ? refundsOrThrow(paymentId, error) : Promise.reject(error)),
    )
  }

  async function refundsOrThrow(id: string, error: unknown) {
    const providerRefunds = await deps.payments.refundsOf(id)
    if (providerRefunds.length === 0) throw error
    return providerRefunds
  }
}

function isRefused(error: unknown) {
  return error instanceof ProviderFailure && error.refused
}

/** A round that releases the coupons of expired unpaid orders. */
export async function releaseCoupons(deps: Deps) {
  const holders = await listExpiredHolders(deps.db, deps.now(), batch)
  await runJobs(holders, ({ id }) =>
    deps.db.transaction(async (db) => {
      const order = await lockOrder(db, id)
      if (order.couponId !== null) await lockCoupon(db, { id: order.couponId })
      const still = await listExpiredHolders(db, deps.now(), batch, id)
      if (still.length > 0) await releaseCoupon(db, id, deps.now())
    }),
  )
}
