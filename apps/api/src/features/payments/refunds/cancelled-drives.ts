import type { Queryable } from '@pramaan/database/client'
import { remainingPaise } from '@pramaan/domain/payment'
import { runJobs } from '../../../background/run-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { finalizeOrder } from '../ledger/finalize-order.ts'
import { findGrant } from '../orders/grants.queries.ts'
import { lockOrder } from '../orders/orders.queries.ts'
import { listRefunds, readPayment } from '../orders/payments.queries.ts'
import { listFeesOfCancelledDrives } from './cancelled-drives.queries.ts'
import { oweRefund } from './refunds.ts'

const batch = 20

/** A round that refunds the full fee of each seat in a drive that was deleted before it was over (D70). */
export async function refundCancelledDrives(deps: Deps) {
  const fees = await listFeesOfCancelledDrives(deps.db, deps.now(), batch)
  await runJobs(fees, ({ orderId }) => deps.db.transaction((db) => refundFee(deps, db, orderId)))
}

async function refundFee(deps: Deps, db: Queryable, orderId: string) {
  const order = await lockOrder(db, orderId)
  const grant = await findGrant(db, orderId)
  const payment = grant?.paymentId && !grant.revokedAt ? await readPayment(db, grant.paymentId) : undefined
  if (!payment) return
  const refunds = (await listRefunds(db, orderId)).filter(({ paymentId }) => paymentId === payment.id)
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const amount = remainingPaise({ state: payment.state, captured: payment.amount, returned })
  if (amount === 0) return
  await oweRefund(deps, db, payment, { amount, reason: 'drive-cancelled', requestedBy: null })
  await finalizeOrder(deps, db, order, payment)
}
