import { type Records, secondsOf } from './records.ts'
import { type StandinOrder, type StandinPayment, StandinRefusal } from './shapes.ts'

/** An unpaid order from before the stand-in started. */
type UnpaidOrder = { id: string; receipt: string; amount: number; createdAt: Date }

/** A payment captured before the stand-in started: its order's id, paise, and refunded paise. */
type CapturedPayment = {
  id: string
  orderId: string
  amount: number
  refunded: number
  method: string | null
  capturedAt: Date
}

const restored = { entity: 'order', currency: 'INR', attempts: 1, notes: {} } as const

function unpaidOrder({ createdAt, ...order }: UnpaidOrder): StandinOrder {
  return { ...restored, ...order, status: 'attempted', created_at: secondsOf(createdAt) }
}

function paidOrder({ orderId: id, amount, capturedAt }: CapturedPayment): StandinOrder {
  return { ...restored, id, amount, receipt: null, status: 'paid', created_at: secondsOf(capturedAt) }
}

function capturedPayment({ id, orderId, amount, refunded, method, capturedAt }: CapturedPayment): StandinPayment {
  const full = refunded >= amount
  return {
    id,
    entity: 'payment',
    order_id: orderId,
    amount,
    currency: 'INR',
    captured: true,
    card: null,
    status: full ? 'refunded' : 'captured',
    method: method ?? 'card',
    amount_refunded: refunded,
    refund_status: full ? 'full' : refunded > 0 ? 'partial' : null,
    created_at: secondsOf(capturedAt),
  }
}

/** Creates orders, and restores those from before the stand-in started. */
export function orderCalls({ orders, payments, newId, now }: Records) {
  return {
    createOrder(request: { amount?: unknown; currency?: unknown; receipt?: unknown; notes?: unknown }) {
      if (!Number.isInteger(request.amount) || Number(request.amount) < 100)
        throw new StandinRefusal(400, 'Order amount less than minimum amount allowed')
      if (request.currency !== 'INR') throw new StandinRefusal(400, 'Currency is not supported')
      const order: StandinOrder = {
        id: newId('order'),
        entity: 'order',
        amount: Number(request.amount),
        currency: 'INR',
        receipt: typeof request.receipt === 'string' ? request.receipt.slice(0, 40) : null,
        status: 'created',
        attempts: 0,
        notes: (request.notes ?? {}) as Record<string, string>,
        created_at: secondsOf(now()),
      }
      orders.set(order.id, order)
      return order
    },
    /** Restores orders from before it started, which can be paid as before. */
    restoreOrders(list: readonly UnpaidOrder[]) {
      for (const one of list) orders.set(one.id, unpaidOrder(one))
    },
    /** Restores payments from before it started, without sending events for them. */
    restorePayments(list: readonly CapturedPayment[]) {
      for (const one of list) {
        orders.set(one.orderId, paidOrder(one))
        payments.set(one.id, capturedPayment(one))
      }
    },
  }
}
