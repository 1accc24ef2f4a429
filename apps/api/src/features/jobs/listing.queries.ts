import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { jobApplications, jobs, placementDrives } from '@pramaan/database/schema'
import type { Role } from '@pramaan/domain/role'
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'

/** The reader of jobs or drives, and the day in India. */
export type Viewer = { id: number; role: Role; today: string }

/** Existing jobs: neither the job nor its drive is deleted. The query must join the drive. */
export const isThere = and(isNull(jobs.deletedAt), or(isNull(jobs.driveId), isNull(placementDrives.deletedAt)))

/**
 * The jobs that an account may open: employers their own, everyone else all; never a deleted job, or one of a deleted
 * drive. A candidate opens those of a suspended employer only where they applied before.
 */
export function openableBy({ id, role }: Pick<Viewer, 'id' | 'role'>): SQL | undefined {
  if (role === 'Employer') return and(isThere, eq(jobs.employerId, id))
  return and(isThere, role === 'Candidate' ? or(ofOpenEmployer(jobs.employerId), appliedBy(id)) : undefined)
}

function appliedBy(candidateId: number) {
  return sql`exists (select 1 from ${jobApplications} as own where own.job_id = ${jobs.id} and own.candidate_id = ${candidateId})`
}

/** The jobs in an account's lists. For a candidate these exclude closed jobs, ended drives and suspended employers. */
export function listedFor(viewer: Viewer): SQL | undefined {
  const running = or(isNull(jobs.driveId), gte(placementDrives.toDate, viewer.today))
  return and(
    openableBy(viewer),
    viewer.role === 'Candidate' ? and(isNull(jobs.closedAt), running, ofOpenEmployer(jobs.employerId)) : undefined,
  )
}

/** What share of a job's skills are among these, 0 to 1: the order of 'Top jobs matching your profile'. */
export function matchedShare(keys: readonly string[]) {
  return sql<number>`coalesce((select count(*) from unnest(${jobs.skillKeys}) as asked
    where asked = any(${sql.param(keys)}::text[]))::float8 / nullif(cardinality(${jobs.skillKeys}), 0), 0)`
}

/** The jobs that ask for any of these skills, by the index; none where there are none. */
export function asksForAny(keys: readonly string[]) {
  return sql`${jobs.skillKeys} && ${sql.param(keys)}::text[]`
}
