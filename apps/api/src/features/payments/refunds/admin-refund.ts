import { paiseOfRupees, rupeesOfPaise } from '@pramaan/domain/money'
import {
  type Refundable,
  refundPartMessage,
  remainingPaise,
  whyNotRefund,
  whyNotRefundPart,
} from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found, refuse, refuseField } from '../../../http/refusals/refuse.ts'
import { finalizeOrder } from '../ledger/finalize-order.ts'
import { lockOrder } from '../orders/orders.queries.ts'
import { listRefunds, readPayment } from '../orders/payments.queries.ts'
import { oweRefund } from './refunds.ts'

/**
 * An Admin refunds the rest of a payment, or a part; with nothing left the item is revoked in the same transaction. The
 * refund round sends the money.
 */
export function refundRoute(deps: Deps): Pick<Routes<'payments'>, 'refund'> {
  return {
    refund: async ({ db, actor, params: { paymentId }, body: { reason, amount: requested } }) => {
      const { orderId } = found(await readPayment(db, paymentId))
      const order = await lockOrder(db, orderId)
      const payment = found(await readPayment(db, paymentId))
      const refunds = (await listRefunds(db, orderId)).filter((row) => row.paymentId === paymentId)
      const returned = refunds.reduce((sum, row) => sum + row.amount, 0)
      const money = { state: payment.state, captured: payment.amount, returned }
      refuse(whyNotRefund(money) && 'wrong-state')
      const amount = amountOf(money, requested)
      await oweRefund(deps, db, payment, { amount, reason, requestedBy: actor.id })
      await finalizeOrder(deps, db, order, payment)
      const detail = { payment: payment.providerPaymentId, amount, reason }
      await writeAudit(db, {
        actorId: actor.id,
        action: 'payment-refunded',
        subjectId: order.personId,
        detail,
        at: deps.now(),
      })
      return { data: { Amount: rupeesOfPaise(amount) } }
    },
  }
}

/** Paise to refund: the requested rupees, or all that is left. */
function amountOf(money: Refundable, rupees: number | undefined) {
  if (rupees === undefined) return remainingPaise(money)
  const paise = paiseOfRupees(rupees)
  if (whyNotRefundPart(money, paise)) refuseField('amount', refundPartMessage)
  return paise
}
