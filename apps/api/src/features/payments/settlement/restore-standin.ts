import type { Queryable } from '@pramaan/database/client'
import type { Ledger } from '../../../providers/payments/standin/ledger.ts'
import { listUnpaid } from '../orders/orders.queries.ts'
import { listCaptured } from '../orders/payments.queries.ts'

/** Older orders and payments than so many are left to a provider that remembers. */
const most = 10_000

/**
 * Tells a stand-in that has just started what it, or the demo, knew before: the orders that wait for their payment can
 * still be paid, and an Admin can still send the captured payments back.
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
