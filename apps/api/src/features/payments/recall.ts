import type { Queryable } from '../../db/client.ts'
import type { Ledger } from '../../providers/payments/standin/ledger.ts'
import { listCaptured } from './payments.queries.ts'

/** Older payments than so many are left to a provider that remembers. */
const most = 10_000

/** Tells a stand-in that has just started of the payments that it, or the demo, captured before: an Admin can still send them back. */
export async function recallPayments(db: Queryable, ledger: Pick<Ledger, 'recall'>) {
  const rows = await listCaptured(db, most)
  ledger.recall(
    rows.map(({ providerPaymentId: id, orderId, amount, refunded, method, capturedAt, createdAt }) => ({
      ...{ id, orderId, amount, refunded, method, capturedAt: capturedAt ?? createdAt },
    })),
  )
}
