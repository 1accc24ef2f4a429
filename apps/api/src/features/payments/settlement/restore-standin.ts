import type { Queryable } from '@pramaan/database/client'
import type { Ledger } from '../../../providers/payments/standin/ledger.ts'
import { listUnpaid } from '../orders/orders.queries.ts'
import { listCaptured } from '../orders/payments.queries.ts'

/** The maximum number of restored orders and payments. */
const most = 10_000

/**
 * Restores earlier orders and payments in a stand-in that has just started, so that open orders can still be paid and
 * captured payments refunded.
 */
export async function restoreStandin(db: Queryable, ledger: Pick<Ledger, 'restoreOrders' | 'restorePayments'>) {
  const unpaid = await listUnpaid(db, most)
  ledger.restoreOrders(unpaid.map(({ providerOrderId, ...order }) => ({ ...order, id: providerOrderId ?? '' })))
  const captured = await listCaptured(db, most)
  ledger.restorePayments(
    captured.map(({ providerPaymentId: id, orderId, amount, refunded, method, capturedAt, createdAt }) => ({
      id,
      orderId,
      amount,
      refunded,
      method,
      capturedAt: capturedAt ?? createdAt,
    })),
  )
}
