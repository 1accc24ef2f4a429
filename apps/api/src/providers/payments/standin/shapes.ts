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

/** A refusal in Razorpay's shape. */
export class StandinRefusal extends Error {
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}
