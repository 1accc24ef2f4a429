import type { Queryable } from '@pramaan/database/client'
import { nextAlertAt } from '@pramaan/domain/alert'
import { listIdle, setDue } from './due.queries.ts'

/** Sets when alerts with a new match are sent. */
export async function callAlerts(clock: () => Date, db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return
  const idle = await listIdle(db, ids)
  const now = clock()
  const byTime = Map.groupBy(idle, ({ frequency, lastSentAt }) => nextAlertAt(frequency, now, lastSentAt)?.getTime())
  for (const [time, alerts] of byTime) {
    const due = time === undefined ? null : new Date(time)
    await setDue(
      db,
      alerts.map(({ id }) => id),
      due,
    )
  }
}
