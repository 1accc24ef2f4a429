import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** An order as the server passes it to the checkout. */
export type CheckoutOrder = Answer<Contract['payments']['createOrder']>['data']

/** What the checkout returns for the server to verify; the browser trusts none of it. */
export type PaidIds = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/** The state of a payment, as the payer sees it. */
export type PaidState = Answer<Contract['payments']['verify']>['data']['state']

/** An order in a person's own ledger. */
export type LedgerEntry = Answer<Contract['payments']['mine']>['data'][number]
