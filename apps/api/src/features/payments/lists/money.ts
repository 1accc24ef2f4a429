import type { Queryable } from '@pramaan/database/client'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { storeFigures } from '@pramaan/domain/store'
import { type DateRange, readMoney } from './money.queries.ts'

/** The money that came in and went back in a range of days, or ever, in rupees: the Store's figures and those of its lists. */
export async function moneyIn(db: Queryable, range: DateRange) {
  const { orders, ...money } = await readMoney(db, range)
  const { sale, profit, expense } = storeFigures(money)
  return {
    Sale: rupeesOfPaise(sale),
    Profit: rupeesOfPaise(profit),
    Expense: rupeesOfPaise(expense),
    Orders: orders,
  }
}
