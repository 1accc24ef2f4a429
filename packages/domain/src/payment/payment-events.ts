import { type OrderState, stateAfter, wasCaptured, whyNotPay } from './order.ts'
import { type Refundable, remainingPaise } from './refund.ts'

/**
 * Whether a payment must be captured: authorised money is ours only after that, and each order captures only one
 * payment.
 */
export function mustCapture(payment: OrderState, order: OrderState): boolean {
  return payment === 'authorized' && whyNotPay(order) === undefined
}

/** Whether an event moves a payment to a state where we have, or had, its money. */
export function isCaptureEvent(before: OrderState, after: OrderState): boolean {
  return wasCaptured(after) && !wasCaptured(before)
}

/** Whether an event is a failed attempt for an order that no other attempt has paid. */
export function isFailureEvent(before: OrderState, after: OrderState, order: OrderState): boolean {
  return after === 'failed' && before !== 'failed' && !wasCaptured(order)
}

/** An order's state from its money: paid amounts, refunds in progress, and the states of its payments. */
export function orderStateOf(payments: readonly Refundable[]): OrderState {
  const paid = payments.filter(({ state }) => wasCaptured(state))
  if (paid.length > 0) return paid.some((payment) => remainingPaise(payment) > 0) ? 'captured' : 'refunded'
  return payments.map(({ state }) => state).reduce(stateAfter, 'created')
}
