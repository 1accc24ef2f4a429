import type { Role } from '@pramaan/domain/role'
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jobApplications, jobs, placementDrives } from '../schema/index.ts'
import { ofOpenEmployer } from './open-employer.ts'

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
  if (viewer.role !== 'Candidate') return openableBy(viewer)
  // The condition does not depend on the candidate, so that all candidates share the cached counts.
  const running = or(isNull(jobs.driveId), gte(placementDrives.toDate, viewer.today))
  return and(isThere, isNull(jobs.closedAt), running, ofOpenEmployer(jobs.employerId))
}
