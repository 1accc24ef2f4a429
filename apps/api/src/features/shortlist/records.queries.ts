import type { Queryable } from '@pramaan/database/client'
import { candidateSearch, jobApplications, jobs, shortlists } from '@pramaan/database/schema'
import { isShortlistedFor, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { and, count, desc, eq, exists, inArray } from 'drizzle-orm'

/** Shortlist entries, each with the employer's jobs that its candidate was shortlisted for as an applicant. */
function records(db: Queryable, employerId: number | undefined) {
  const applied = db
    .select({ jobId: jobApplications.jobId, candidateId: jobApplications.candidateId, employerId: jobs.employerId })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(inArray(jobApplications.status, jobApplicationStatuses.filter(isShortlistedFor)))
    .as('applied')
  const samePair = and(eq(applied.employerId, shortlists.employerId), eq(applied.candidateId, shortlists.candidateId))
  // An employer's list has only candidates visible in the search; Admins and hr see all.
  const seen = db
    .select({ id: candidateSearch.candidateId })
    .from(candidateSearch)
    .where(eq(candidateSearch.candidateId, shortlists.candidateId))
  const where = employerId === undefined ? undefined : and(eq(shortlists.employerId, employerId), exists(seen))
  return { applied, same: samePair, where }
}

/** A page of shortlist records, of one employer or of all, newest first. */
export function findRecords(db: Queryable, employerId: number | undefined, limit: number, offset: number) {
  const { applied, same: samePair, where } = records(db, employerId)
  return db
    .select({
      employerId: shortlists.employerId,
      candidateId: shortlists.candidateId,
      status: shortlists.status,
      jobId: applied.jobId,
    })
    .from(shortlists)
    .leftJoin(applied, samePair)
    .where(where)
    .orderBy(desc(shortlists.createdAt), desc(shortlists.candidateId), desc(applied.jobId))
    .limit(limit)
    .offset(offset)
}

/** The number of shortlist records, of one employer or of all. */
export async function countRecords(db: Queryable, employerId: number | undefined) {
  const { applied, same: samePair, where } = records(db, employerId)
  const [row] = await db.select({ total: count() }).from(shortlists).leftJoin(applied, samePair).where(where)
  return row?.total ?? 0
}
