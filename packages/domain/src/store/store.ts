/** The maximum number of orders in one sync. */
export const mostOrdersASync = 20

/**
 * The states of a Store order: its link is open, it is paid and fulfilled, or its link has expired or was withdrawn.
 */
export const storeOrderStates = ['requested', 'paid', 'expired', 'withdrawn'] as const

/** The state of a Store order. */
export type StoreOrderState = (typeof storeOrderStates)[number]

/** The parts of an order that decide its state: whether it is fulfilled, and when its link ends or ended. */
type StoreOrderFacts = { fulfilled: boolean; expiresAt: Date; withdrawnAt: Date | null }

/** An order's state; a withdrawn order stays withdrawn, whatever the person buys later. */
export function storeOrderState({ fulfilled, expiresAt, withdrawnAt }: StoreOrderFacts, now: Date): StoreOrderState {
  if (withdrawnAt) return 'withdrawn'
  if (fulfilled) return 'paid'
  return expiresAt <= now ? 'expired' : 'requested'
}

/** An order's amount: once paid, the amount paid after any coupon; until then the amount requested. */
export function shownAmount(state: StoreOrderState, request: number, paid: number | null): number {
  return state === 'paid' ? (paid ?? request) : request
}

/** Whether an order's link is open, so that it can be paid, forwarded or withdrawn. */
export function isLinkOpen(state: StoreOrderState): state is 'requested' {
  return state === 'requested'
}

/** The Store's money in paise: received, refunded (or owed), and the difference (D39). */
export function storeFigures({ captured, returned }: { captured: number; returned: number }) {
  return { sale: captured, expense: returned, profit: captured - returned }
}
