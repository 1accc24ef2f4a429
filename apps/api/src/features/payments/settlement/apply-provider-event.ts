import { mustCapture } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import type { ProviderPayment, ProviderRefund } from '../../../providers/payments/provider.ts'
import { ProviderFailure } from '../../../providers/payments/provider.ts'
import type { Settled } from '../ledger/finalize-order.ts'
import { settle } from './settle.ts'

/**
 * Applies a payment event as far as possible and fetches missing data from the provider, never inside a transaction:
 * the refunds behind a refunded amount, and the capture of an authorised payment. Throws `ProviderFailure` if the
 * provider does not respond; what was settled until then stays.
 */
export async function applyProviderEvent(
  deps: Deps,
  orderId: string,
  payment: ProviderPayment,
  refund?: ProviderRefund,
): Promise<Settled> {
  const settled = await settle(deps, orderId, { payment, refunds: await refundsBehind(deps, payment, refund) })
  if (!mustCapture(settled.payment, settled.order)) return settled
  const now = await captureNow(deps, payment)
  return settle(deps, orderId, { payment: now, refunds: await refundsBehind(deps, now) })
}

async function refundsBehind(deps: Deps, payment: ProviderPayment, known?: ProviderRefund) {
  if (known && known.amount >= payment.amountRefunded) return [known]
  return payment.amountRefunded > 0 ? deps.payments.refundsOf(payment.id) : []
}

/**
 * Captures a payment. A refusal means that it is already captured or the authorisation expired, so the provider's state
 * is used.
 */
async function captureNow(deps: Deps, payment: ProviderPayment) {
  return deps.payments.capture(payment).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.refused) return deps.payments.payment(payment.id)
    throw error
  })
}
