import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** An order as the server hands it to the checkout. */
export type CheckoutOrder = Answer<Contract['payments']['createOrder']>['data']

/** Where a payment stands for the person who has just paid. */
export type PaidState = Answer<Contract['payments']['verify']>['data']['state']

/** One order of a person's own ledger. */
export type LedgerEntry = Answer<Contract['payments']['own']>['data'][number]
