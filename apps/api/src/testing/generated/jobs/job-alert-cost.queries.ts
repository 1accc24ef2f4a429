import type { Database } from '@pramaan/database/client'
import { changedJobs, jobMatches, jobs } from '@pramaan/database/schema'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { matchJobs } from '../../../features/alerts/jobs/match-jobs.ts'

/** What the comparison of a new job with the saved searches took, in milliseconds, and the number of its matches. */
export type JobAlertCost = { ms: number; matches: number }

/** Compares so many open jobs with the saved searches, one by one, as if each were new. */
export async function costOfJobMatching(db: Database, most: number): Promise<JobAlertCost[]> {
  const open = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.closedAt), isNull(jobs.deletedAt), isNull(jobs.driveId)))
    .orderBy(sql`hashint8(${jobs.id})`)
    .limit(most)
  await matchJobs({ db, now: () => new Date() })
  const costs: JobAlertCost[] = []
  for (const { id } of open) {
    await db.delete(jobMatches).where(eq(jobMatches.jobId, id))
    await db.insert(changedJobs).values({ jobId: id })
    const start = performance.now()
    await matchJobs({ db, now: () => new Date() })
    const ms = performance.now() - start
    const [row] = await db.select({ matches: count() }).from(jobMatches).where(eq(jobMatches.jobId, id))
    costs.push({ ms, matches: row?.matches ?? 0 })
  }
  return costs
}
