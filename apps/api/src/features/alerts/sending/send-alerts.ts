import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import { type Notice, notify } from '../../../services/notifications/notify.ts'
import { findMatchingIds } from '../../jobs/jobs.queries.ts'
import { batchesOf, type FailedItems, separately } from '../batches.ts'
import { filtersOfSaved } from '../jobs/job-criteria.ts'
import { deleteDue, forgetUnsent, updateAlert } from './schedule-alerts.queries.ts'
import { forgetLost, listUnsentJobs, lockDue, markJobsSent, markSent } from './send-alerts.queries.ts'
import { stopLink } from './stop-link.ts'

const batchSize = 20

/** Sends the alerts that are due, with all new matches of a search in one message. */
export async function sendAlerts(deps: Deps) {
  await batchesOf(batchSize, 'alerts', (failed) => sendBatch(deps, failed))
}

function sendBatch(deps: Deps, failed: FailedItems): Promise<number> {
  return deps.db.transaction(async (db: Queryable) => {
    const due = await lockDue(db, deps.now(), batchSize, [...failed.keys()])
    for (const alert of due) await separately(db, failed, alert.id, (inner) => sendAlert(deps, inner, alert))
    return due.length
  })
}

type Due = Awaited<ReturnType<typeof lockDue>>[number]

async function sendAlert(deps: Deps, db: Queryable, alert: Due) {
  const { id, accountId, channel, name, query, frequency } = alert
  // The alert was turned off during a comparison, and the match was stored after the others were deleted.
  if (frequency === 'off') return forgetPlanned(db, id)
  const now = deps.now()
  const count = query === null ? await markPeople(db, id, now) : await markOpenJobs(deps, db, alert, { query, now })
  await deleteDue(db, id)
  if (count === 0) return
  await updateAlert(db, id, { lastSentAt: now })
  const app = query === null ? 'employer' : 'candidate'
  const links = { stop: await stopLink(deps, app, id) }
  const params = { search: name, count: String(count) }
  await notify(deps, db, { to: accountId, ...kindAndPath(alert), params, links, channels: [channel] })
}

async function forgetPlanned(db: Queryable, alertId: number) {
  await deleteDue(db, alertId)
  await forgetUnsent(db, alertId)
}

/** The kind of a message, and its link. */
function kindAndPath({ filters, query }: Due): Pick<Notice<'candidates-matched' | 'jobs-matched'>, 'kind' | 'path'> {
  if (query !== null) return { kind: 'jobs-matched', path: `/jobs?${query}` }
  return { kind: 'candidates-matched', path: `/emp-candidate-list?${queryOfFilters(filtersOfAddress(filters ?? {}))}` }
}

/** Marks the people of a message as sent: those who are shown and still match the search. */
async function markPeople(db: Queryable, alertId: number, now: Date) {
  await forgetLost(db, alertId)
  return markSent(db, alertId, now)
}

/** Marks the jobs of a message as sent: those that are open and still match the search. */
async function markOpenJobs(
  deps: Deps,
  db: Queryable,
  { id, accountId }: Due,
  { query, now }: { query: string; now: Date },
) {
  const viewer = { id: accountId, role: 'Candidate', today: dayOf(now) } as const
  const unsent = await listUnsentJobs(db, id)
  const filters = await filtersOfSaved(deps, db, query)
  const matching = await findMatchingIds(db, viewer, filters, unsent)
  await markJobsSent(db, id, matching, now)
  return matching.length
}
