import type { Queryable } from '@pramaan/database/client'
import { nextAlertAt } from '@pramaan/domain/alert'
import { insertDue, listIdle } from './schedule-alerts.queries.ts'

/** Sets when alerts with a new match are sent. */
export async function scheduleAlerts(clock: () => Date, db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return
  const now = clock()
  const due = (await listIdle(db, ids)).flatMap(({ id, frequency, lastSentAt }) => {
    const dueAt = nextAlertAt(frequency, now, lastSentAt)
    return dueAt ? [{ alertId: id, dueAt }] : []
  })
  await insertDue(db, due)
}
