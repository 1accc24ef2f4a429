import { type OrderState, wasReturned } from './order.ts'

/** The parts of a payment that a refund checks: its state, and the paise captured and already refunded (or owed). */
export type Refundable = { state: OrderState; captured: number; returned: number }

/** Paise of a payment that were not refunded. */
export function remainingPaise({ captured, returned }: Refundable): number {
  return Math.max(0, captured - returned)
}

/** Why a payment can't be refunded: nothing was captured, or nothing is left of it. */
export function whyNotRefund(payment: Refundable): 'not-captured' | 'already-refunded' | undefined {
  if (wasReturned(payment.state)) return 'already-refunded'
  if (payment.state !== 'captured') return 'not-captured'
  return remainingPaise(payment) > 0 ? undefined : 'already-refunded'
}

/** The message for a partial refund that is not possible. */
export const refundPartMessage = 'Enter a part of what is left of the payment.'

/** Why an amount of a payment can't be refunded: it is zero, or more than is left. */
export function whyNotRefundPart(payment: Refundable, paise: number): 'wrong-amount' | undefined {
  return paise > 0 && paise <= remainingPaise(payment) ? undefined : 'wrong-amount'
}

/** The states of our refunds: decided (the money is owed), sent to the provider, paid out. */
export const refundStates = ['owed', 'sent', 'processed'] as const

/** The state of a refund. */
export type RefundState = (typeof refundStates)[number]

/** A refund's state at the provider. */
type RefundEvent = 'pending' | 'processed' | 'failed'

/** Whether a refund failed at the provider, so that we still have its money. */
export function hasRefundFailed(event: RefundEvent): boolean {
  return event === 'failed'
}

/**
 * The state of a refund after an event of the provider; a failed one is owed again, because we still have the money.
 */
export function refundAfter(state: RefundState, event: RefundEvent): RefundState {
  if (state === 'processed') return state
  if (hasRefundFailed(event)) return 'owed'
  return event === 'processed' ? 'processed' : 'sent'
}

/** The less advanced state of two refunds of one payment. */
export function lessAdvanced(one: RefundState, other: RefundState): RefundState {
  return refundStates.indexOf(one) <= refundStates.indexOf(other) ? one : other
}

/** Whether a refund is still to be sent to the provider. */
export function isOwed(state: RefundState): boolean {
  return state === 'owed'
}

/** Whether a refund is paid out. */
export function isPaidOut(state: RefundState): boolean {
  return state === 'processed'
}
