import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidateMatches,
  jobMatches,
  jobs,
  placementDrives,
  candidateSearch as row,
  searchAlerts,
} from '@pramaan/database/schema'
import { titleAt } from '@pramaan/domain/candidate'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { inState } from '../jobs/conditions.queries.ts'
import { type AlertOwner, ofOwner } from './alerts.queries.ts'

/** The maximum number of reported matches that are named. */
const mostNamed = 6

const total = sql<number>`(count(*) over ())::int`

/**
 * The matches that an alert reported last: with its last message or others of the same day, because an immediate alert
 * sends several that are read together. Undefined if it has reported none.
 */
async function reportedLast(db: Queryable, owner: AlertOwner, table: typeof candidateMatches | typeof jobMatches) {
  const [alert] = await db
    .select({ id: searchAlerts.id, lastSentAt: searchAlerts.lastSentAt })
    .from(searchAlerts)
    .where(ofOwner(owner))
  if (!alert?.lastSentAt) return undefined
  return and(eq(table.alertId, alert.id), gte(table.sentAt, startOfDay(dayOf(alert.lastSentAt))))
}

/** Which of these rows the alert of a saved search reported last. */
export async function findReported(db: Queryable, owner: AlertOwner, ids: readonly number[]): Promise<number[]> {
  const isOfJobs = 'savedJobSearchId' in owner
  const table = isOfJobs ? jobMatches : candidateMatches
  const reported = ids.length === 0 ? undefined : await reportedLast(db, owner, table)
  if (!reported) return []
  const id = isOfJobs ? jobMatches.jobId : candidateMatches.candidateId
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(reported, inArray(id, [...ids])))
  return rows.map((found) => found.id)
}

/** The candidates that the alert reported last and who are in the search: the newest, and how many. */
export async function findReportedPeople(db: Queryable, owner: AlertOwner) {
  const reported = await reportedLast(db, owner, candidateMatches)
  if (!reported) return reportOf([])
  const rows = await db
    .select({ ID: row.candidateId, Name: accounts.fullName, total })
    .from(candidateMatches)
    .innerJoin(row, eq(row.candidateId, candidateMatches.candidateId))
    .innerJoin(accounts, eq(accounts.id, row.candidateId))
    .where(reported)
    .orderBy(desc(candidateMatches.matchedAt), desc(row.candidateId))
    .limit(mostNamed)
  return reportOf(rows)
}

/** The jobs that the alert reported last and that are open on this day: the newest, and how many. */
export async function findReportedJobs(db: Queryable, owner: AlertOwner, today: string) {
  const reported = await reportedLast(db, owner, jobMatches)
  if (!reported) return reportOf([])
  const rows = await db
    .select({ ID: jobs.id, title: jobs.title, company: jobs.companyName, total })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobMatches.jobId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(reported, inState('open', today)))
    .orderBy(desc(jobMatches.matchedAt), desc(jobs.id))
    .limit(mostNamed)
  return reportOf(rows.map(({ title, company, ...job }) => ({ ...job, Name: titleAt(title, company) })))
}

function reportOf(rows: readonly { ID: number; Name: string | null; total: number }[]) {
  const Newest = rows.map(({ ID, Name }) => ({ ID, Name: Name ?? '' }))
  return { Newest, Total: rows[0]?.total ?? 0 }
}
