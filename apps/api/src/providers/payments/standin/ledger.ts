import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { createRecords, find } from './records.ts'
import { refundCalls } from './refunds.ts'

/** The stand-in's orders, payments and refunds, whose states follow Razorpay's rules. */
export function createLedger(...[now, notify]: Parameters<typeof createRecords>) {
  const records = createRecords(now, notify)
  const { orders, payments, refunds, refundsByKey } = records
  return {
    orders,
    payments,
    refunds,
    order: (id: string) => find(orders, id),
    payment: (id: string) => find(payments, id),
    paymentsOf: (orderId: string) => [...payments.values()].filter((payment) => payment.order_id === orderId),
    refundsOf: (paymentId: string) => [...refunds.values()].filter((refund) => refund.payment_id === paymentId),
    clear: () => [orders, payments, refunds, refundsByKey].forEach((rows) => void rows.clear()),
    ...orderCalls(records),
    ...paymentCalls(records),
    ...refundCalls(records),
  }
}

/** The stand-in's ledger. */
export type Ledger = ReturnType<typeof createLedger>
