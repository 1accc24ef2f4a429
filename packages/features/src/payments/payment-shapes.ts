import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** An order as the server hands it to the checkout. */
export type CheckoutOrder = Answer<Contract['payments']['createOrder']>['data']

/** What the checkout hands back for the server to check; nothing of it is proof in the browser. */
export type PaidIds = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

/** Where a payment stands for the person who has just paid. */
export type PaidState = Answer<Contract['payments']['verify']>['data']['state']

/** One order of a person's own ledger. */
export type LedgerEntry = Answer<Contract['payments']['own']>['data'][number]
