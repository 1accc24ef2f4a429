/** The states of an order, in the order in which it may pass through them; it never goes back (D37). */
export const orderStates = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const

/**
 * The state of an order. A failed attempt may still be followed by a captured one, and a captured order may be
 * refunded.
 */
export type OrderState = (typeof orderStates)[number]

/** The states in which an order waits for its first payment, and is reused when the person requests the same item. */
export const unpaidStates = ['created', 'failed'] as const satisfies readonly OrderState[]

/** What an order pays for, as the wire's `appliedTo` spells it. */
export const orderPurposes = ['VSP', 'PlacementDrive', 'Course', 'Plan'] as const

/** What an order pays for. */
export type OrderPurpose = (typeof orderPurposes)[number]

/** What a candidate pays for, and so what the Store sells (D39); a plan is an employer's. */
export const storePurposes = ['VSP', 'PlacementDrive', 'Course'] as const satisfies readonly OrderPurpose[]

/** What the Store sells. */
export type StorePurpose = (typeof storePurposes)[number]

/**
 * An order's state after an event, from any source and in any order: the later state wins, older events are ignored.
 */
export function stateAfter(state: OrderState, event: OrderState): OrderState {
  return orderStates.indexOf(event) > orderStates.indexOf(state) ? event : state
}

/** Why an order can't be fulfilled: nothing was captured, the money was refunded, or it was fulfilled already. */
export function whyNotFulfil(order: { state: OrderState; fulfilled: boolean }) {
  if (order.fulfilled) return 'already-given' as const
  if (wasReturned(order.state)) return 'refunded' as const
  return order.state === 'captured' ? undefined : ('not-captured' as const)
}

/** Why an order can no longer be paid: it is paid, or was paid and refunded. */
export function whyNotPay(state: OrderState): 'already-paid' | undefined {
  return state === 'captured' || state === 'refunded' ? 'already-paid' : undefined
}

/** Why an order can't be refunded: nothing was captured, or it is refunded already. */
export function whyNotRefund(state: OrderState): 'not-captured' | 'already-refunded' | undefined {
  if (wasReturned(state)) return 'already-refunded'
  return state === 'captured' ? undefined : 'not-captured'
}

/** Why an amount that a client sends is refused: the server decides it, a client may only repeat it (D36). */
export function whyNotAmount(sentPaise: number | undefined, pricePaise: number): 'wrong-amount' | undefined {
  return sentPaise === undefined || sentPaise === pricePaise ? undefined : 'wrong-amount'
}

/** The parts of a payment that a refund checks: its state, and the paise captured and already refunded (or owed). */
export type Refundable = { state: OrderState; captured: number; returned: number }

/** Paise of a payment that are still here. */
export function stillHere({ captured, returned }: Refundable): number {
  return Math.max(0, captured - returned)
}

/** Why a payment can't be refunded: nothing was captured, or nothing is left of it. */
export function whyNotRefundPayment(payment: Refundable): ReturnType<typeof whyNotRefund> {
  const why = whyNotRefund(payment.state)
  if (why) return why
  return stillHere(payment) > 0 ? undefined : 'already-refunded'
}

/** The message for a partial refund that is not possible. */
export const refundPartMessage = 'Enter a part of what is left of the payment.'

/** Why an amount of a payment can't be refunded: it is zero, or more than is left. */
export function whyNotRefundPart(payment: Refundable, paise: number): 'wrong-amount' | undefined {
  return paise > 0 && paise <= stillHere(payment) ? undefined : 'wrong-amount'
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

/** Of two refunds of one payment: the state of the one that has come less far. */
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

/** Why a captured payment fulfils nothing and is refunded in full; the person and staff are notified. */
export const fulfilmentProblems = [
  'duplicate',
  'already-given',
  'not-accepted',
  'gone',
  'coupon-spent',
  'wrong-amount',
] as const

/** Why a captured payment is not fulfilled. */
export type FulfilmentProblem = (typeof fulfilmentProblems)[number]

/** Whether a payment waits to be captured: authorised money is ours only then, and only one payment an order is. */
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

/** Whether a payment's money is, or was, here. */
export function wasCaptured(state: OrderState): boolean {
  return whyNotPay(state) !== undefined
}

/** Whether a payment was captured and refunded in full. */
export function wasReturned(state: OrderState): boolean {
  return state === 'refunded'
}

/** How long an unpaid order can be paid and reserves its coupon. */
export const orderOpenMinutes = 30

/**
 * How long the provider is asked about an order: authorisations can arrive up to three days late, and one more day is
 * cheap.
 */
export const watchedDays = 4

/** An order's state from its money: paid amounts, refunds in progress, and the states of its payments. */
export function orderStateOf(payments: readonly Refundable[]): OrderState {
  const paid = payments.filter(({ state }) => wasCaptured(state))
  if (paid.length > 0) return paid.some((payment) => stillHere(payment) > 0) ? 'captured' : 'refunded'
  return payments.map(({ state }) => state).reduce(stateAfter, 'created')
}

const payerStates = {
  created: 'waiting',
  failed: 'failed',
  authorized: 'waiting',
  captured: 'returned',
  refunded: 'returned',
} as const satisfies Record<OrderState, string>

/** What the payer sees of a payment: fulfilled is final; money that fulfilled nothing is being refunded. */
export function payerState(payment: OrderState, fulfilled: boolean): 'given' | 'waiting' | 'failed' | 'returned' {
  return fulfilled ? 'given' : payerStates[payment]
}

const methodTexts: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
}

/** The payment method in words ('UPI', 'Net banking'); an unknown one as the provider writes it, capitalised. */
export function paymentMethodText(method: string): string {
  return methodTexts[method] ?? method.charAt(0).toUpperCase() + method.slice(1).replaceAll('_', ' ')
}
