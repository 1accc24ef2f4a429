import type { Queryable } from '@pramaan/database/client'
import { listedFor, type Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobRoles, jobs, openingConcepts, placementDrives } from '@pramaan/database/schema'
import { leastLikeness } from '@pramaan/domain/opening-fit'
import { and, desc, eq, gte, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { costOfJob, nearnessOfJob } from '../../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../../services/opening-fit/seeker.ts'
import { applicationBy, byFit, fitOrder, fitting, selectJobs } from '../jobs.queries.ts'

/**
 * A request for similar jobs: the job being read, its requirements as if it were a candidate, and the number of
 * results.
 */
export type AlikeRequest = {
  jobId: number
  like: FitSeeker
  most: number
  /** An additional condition. */
  only?: SQL | undefined
}

/** Open jobs that the reader never applied to, nearest to another job first. */
function besideJob(
  db: Queryable,
  viewer: Viewer,
  { jobId, like, most, only }: AlikeRequest,
  where?: SQL,
  first: SQL[] = [],
) {
  return selectJobs(db, viewer)
    .leftJoin(fitting(like), byFit)
    .where(and(listedFor(viewer), only, ne(jobs.id, jobId), where, notExists(applicationBy(db, viewer.id))))
    .orderBy(...first, fitOrder(like), desc(jobs.id))
    .limit(most)
}

const likeness = (like: FitSeeker) => sql`fit.score - ${costOfJob(like)}`

/** The jobs most similar to another one. */
export function findAlike(db: Queryable, viewer: Viewer, request: AlikeRequest) {
  // A job's circumstances only lower its score, so low scores can be skipped here.
  const canBeLike = sql`fit.score >= ${leastLikeness}`
  return besideJob(db, viewer, request, and(canBeLike, gte(likeness(request.like), leastLikeness)))
}

/** The maximum number of compared jobs, the newest ones, because a field can have thousands. */
const compared = 500

/**
 * The jobs of a field (given as the concepts of its domains and titles) that are not similar to another job: those
 * nearest to its work first, then those of its subdomain.
 */
export function findOfField(db: Queryable, viewer: Viewer, request: AlikeRequest & { field: readonly number[] }) {
  const { jobId, like, field, only } = request
  const asking = db
    .select({ id: openingConcepts.openingId })
    .from(openingConcepts)
    .where(
      and(eq(openingConcepts.kind, 'job'), sql`${openingConcepts.conceptId} = any(${sql.param([...field])}::int[])`),
    )
  const newest = db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(listedFor(viewer), only, inArray(jobs.id, asking)))
    .orderBy(desc(jobs.id))
    .limit(compared)
  const subdomain = sql`(select own.subdomain from ${jobRoles} as own join ${jobs} as read on read.role_id = own.id where read.id = ${jobId})`
  const first = [nearnessOfJob(like), sql`coalesce(${jobRoles.subdomain} = ${subdomain}, false) desc`]
  const isOther = sql`coalesce(${likeness(like)}, 0) < ${leastLikeness}`
  return besideJob(db, viewer, request, and(inArray(jobs.id, newest), isOther), first)
}
