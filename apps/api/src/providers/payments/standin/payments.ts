import { find, type Records, secondsOf } from './records.ts'
import { type StandinOrder, type StandinPayment, StandinRefusal } from './shapes.ts'

function newPayment({ newId, now }: Records, { id, amount, currency }: StandinOrder, failed: boolean): StandinPayment {
  return {
    id: newId('pay'),
    entity: 'payment',
    order_id: id,
    amount,
    currency,
    status: failed ? 'failed' : 'authorized',
    captured: false,
    method: 'card',
    card: { network: 'Visa', type: 'credit', last4: '1111' },
    amount_refunded: 0,
    refund_status: null,
    created_at: secondsOf(now()),
  }
}

function setCaptured({ orders, notify }: Records, payment: StandinPayment) {
  const order = find(orders, payment.order_id)
  Object.assign(payment, { status: 'captured', captured: true })
  order.status = 'paid'
  notify('payment.captured', { payment })
  notify('order.paid', { payment, order })
}

/** Attempts at the checkout, and captures, with Razorpay's rules. */
export function paymentCalls(records: Records) {
  const { orders, payments, notify } = records
  return {
    /**
     * An attempt at the checkout. A paid order accepts no more attempts, except with `again`, which simulates two
     * parallel ones.
     */
    pay(orderId: string, outcome: 'success' | 'failure' | 'authorized', again = false) {
      const order = find(orders, orderId)
      if (order.status === 'paid' && !again) throw new StandinRefusal(400, 'The order is paid already')
      order.attempts += 1
      if (order.status === 'created') order.status = 'attempted'
      const payment = newPayment(records, order, outcome === 'failure')
      payments.set(payment.id, payment)
      notify(outcome === 'failure' ? 'payment.failed' : 'payment.authorized', { payment })
      if (outcome === 'success') setCaptured(records, payment)
      return payment
    },
    capture(paymentId: string, amount: unknown) {
      const payment = find(payments, paymentId)
      if (payment.captured) throw new StandinRefusal(400, 'This payment has already been captured')
      if (payment.status !== 'authorized') throw new StandinRefusal(400, 'Only payments which have been authorized')
      if (amount !== payment.amount)
        throw new StandinRefusal(400, 'Capture amount must be equal to the amount authorized')
      setCaptured(records, payment)
      return payment
    },
    /** A failed attempt that the bank authorises after all, up to days later. */
    authoriseLate(paymentId: string) {
      const payment = find(payments, paymentId)
      payment.status = 'authorized'
      notify('payment.authorized', { payment })
    },
  }
}
