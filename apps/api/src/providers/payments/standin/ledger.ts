type Status = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

/** An order of the stand-in, in Razorpay's own shape. */
export type StandinOrder = {
  id: string
  entity: 'order'
  amount: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string>
  created_at: number
}

/** A payment of the stand-in, in Razorpay's own shape. */
export type StandinPayment = {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: Status
  captured: boolean
  method: string
  card: { network: string; type: string; last4: string } | null
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  created_at: number
}

/** A refund of the stand-in, in Razorpay's own shape. */
export type StandinRefund = {
  id: string
  entity: 'refund'
  payment_id: string
  amount: number
  currency: string
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
  created_at: number
}

/** An order that was made before the stand-in started, and waits for its payment. */
type UnpaidOrder = { id: string; receipt: string; amount: number; createdAt: Date }

/** A payment that was captured before the stand-in started: its order's id, paise, and how many of them went back. */
type CapturedPayment = {
  id: string
  orderId: string
  amount: number
  refunded: number
  method: string | null
  capturedAt: Date
}

/** A refusal in Razorpay's shape. */
export class StandinRefusal extends Error {
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Reports an event: Razorpay's name for it, and the entities it carries. */
type Tell = (event: string, payload: Record<string, unknown>) => void

const restored = { entity: 'order', currency: 'INR', attempts: 1, notes: {} } as const
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

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

/** What the stand-in knows: orders, payments, refunds, with Razorpay's rules of what may follow what. */
export function createLedger(now: () => Date, notify: Tell) {
  const orders = new Map<string, StandinOrder>()
  const payments = new Map<string, StandinPayment>()
  const refunds = new Map<string, StandinRefund>()
  const keys = new Map<string, { refund: StandinRefund; body: string }>()
  const seconds = () => secondsOf(now())
  const id = (kind: string) =>
    `${kind}_${Array.from(crypto.getRandomValues(new Uint8Array(14)), (byte) => letters[byte % letters.length]).join('')}`

  function find<T>(rows: Map<string, T>, wanted: string): T {
    const row = rows.get(wanted)
    if (!row) throw new StandinRefusal(400, 'The id provided does not exist')
    return row
  }

  function setCaptured(payment: StandinPayment) {
    const order = find(orders, payment.order_id)
    Object.assign(payment, { status: 'captured', captured: true })
    order.status = 'paid'
    notify('payment.captured', { payment })
    notify('order.paid', { payment, order })
  }

  function storeRefund(payment: StandinPayment, amount: number, receipt: string | null) {
    const left = payment.amount - payment.amount_refunded
    if (!payment.captured) throw new StandinRefusal(400, 'The payment status should be captured for action to be taken')
    if (left === 0) throw new StandinRefusal(400, 'The payment has been fully refunded already')
    if (amount > left) throw new StandinRefusal(400, 'The refund amount is greater than the amount left')
    const shape = { entity: 'refund', currency: payment.currency, status: 'processed', created_at: seconds() } as const
    const refund: StandinRefund = { ...shape, id: id('rfnd'), payment_id: payment.id, amount, receipt }
    refunds.set(refund.id, refund)
    payment.amount_refunded += amount
    payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
    if (payment.refund_status === 'full') payment.status = 'refunded'
    notify('refund.created', { payment, refund })
    notify('refund.processed', { payment, refund })
    return refund
  }

  return {
    orders,
    payments,
    refunds,
    clear: () => [orders, payments, refunds, keys].forEach((rows) => void rows.clear()),
    createOrder(request: { amount?: unknown; currency?: unknown; receipt?: unknown; notes?: unknown }) {
      if (!Number.isInteger(request.amount) || Number(request.amount) < 100)
        throw new StandinRefusal(400, 'Order amount less than minimum amount allowed')
      if (request.currency !== 'INR') throw new StandinRefusal(400, 'Currency is not supported')
      const order: StandinOrder = {
        id: id('order'),
        entity: 'order',
        amount: Number(request.amount),
        currency: 'INR',
        receipt: typeof request.receipt === 'string' ? request.receipt.slice(0, 40) : null,
        status: 'created',
        attempts: 0,
        notes: (request.notes ?? {}) as Record<string, string>,
        created_at: seconds(),
      }
      orders.set(order.id, order)
      return order
    },
    /** Learns again of orders from before it started, which can be paid as before. */
    restoreOrders(list: readonly UnpaidOrder[]) {
      for (const one of list) orders.set(one.id, unpaidOrder(one))
    },
    /** Reloads payments from before it started, without sending events for them. */
    restorePayments(list: readonly CapturedPayment[]) {
      for (const one of list) {
        orders.set(one.orderId, paidOrder(one))
        payments.set(one.id, capturedPayment(one))
      }
    },
    order: (wanted: string) => find(orders, wanted),
    payment: (wanted: string) => find(payments, wanted),
    paymentsOf: (orderId: string) => [...payments.values()].filter((payment) => payment.order_id === orderId),
    refundsOf: (paymentId: string) => [...refunds.values()].filter((refund) => refund.payment_id === paymentId),
    /** A try at the checkout. A paid order takes no more, but for `again`: two tries that were under way at once. */
    pay(orderId: string, outcome: 'success' | 'failure' | 'authorized', again = false) {
      const order = find(orders, orderId)
      if (order.status === 'paid' && !again) throw new StandinRefusal(400, 'The order is paid already')
      order.attempts += 1
      if (order.status === 'created') order.status = 'attempted'
      const payment: StandinPayment = {
        id: id('pay'),
        entity: 'payment',
        order_id: orderId,
        amount: order.amount,
        currency: order.currency,
        status: outcome === 'failure' ? 'failed' : 'authorized',
        captured: false,
        method: 'card',
        card: { network: 'Visa', type: 'credit', last4: '1111' },
        amount_refunded: 0,
        refund_status: null,
        created_at: seconds(),
      }
      payments.set(payment.id, payment)
      notify(outcome === 'failure' ? 'payment.failed' : 'payment.authorized', { payment })
      if (outcome === 'success') setCaptured(payment)
      return payment
    },
    capture(paymentId: string, amount: unknown) {
      const payment = find(payments, paymentId)
      if (payment.captured) throw new StandinRefusal(400, 'This payment has already been captured')
      if (payment.status !== 'authorized') throw new StandinRefusal(400, 'Only payments which have been authorized')
      if (amount !== payment.amount)
        throw new StandinRefusal(400, 'Capture amount must be equal to the amount authorized')
      setCaptured(payment)
      return payment
    },
    /** A failed try that the bank lets through after all, up to days later. */
    authoriseLate(paymentId: string) {
      const payment = find(payments, paymentId)
      payment.status = 'authorized'
      notify('payment.authorized', { payment })
    },
    refund(paymentId: string, request: { amount?: unknown; receipt?: unknown }, key?: string) {
      const payment = find(payments, paymentId)
      const earlier = key === undefined ? undefined : keys.get(key)
      const body = JSON.stringify([paymentId, request])
      if (earlier && earlier.body !== body)
        throw new StandinRefusal(400, 'Different request body for the same Idempotency Header')
      if (earlier) return earlier.refund
      const amount = request.amount === undefined ? payment.amount - payment.amount_refunded : Number(request.amount)
      const refund = storeRefund(payment, amount, typeof request.receipt === 'string' ? request.receipt : null)
      if (key !== undefined) keys.set(key, { refund, body })
      return refund
    },
  }
}

/** What the stand-in knows. */
export type Ledger = ReturnType<typeof createLedger>
