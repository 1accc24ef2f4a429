import type { Queryable } from '@pramaan/database/client'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { candidates, jobs, placementDrives, savedJobs } from '@pramaan/database/schema'
import { and, count, desc, eq } from 'drizzle-orm'

/** Locks a candidate's saved jobs, so that parallel requests can't exceed the limit together. */
export async function lockSavedJobs(db: Queryable, candidateId: number) {
  const ofCandidate = eq(candidates.accountId, candidateId)
  await db.select({ id: candidates.accountId }).from(candidates).where(ofCandidate).for('no key update')
}

/** The number of jobs a candidate saved. */
export async function countSavedJobs(db: Queryable, candidateId: number) {
  const [row] = await db.select({ total: count() }).from(savedJobs).where(eq(savedJobs.candidateId, candidateId))
  return row?.total ?? 0
}

/** A page of a candidate's saved jobs with the data that decides their state, last saved first. */
export function findSavedJobs(db: Queryable, candidateId: number, limit: number, offset: number) {
  return db
    .select({
      jobId: savedJobs.jobId,
      savedAt: savedJobs.savedAt,
      title: jobs.title,
      companyName: jobs.companyName,
      closedAt: jobs.closedAt,
      deletedAt: jobs.deletedAt,
      driveDeletedAt: placementDrives.deletedAt,
      driveLastDay: placementDrives.toDate,
      employerOpen: ofOpenEmployer(jobs.employerId),
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(eq(savedJobs.candidateId, candidateId))
    .orderBy(desc(savedJobs.savedAt), savedJobs.jobId)
    .limit(limit)
    .offset(offset)
}

/** Saves a job for a candidate; a saved one keeps its time. */
export async function insertSavedJob(db: Queryable, saved: typeof savedJobs.$inferInsert) {
  await db.insert(savedJobs).values(saved).onConflictDoNothing()
}

/** Removes a job from a candidate's saved jobs. */
export async function deleteSavedJob(db: Queryable, candidateId: number, jobId: number) {
  await db.delete(savedJobs).where(and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId)))
}
