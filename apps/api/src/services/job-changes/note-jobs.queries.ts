import type { Queryable } from '@pramaan/database/client'
import { listedFor } from '@pramaan/database/conditions/listed-jobs'
import { changedJobs, jobs, openingConcepts, placementDrives } from '@pramaan/database/schema'
import { dayOf } from '@pramaan/domain/india-day'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

/**
 * Stores jobs and their requirements as candidates see them before a change, for the saved searches; nothing for
 * unlisted jobs. An earlier state that was not compared yet stays but is written again, so that a comparison in
 * progress does not treat the new change as compared.
 */
async function noteJobs(db: Queryable, which: SQL | undefined, now: Date) {
  const listed = listedFor({ id: 0, role: 'Candidate', today: dayOf(now) })
  await db.execute(sql`insert into ${changedJobs} (job_id, before)
    select ${jobs.id}, case when ${listed} then to_jsonb(${jobs}) || jsonb_build_object('asks',
      (select jsonb_agg(to_jsonb(${openingConcepts})) from ${openingConcepts}
        where ${openingConcepts.kind} = 'job' and ${openingConcepts.openingId} = ${jobs.id})) end
    from ${jobs} left join ${placementDrives} on ${placementDrives.id} = ${jobs.driveId}
    where ${which} order by ${jobs.id}
    on conflict (job_id) do update set job_id = excluded.job_id, compared_at = null`)
}

/** Notes a job that is about to change. */
export async function noteJob(db: Queryable, jobId: number, now: Date) {
  await noteJobs(db, eq(jobs.id, jobId), now)
}

/** Notes the open jobs of an employer or drive that is about to be listed or hidden. */
export async function noteJobsOf(db: Queryable, of: { employerId: number } | { driveId: number }, now: Date) {
  const ofOwner = 'employerId' in of ? eq(jobs.employerId, of.employerId) : eq(jobs.driveId, of.driveId)
  await noteJobs(db, and(ofOwner, isNull(jobs.deletedAt), isNull(jobs.closedAt)), now)
}
