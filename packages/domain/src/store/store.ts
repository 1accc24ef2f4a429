/** How often the Store sends what it keeps on the device, in milliseconds (document 001 §9). */
export const storeSyncMilliseconds = 60_000

/** Most orders that one sync sends. */
export const mostOrdersASync = 20

/** Where an order of the Store stands: its link waits to be paid, the person has what was sold, or the link is over. */
export const storeOrderStates = ['requested', 'paid', 'expired', 'withdrawn'] as const

/** Where an order of the Store stands. */
export type StoreOrderState = (typeof storeOrderStates)[number]

/** How long a payment link can be paid by. */
export const paymentLinkDays = 7

/** What of an order says where it stands: whether the person has what it is for, and when its link ends or ended. */
export type StoreOrderFacts = { fulfilled: boolean; expiresAt: Date; withdrawnAt: Date | null }

/** Where an order stands; what was withdrawn stays so, whatever the person bought by themselves since. */
export function storeOrderState({ fulfilled, expiresAt, withdrawnAt }: StoreOrderFacts, now: Date): StoreOrderState {
  if (withdrawnAt) return 'withdrawn'
  if (fulfilled) return 'paid'
  return expiresAt <= now ? 'expired' : 'requested'
}

/** What an order's amount is: what was paid once it is paid, a coupon taken off, and what was asked for until then. */
export function shownAmount(state: StoreOrderState, request: number, paid: number | null): number {
  return state === 'paid' ? (paid ?? request) : request
}

/** Whether an order's link waits to be paid, so that it can be opened to pay, sent on or withdrawn. */
export function isLinkOpen(state: StoreOrderState): state is 'requested' {
  return state === 'requested'
}

/** Where in the candidate app an order is paid: its payment link (D39). */
export function paymentLinkPath(orderId: string): `/${string}` {
  return `/pay?order=${orderId}`
}

/** The money of the Store in paise: what came in, what went (or is owed) back, and what is left (D39). */
export function storeFigures({ captured, returned }: { captured: number; returned: number }) {
  return { sale: captured, expense: returned, profit: captured - returned }
}
