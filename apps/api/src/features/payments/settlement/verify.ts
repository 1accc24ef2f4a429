import { type OrderPurpose, payerState } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import { ProviderFailure } from '../../../providers/payments/provider.ts'
import type { Settled } from '../ledger/finalize-order.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'

/** The three ids that the checkout returns to the browser. */
export type PaidIds = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

const failure = 'Payment verification failed. Try again.'

/**
 * Whether a payment is captured and its order fulfilled (D42). The signature is checked with our order's id; then the
 * provider is asked for the payment, because a signature alone proves no payment. Everything else in the request is
 * ignored. While the provider does not respond, the result is false and the reconciler continues to ask.
 */
export async function verifyPayment(deps: Deps, purpose: OrderPurpose, ids: PaidIds) {
  const order = await findOrder(deps.db, ids.razorpay_order_id)
  const idPair = { orderId: order?.providerOrderId ?? '', paymentId: ids.razorpay_payment_id }
  const signed = deps.payments.isSigned(idPair, ids.razorpay_signature)
  if (!order || order.purpose !== purpose || !signed) return answerOf(undefined)
  const settled = await askAndSettle(deps, order.id, idPair).catch((error: unknown) => {
    if (error instanceof ProviderFailure) return unsettled
    throw error
  })
  return answerOf(settled)
}

const unsettled = { order: 'created', payment: 'created', fulfilled: false } as const

async function askAndSettle(deps: Deps, orderId: string, idPair: { orderId: string; paymentId: string }) {
  const payment = await deps.payments.payment(idPair.paymentId)
  return payment.orderId === idPair.orderId ? applyProviderEvent(deps, orderId, payment) : undefined
}

function answerOf(settled: Settled | undefined) {
  const state = settled ? payerState(settled.payment, settled.fulfilled) : ('failed' as const)
  return settled?.fulfilled ? { data: { state }, success: true } : { message: failure, data: { state }, success: false }
}
