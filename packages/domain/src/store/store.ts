/** How often the Store sends what it keeps on the device, in milliseconds (document 001 §9). */
export const storeSyncMilliseconds = 60_000

/** Most orders that one sync sends. */
export const mostOrdersASync = 20

/** Where an order of the Store stands: the person was asked to pay, or has what was sold. */
export const storeOrderStates = ['requested', 'paid'] as const

/** Where an order of the Store stands. */
export type StoreOrderState = (typeof storeOrderStates)[number]

/** Where an order stands, by whether the person has what it is for. */
export function storeOrderState(given: boolean): StoreOrderState {
  return given ? 'paid' : 'requested'
}

/** The money of the Store in paise: what came in, what went (or is owed) back, and what is left (D39). */
export function storeFigures({ captured, returned }: { captured: number; returned: number }) {
  return { sale: captured, expense: returned, profit: captured - returned }
}
