import { find, type Records, secondsOf } from './records.ts'
import { type StandinPayment, type StandinRefund, StandinRefusal } from './shapes.ts'

function storeRefund(records: Records, payment: StandinPayment, amount: number, receipt: string | null) {
  const left = payment.amount - payment.amount_refunded
  if (!payment.captured) throw new StandinRefusal(400, 'The payment status should be captured for action to be taken')
  if (left === 0) throw new StandinRefusal(400, 'The payment has been fully refunded already')
  if (amount > left) throw new StandinRefusal(400, 'The refund amount is greater than the amount left')
  const refund: StandinRefund = {
    id: records.newId('rfnd'),
    entity: 'refund',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    status: 'processed',
    receipt,
    created_at: secondsOf(records.now()),
  }
  records.refunds.set(refund.id, refund)
  payment.amount_refunded += amount
  payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
  if (payment.refund_status === 'full') payment.status = 'refunded'
  records.notify('refund.created', { payment, refund })
  records.notify('refund.processed', { payment, refund })
  return refund
}

/** Refunds, with Razorpay's rules and its idempotency keys. */
export function refundCalls(records: Records) {
  return {
    refund(paymentId: string, request: { amount?: unknown; receipt?: unknown }, key?: string) {
      const payment = find(records.payments, paymentId)
      const earlier = key === undefined ? undefined : records.refundsByKey.get(key)
      const body = JSON.stringify([paymentId, request])
      if (earlier && earlier.body !== body)
        throw new StandinRefusal(400, 'Different request body for the same Idempotency Header')
      if (earlier) return earlier.refund
      const amount = request.amount === undefined ? payment.amount - payment.amount_refunded : Number(request.amount)
      const refund = storeRefund(records, payment, amount, typeof request.receipt === 'string' ? request.receipt : null)
      if (key !== undefined) records.refundsByKey.set(key, { refund, body })
      return refund
    },
  }
}
