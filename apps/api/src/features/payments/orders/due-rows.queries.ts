import type { Queryable } from '@pramaan/database/client'
import type { orders, paymentEvents, refunds } from '@pramaan/database/schema'
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm'

type Retried = typeof orders | typeof refunds | typeof paymentEvents

/** The rows that are due first, locked; those that another process works on are passed over. */
export function isDue(db: Queryable, table: Retried, now: Date, most: number) {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(isNotNull(table.nextTryAt), lte(table.nextTryAt, now)))
    .orderBy(asc(table.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return sql`${table.id} in ${due}`
}

/** One more try, and the next at the given time if this one is lost. */
export function putOff({ tries }: Retried, until: Date) {
  return { nextTryAt: until, tries: sql`${tries} + 1` }
}
