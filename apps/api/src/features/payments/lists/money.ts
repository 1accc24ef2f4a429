import type { Queryable } from '@pramaan/database/client'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { storeFigures } from '@pramaan/domain/store'
import type { Narrowed } from './listed.queries.ts'
import { readMoney } from './money.queries.ts'
import type { DateRange } from './money-conditions.queries.ts'

/**
 * The money captured and returned in a range of days, or ever, in rupees, over all or some payments: the figures of the
 * Store and its lists.
 */
export async function moneyIn(db: Queryable, range: DateRange, which: Narrowed = {}) {
  const { payments, ...money } = await readMoney(db, range, which)
  const { sale, profit, expense } = storeFigures(money)
  return {
    Sale: rupeesOfPaise(sale),
    Profit: rupeesOfPaise(profit),
    Expense: rupeesOfPaise(expense),
    Orders: payments,
  }
}
