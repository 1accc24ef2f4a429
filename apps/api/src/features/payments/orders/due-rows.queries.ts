import type { Queryable } from '@pramaan/database/client'
import type { orders, paymentEvents, refunds } from '@pramaan/database/schema'
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm'

type Retried = typeof orders | typeof refunds | typeof paymentEvents

/** The rows that are due first, locked; rows that another process is working on are skipped. */
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

/** Counts an attempt, and schedules the next one in case this one is lost. */
export function putOff({ tries }: Retried, until: Date) {
  return { nextTryAt: until, tries: sql`${tries} + 1` }
}
