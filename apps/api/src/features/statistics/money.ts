import type { Queryable } from '@pramaan/database/client'
import { type DateRange, daysOf } from '@pramaan/domain/date-range'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { type OrderPurpose, orderPurposes } from '@pramaan/domain/payment'
import { type Captured, capturedByDay, countReturned, refundedByDay } from './money.queries.ts'

/** The amounts of a date range in rupees, by day and in total. */
export async function moneyOf(db: Queryable, range: DateRange) {
  const [captured, refunded] = [await capturedByDay(db, range), await refundedByDay(db, range)]
  const refundedOn = new Map(refunded.map(({ day, amount }) => [day, amount]))
  const days = Map.groupBy(captured, ({ day }) => day)
  const all = { ...byPurpose(captured, 'amount'), refunded: rupeesOfPaise(totalOf(refunded, 'amount')) }
  return {
    days: daysOf(range).map((day) => ({
      day,
      ...byPurpose(days.get(day) ?? [], 'amount'),
      refunded: rupeesOfPaise(refundedOn.get(day) ?? 0),
    })),
    total: { ...all, captured: rupeesOfPaise(totalOf(captured, 'amount')) },
    payments: { ...byPurpose(captured, 'payments'), refunded: await countReturned(db, range) },
  }
}

/** Rupees, or payments, of each purpose. */
function byPurpose(rows: readonly Captured[], what: 'amount' | 'payments') {
  const sum = (purpose: OrderPurpose) => {
    const total = totalOf(
      rows.filter((row) => row.purpose === purpose),
      what,
    )
    return [purpose, what === 'amount' ? rupeesOfPaise(total) : total] as const
  }
  return Object.fromEntries(orderPurposes.map(sum)) as Record<OrderPurpose, number>
}

function totalOf<K extends string>(rows: readonly Record<K, number>[], what: K) {
  return rows.reduce((total, row) => total + row[what], 0)
}
