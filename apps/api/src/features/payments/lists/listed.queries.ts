import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { accounts, orders, payments } from '@pramaan/database/schema'
import type { MoneyShown, OrderPurpose, OrderState } from '@pramaan/domain/payment'
import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import { type DateRange, inDateRange, moneyMoved, moneyReceived, moneyReturned } from './money-conditions.queries.ts'

/** Payments, optionally of one purpose and state, by part of the payer's name or the start of the order's id. */
export type Narrowed = {
  search?: string | undefined
  purpose?: OrderPurpose | undefined
  status?: OrderState | undefined
}

/** Payments attempted in a date range; with `show` those whose money was received or returned in it. */
export type Listed = DateRange & Narrowed & { show?: MoneyShown | undefined }

/** The condition of these payments, joined with their order and payer. */
export function narrowed({ search = '', purpose, status }: Narrowed): SQL | undefined {
  const pattern = search.replaceAll(/[\\%_]/g, '\\$&')
  return and(
    purpose && eq(orders.purpose, purpose),
    status && eq(payments.state, status),
    search === '' ? undefined : or(hasText(search, accounts.fullName), ilike(orders.providerOrderId, `${pattern}%`)),
  )
}

/** The payments of a list, joined with their order and payer. */
export function listed(db: Queryable, { show, search, purpose, status, ...range }: Listed): SQL | undefined {
  return and(inPeriod(db, show, range), narrowed({ search, purpose, status }))
}

function inPeriod(db: Queryable, show: MoneyShown | undefined, range: DateRange) {
  if (show === 'money') return moneyMoved(db, range)
  if (show === 'received') return moneyReceived(range)
  return show === 'returned' ? moneyReturned(db, range) : inDateRange(payments.createdAt, range)
}
