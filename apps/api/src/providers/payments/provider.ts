import type { OrderState } from '@pramaan/domain/payment'

/** A payment as the provider has it now; amounts in paise. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amount: number
  currency: string
  state: OrderState
  amountRefunded: number
  method: string | null
  /** Such as 'Visa credit'; null for what is no card. */
  cardType: string | null
}

/** A refund as the provider has it now. `receipt` is our own id of it; null if it was not made by us. */
export type ProviderRefund = {
  id: string
  paymentId: string
  amount: number
  state: 'pending' | 'processed' | 'failed'
  receipt: string | null
}

/** What a webhook tells: a payment as it was at that moment, and the refund it is about. */
export type ProviderEvent = { payment: ProviderPayment | undefined; refund: ProviderRefund | undefined }

/** What we need of a payment provider. Calls throw `ProviderFailure` when there is no good answer. */
export type PaymentProvider = {
  /** The public key, which the checkout is opened with. */
  keyId: string
  /** Where the checkout's script is, and the origins that a page must let it use. */
  checkout: { script: string; origins: readonly string[] }
  createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) => Promise<{ id: string }>
  payment: (paymentId: string) => Promise<ProviderPayment>
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>
  capture: (payment: { id: string; amount: number; currency: string }) => Promise<ProviderPayment>
  refund: (refund: { paymentId: string; amount: number; key: string; receipt: string }) => Promise<ProviderRefund>
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>
  /** Whether the checkout's signature is the provider's, over this order and payment; in constant time. */
  isSigned: (ids: { orderId: string; paymentId: string }, signature: string) => boolean
  /** Whether a webhook's raw body was signed with one of our secrets; in constant time. */
  isEventSigned: (body: Buffer, signature: string) => boolean
  /** What a webhook's body says; undefined for an event that is not about a payment. */
  readEvent: (body: string) => ProviderEvent | undefined
}

/** A call to the provider that came to nothing: no answer (`status` 0), or an answer that is none of success. */
export class ProviderFailure extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderFailure'
    this.status = status
  }

  /** Whether the provider understood and said no: sending the same again is of no use. */
  get refused() {
    return this.status >= 400 && this.status < 500 && this.status !== 409 && this.status !== 429
  }
}
