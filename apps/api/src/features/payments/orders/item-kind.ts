import type { ErrorCode } from '@pramaan/contract/errors'
import type { Queryable } from '@pramaan/database/client'
import type { FulfilmentProblem } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import type { OrderItem } from './order-items.queries.ts'

/**
 * The operations of an item kind: whether it may be bought, its price, fulfil, revoke. Runs in the caller's
 * transaction.
 */
export type Kind = {
  whyNotBuy: (deps: Deps, db: Queryable, item: OrderItem) => Promise<ErrorCode | undefined>
  /** Price in paise; undefined if there is no such item to buy. */
  price: (db: Queryable, item: OrderItem) => Promise<number | undefined>
  /** The names of these items by their ids, even if they can no longer be bought. */
  titles: (db: Queryable, subjectIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  fulfil: (deps: Deps, db: Queryable, item: OrderItem, orderId: string) => Promise<FulfilmentProblem | undefined>
  revoke: (deps: Deps, db: Queryable, item: OrderItem, orderId: string) => Promise<void>
}
