import type { OrderState } from './order.ts'

const payerStates = {
  created: 'waiting',
  failed: 'failed',
  authorized: 'waiting',
  captured: 'returned',
  refunded: 'returned',
} as const satisfies Record<OrderState, string>

/** The state of a payment that the payer sees. Fulfilled is final; money that fulfilled nothing is being refunded. */
export function payerState(payment: OrderState, fulfilled: boolean): 'fulfilled' | 'waiting' | 'failed' | 'returned' {
  return fulfilled ? 'fulfilled' : payerStates[payment]
}

const methodTexts = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
} as const

/** The provider's known payment methods. */
export const paymentMethods = Object.keys(methodTexts) as readonly (keyof typeof methodTexts)[]

/** A payment method in words ('UPI', 'Net banking'); an unknown one as the provider writes it, capitalised. */
export function paymentMethodText(method: string): string {
  const known: Readonly<Record<string, string>> = methodTexts
  return known[method] ?? method.charAt(0).toUpperCase() + method.slice(1).replaceAll('_', ' ')
}
