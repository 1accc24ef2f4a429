import type { Queryable } from '@pramaan/database/client'
import { employerWindows } from '@pramaan/domain/dashboard'
import { dayOf, windowStart } from '@pramaan/domain/india-day'
import { lastDecisionDay, periodRange } from '@pramaan/domain/pipeline'
import {
  awaitsDecision,
  awaitsReply,
  isHired,
  isShortlisted,
  isUndecided,
  type ShortlistStatus,
  shortlistStatuses,
} from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import { pastSearch } from '../../services/search/history/past-search.ts'
import { countSearches, listLogs } from '../../services/search/history/search-log.queries.ts'
import { countViewed } from '../../services/search/history/viewed.queries.ts'
import { countStages, countUndecided } from './employers.queries.ts'

/** The number of past searches in the dashboard's response; it shows five, and the history panel the rest. */
const pastSearches = 20

/**
 * An employer's own figures, each equal to the length of its list, in total and in the past week (document 002 §2.3).
 */
export async function dashboardOf(deps: Deps, db: Queryable, employerId: number) {
  await deps.buffers.flush()
  const since = windowStart(employerWindows.figures, deps.now())
  const dueBy = lastDecisionDay('today', dayOf(deps.now()))
  const [ever, lately] = [{ employerId }, { employerId, since }]
  const [logs, searchCount, candidatesViewed, stages, searches, viewed, applicants] = await Promise.all([
    listLogs(db, ever, pastSearches),
    countSearches(db, ever),
    countViewed(db, ever),
    countStages(db, employerId, { since, staleBefore: periodRange('over-7-days', deps.now()).until, dueBy }),
    countSearches(db, lately),
    countViewed(db, lately),
    countUndecided(db, employerId),
  ])
  const countOf = (
    counts: (status: ShortlistStatus) => boolean,
    what: 'total' | 'added' | 'moved' | 'stale' | 'due' = 'total',
  ) => stages.reduce((sum, row) => (counts(row.status as ShortlistStatus) ? sum + row[what] : sum), 0)
  return {
    searchLogs: logs.map(pastSearch),
    searchCount,
    candidatesViewed,
    hiringProcessStatusCounts: { shortlisted: countOf(isShortlisted), hired: countOf(isHired) },
    stages: shortlistStatuses.filter(isShortlisted).map((status) => ({
      Status: Number(status),
      Count: countOf((one) => one === status),
    })),
    pastWeek: { searches, viewed, shortlisted: countOf(isShortlisted, 'added'), hired: countOf(isHired, 'moved') },
    needsYou: {
      applicants,
      due: countOf(isUndecided, 'due'),
      interviewed: countOf(awaitsDecision),
      ageing: countOf(awaitsReply, 'stale'),
    },
  }
}
