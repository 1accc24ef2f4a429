import type { Queryable } from '@pramaan/database/client'
import { candidateMatches, jobMatches, searchAlerts } from '@pramaan/database/schema'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { type AlertOwner, ofOwner } from './alerts.queries.ts'

/**
 * Which of these rows the alert of a saved search reported last: with its last message, or with another of the same
 * day, since an alert at once sends several that are read together.
 */
export async function findReported(db: Queryable, owner: AlertOwner, ids: readonly number[]): Promise<number[]> {
  const [alert] = await db
    .select({ id: searchAlerts.id, lastSentAt: searchAlerts.lastSentAt })
    .from(searchAlerts)
    .where(ofOwner(owner))
  if (!alert?.lastSentAt || ids.length === 0) return []
  const since = startOfDay(dayOf(alert.lastSentAt))
  const isOfJobs = 'savedJobSearchId' in owner
  const table = isOfJobs ? jobMatches : candidateMatches
  const row = isOfJobs ? jobMatches.jobId : candidateMatches.candidateId
  const rows = await db
    .select({ id: row })
    .from(table)
    .where(and(eq(table.alertId, alert.id), inArray(row, [...ids]), gte(table.sentAt, since)))
  return rows.map(({ id }) => id)
}
