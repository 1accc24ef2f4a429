import type { ErrorCode } from '@pramaan/contract/errors'
import type { Queryable } from '@pramaan/database/client'
import type { FulfilmentProblem } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import type { OrderItem } from './order-items.queries.ts'

/** What can be asked of a kind of thing: may it be bought, what does it cost, give it, take it back. Runs in the caller's transaction. */
export type Kind = {
  whyNotBuy: (deps: Deps, db: Queryable, item: OrderItem) => Promise<ErrorCode | undefined>
  /** Price in paise and title; undefined where there is no such thing. */
  offer: (db: Queryable, item: OrderItem) => Promise<{ price: number; title: string } | undefined>
  fulfil: (deps: Deps, db: Queryable, item: OrderItem, orderId: string) => Promise<FulfilmentProblem | undefined>
  revoke: (deps: Deps, db: Queryable, item: OrderItem, orderId: string) => Promise<void>
}
