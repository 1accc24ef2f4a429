import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { StandinRefusal } from '../../../providers/payments/standin/shapes.ts'

/** Simulates the person at the checkout if the stand-in runs outside production. */
export function devPayRoute(deps: Deps): Pick<Routes<'payments'>, 'pay'> {
  return {
    pay: async ({ body: { orderId, outcome } }) => {
      const standin = found(deps.config.NODE_ENV === 'production' ? undefined : deps.standin)
      found(standin.ledger.orders.get(orderId))
      try {
        return { data: standin.pay(orderId, outcome) }
      } catch (error) {
        throw error instanceof StandinRefusal ? new Refuse('wrong-state') : error
      }
    },
  }
}
