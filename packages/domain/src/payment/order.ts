/** The states of an order, in the order in which it may pass through them; it never goes back (D37). */
export const orderStates = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const

/**
 * The state of an order. A failed attempt may still be followed by a captured one, and a captured order may be
 * refunded.
 */
export type OrderState = (typeof orderStates)[number]

/** The states in which an order waits for its first payment, and is reused when the person requests the same item. */
export const unpaidStates = ['created', 'failed'] as const satisfies readonly OrderState[]

/** What an order pays for, as spelt in the API's `appliedTo`. */
export const orderPurposes = ['VSP', 'PlacementDrive', 'Course', 'Plan'] as const

export type OrderPurpose = (typeof orderPurposes)[number]

/** Lists of payments by their money: received or returned, only received, or only refunded or owed. */
export const moneyShown = ['money', 'received', 'returned'] as const

export type MoneyShown = (typeof moneyShown)[number]

/** What candidates can pay for, and so what the Store sells (D39); plans are for employers. */
export const storePurposes = ['VSP', 'PlacementDrive', 'Course'] as const satisfies readonly OrderPurpose[]

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

/** Why an amount that a client sends is refused: the server decides it, a client may only repeat it (D36). */
export function whyNotAmount(sentPaise: number | undefined, pricePaise: number): 'wrong-amount' | undefined {
  return sentPaise === undefined || sentPaise === pricePaise ? undefined : 'wrong-amount'
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

/** Whether a payment was ever captured. */
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
 * For how many days the provider is asked about an order: authorisations can arrive up to three days late, and one more
 * day costs little.
 */
export const watchedDays = 4
