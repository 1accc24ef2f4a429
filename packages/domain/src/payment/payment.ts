/** The states of an order, in the order in which it may pass through them; it never goes back (D37). */
export const orderStates = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const

/** Where an order stands. A failed try may still be followed by a captured one, and a captured order be refunded. */
export type OrderState = (typeof orderStates)[number]

/** What an order pays for, as the wire's `appliedTo` spells it. */
export const orderPurposes = ['VSP', 'PlacementDrive', 'Course'] as const

/** What an order pays for. */
export type OrderPurpose = (typeof orderPurposes)[number]

/** The state after news of an order, whoever brings it and in whatever order: what is further wins, the rest is old news. */
export function stateAfter(state: OrderState, news: OrderState): OrderState {
  return orderStates.indexOf(news) > orderStates.indexOf(state) ? news : state
}

/** Why the thing paid for is not given: nothing was captured, the money went back, or it was given already. */
export function whyNotGive(order: { state: OrderState; given: boolean }) {
  if (order.given) return 'already-given' as const
  if (order.state === 'refunded') return 'refunded' as const
  return order.state === 'captured' ? undefined : ('not-captured' as const)
}

/** Why an order can't be paid any more: its money is here, or was here and went back. */
export function whyNotPay(state: OrderState): 'already-paid' | undefined {
  return state === 'captured' || state === 'refunded' ? 'already-paid' : undefined
}

/** Why an order can't be refunded: nothing was captured, or it is refunded already. */
export function whyNotRefund(state: OrderState): 'not-captured' | 'already-refunded' | undefined {
  if (state === 'refunded') return 'already-refunded'
  return state === 'captured' ? undefined : 'not-captured'
}

/** Why an amount that a client sends is refused: the server decides it, a client may only repeat it (D36). */
export function whyNotAmount(sentPaise: number | undefined, pricePaise: number): 'wrong-amount' | undefined {
  return sentPaise === undefined || sentPaise === pricePaise ? undefined : 'wrong-amount'
}
