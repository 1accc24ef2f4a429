import type { Queryable } from '@pramaan/database/client'
import { shownToEmployer } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  candidateSearch,
  candidates,
  employers,
  jobApplications,
  jobs,
  settings,
  shortlists,
} from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { appliedStatus } from '@pramaan/domain/job-application'
import { and, count, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { planLimitsKey } from '../../http/access/allowance.ts'

/** An employer's company profile with phone and e-mail. */
export async function findEmployer(db: Queryable, id: number) {
  const [row] = await db
    .select({
      employer: employers,
      email: accounts.email,
      contactEmail: accounts.contactEmail,
      phone: accounts.phone,
    })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.accountId, id))
  return row
}

/** An employer's company profile, its row locked until the transaction ends. */
export async function lockEmployer(db: Queryable, id: number) {
  const [row] = await db.select().from(employers).where(eq(employers.accountId, id)).for('no key update')
  return row
}

/** Writes the changed columns of an employer's company profile; undefined ones stay. */
export async function updateEmployer(db: Queryable, id: number, change: Partial<typeof employers.$inferInsert>) {
  const isChanged = Object.values(change).some((value) => value !== undefined)
  if (isChanged) await db.update(employers).set(change).where(eq(employers.accountId, id))
}

/**
 * The numbers of candidates in each stage, as in the lists: in total, moved there since an instant, there since before
 * another, and to be decided by a day.
 */
export function countStages(
  db: Queryable,
  employerId: number,
  { since, staleBefore, dueBy }: { since: Date; staleBefore: Date; dueBy: IndiaDay },
) {
  const newer = (at: PgColumn) => sql<number>`count(*) filter (where ${at} >= ${since.toISOString()})`.mapWith(Number)
  return db
    .select({
      status: shortlists.status,
      total: count(),
      added: newer(shortlists.createdAt),
      moved: newer(shortlists.updatedAt),
      stale: sql<number>`count(*) filter (where ${shortlists.updatedAt} < ${staleBefore.toISOString()})`.mapWith(
        Number,
      ),
      due: sql<number>`count(*) filter (where ${shortlists.decideBy} <= ${dueBy}::date)`.mapWith(Number),
    })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .where(eq(shortlists.employerId, employerId))
    .groupBy(shortlists.status)
}

/** The number of undecided applications to an employer's jobs, which the list of applicants shows as applied. */
export async function countUndecided(db: Queryable, employerId: number) {
  const [row] = await db
    .select({ total: count() })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(accounts, eq(accounts.id, jobApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(and(eq(jobs.employerId, employerId), eq(jobApplications.status, appliedStatus), shownToEmployer(employerId)))
  return row?.total ?? 0
}

/** The operator's settings of the plans' limits. */
export async function readPlanSettings(db: Queryable): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, planLimitsKey))
  return row?.value
}
