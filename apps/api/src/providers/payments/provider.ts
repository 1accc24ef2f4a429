import type { OrderState } from '@pramaan/domain/payment'

/** A payment's current state at the provider; amounts in paise. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amount: number
  currency: string
  state: OrderState
  amountRefunded: number
  method: string | null
  /** Such as 'Visa credit'; null if not paid by card. */
  cardType: string | null
}

/** A refund's current state at the provider. `receipt` is our own id of it; null if we did not create it. */
export type ProviderRefund = {
  id: string
  paymentId: string
  amount: number
  state: 'pending' | 'processed' | 'failed'
  receipt: string | null
}

/** The content of a webhook: a payment's state at that moment, and the refund it is about. */
export type ProviderEvent = { payment: ProviderPayment | undefined; refund: ProviderRefund | undefined }

/** The operations of a payment provider. They throw `ProviderFailure` if they fail. */
export type PaymentProvider = {
  /** The public key for the checkout. */
  keyId: string
  /** The URL of the checkout's script, and the origins that a page must allow for it. */
  checkout: { script: string; origins: readonly string[] }
  createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) => Promise<{ id: string }>
  payment: (paymentId: string) => Promise<ProviderPayment>
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>
  capture: (payment: { id: string; amount: number; currency: string }) => Promise<ProviderPayment>
  refund: (refund: { paymentId: string; amount: number; key: string; receipt: string }) => Promise<ProviderRefund>
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** Whether the provider signed this order and payment; compared in constant time. */
  isSigned: (ids: { orderId: string; paymentId: string }, signature: string) => boolean
  /** Whether a webhook's raw body was signed with one of our secrets; compared in constant time. */
  isEventSigned: (body: Buffer, signature: string) => boolean
  /** Parses a webhook's body; undefined for an event that is not about a payment. */
  readEvent: (body: string) => ProviderEvent | undefined
}

/** A failed call to the provider: no response (`status` 0), or an error response. */
export class ProviderFailure extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderFailure'
    this.status = status
  }

  /** Whether the provider refused the call, so that repeating it is useless. */
  get refused() {
    return this.status >= 400 && this.status < 500 && this.status !== 409 && this.status !== 429
  }
}
