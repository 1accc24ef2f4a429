import { searchAlerts as alert } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'

/** The columns of a state of a candidate: words with codes, months of work, expected pay. */
export type State = { words: SQL; months: SQL; pay: SQL }

/** Whether a state of a candidate meets the criteria of an alert, except for the days of registration and of the last visit. */
export function meets({ words, months, pay }: State): SQL {
  return sql`((${alert.condition} is null or ${words} @@ ${alert.condition})
    and (${alert.leastMonths} is null or ${months} >= ${alert.leastMonths})
    and (${alert.mostMonths} is null or ${months} <= ${alert.mostMonths})
    and (${alert.leastPay} is null or ${pay} >= ${alert.leastPay})
    and (${alert.mostPay} is null or ${pay} <= ${alert.mostPay}))`
}

/** Whether a day of registration meets the criteria of an alert. */
export function registeredInRange(registered: SQL): SQL {
  return sql`((${alert.registeredFrom} is null or ${registered} >= ${alert.registeredFrom})
    and (${alert.registeredBefore} is null or ${registered} < ${alert.registeredBefore}))`
}

/** Whether a last visit, today or on an earlier day, meets the criteria of an alert. */
export function activeWithin(activeDay: SQL, today: number): SQL {
  return sql`(${alert.activeDays} is null or ${activeDay} > ${today}::int - ${alert.activeDays})`
}
