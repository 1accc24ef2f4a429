import type { Queryable } from '@pramaan/database/client'
import { shown } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  changedJobs,
  employers,
  jobApplications,
  jobDomains,
  jobRoles,
  jobs,
  placementDrives,
  savedJobs,
} from '@pramaan/database/schema'
import { withdrawnStatus } from '@pramaan/domain/job-application'
import { leastLikeness } from '@pramaan/domain/opening-fit'
import { type PagePart, partsOfPage } from '@pramaan/domain/pages'
import { and, desc, eq, gte, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { costOfJob, fitRows } from '../opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../opening-fit/seeker.ts'
import { jobsWhere } from './conditions.queries.ts'
import type { JobFilters } from './job-filters.ts'
import { listedFor, openableBy, type Viewer } from './listing.queries.ts'
import { type NearCity, stepCount, stepOf, stepsOf } from './near-city.queries.ts'

function ownApplication(db: Queryable, candidateId: number, which?: SQL) {
  return db
    .select({ one: sql`1` })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.candidateId, candidateId), which))
}

const stands = ne(jobApplications.status, withdrawnStatus)

function ownSave(db: Queryable, candidateId: number) {
  return db
    .select({ one: sql`1` })
    .from(savedJobs)
    .where(and(eq(savedJobs.jobId, jobs.id), eq(savedJobs.candidateId, candidateId)))
}

const applicant = alias(accounts, 'applicant')

/** The number of applications in the reader's list: an employer's has no hidden people. */
function applicantsFor(db: Queryable, { role }: Pick<Viewer, 'role'>) {
  const held = db
    .select({ held: sql`count(*)::int` })
    .from(jobApplications)
    .innerJoin(applicant, eq(applicant.id, jobApplications.candidateId))
    .where(and(eq(jobApplications.jobId, jobs.id), role === 'Employer' ? shown(applicant) : undefined))
  return sql<number>`${held}`
}

function selectJobs(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>) {
  return db
    .select({
      job: jobs,
      role: jobRoles.title,
      domain: jobDomains.title,
      drive: placementDrives.title,
      applied: sql<boolean>`exists ${ownApplication(db, viewer.id, stands)}`,
      saved: sql<boolean>`exists ${ownSave(db, viewer.id)}`,
      applicants: applicantsFor(db, viewer),
    })
    .from(jobs)
    .leftJoin(jobRoles, eq(jobRoles.id, jobs.roleId))
    .leftJoin(jobDomains, eq(jobDomains.id, jobs.domainId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .$dynamic()
}

/** A job with the further data of its response. */
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number]

/** What comes first in the listing: jobs near the city, and jobs that fit the candidate; without either, the newest. */
export type First = { near: NearCity | undefined; seeker: FitSeeker | undefined }

const byFit = sql`fit.opening_id = ${jobs.id}`
const fits = sql`coalesce(fit.fits, false)`
const fitting = (seeker: FitSeeker) => sql`(${fitRows('job', seeker)}) as fit`
const bestFirst = (seeker: FitSeeker) => sql`fit.score - ${costOfJob(seeker)} desc nulls last`

/**
 * How many jobs each of a listing's lists holds, in their order: the steps of a city, or all as one; with a seeker
 * first those of what fits, then those of the rest.
 */
export async function countJobs(db: Queryable, viewer: Viewer, filters: JobFilters, { near, seeker }: First) {
  const step = near ? stepOf(stepsOf(jobs.location, near)) : sql<number>`0`
  const query = db
    .select({ step, total: sql<number>`count(*)::int`, fits: seeker ? sql<boolean>`${fits}` : sql<boolean>`false` })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .$dynamic()
  const rows = await (seeker ? query.leftJoin(fitting(seeker), byFit) : query)
    .where(jobsWhere(viewer, filters))
    .groupBy(sql`1`, sql`3`)
  const steps = Array.from({ length: near ? stepCount : 1 }, (_, at) => at)
  const countOf = (at: number, isFitting: boolean) =>
    rows.find((row) => row.step === at && row.fits === isFitting)?.total ?? 0
  return (seeker ? [true, false] : [false]).flatMap((isFitting) => steps.map((at) => countOf(at, isFitting)))
}

/** Which of these jobs a listing has. */
export async function findMatchingIds(db: Queryable, viewer: Viewer, filters: JobFilters, ids: readonly number[]) {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(inArray(jobs.id, [...ids]), jobsWhere(viewer, filters)))
  return rows.map(({ id }) => id)
}

/** Newest first, or best paid first: by the upper end of the pay, and without one by its lower end. */
function usualOrder({ sort }: JobFilters): SQL[] {
  const pay = sql`coalesce(${jobs.ctcTo}, ${jobs.ctcFrom}) desc nulls last`
  return sort === 'pay' ? [pay, desc(jobs.id)] : [desc(jobs.id)]
}

/** One part of a page, by the index that its list has. */
export function findPart(db: Queryable, viewer: Viewer, filters: JobFilters, { near, seeker }: First, part: PagePart) {
  const steps = near ? stepsOf(jobs.location, near) : [undefined]
  const where = and(jobsWhere(viewer, filters), steps[part.list % steps.length])
  const query = selectJobs(db, viewer)
  if (!seeker)
    return query
      .where(where)
      .orderBy(...usualOrder(filters))
      .limit(part.limit)
      .offset(part.offset)
  const isFitting = part.list < steps.length
  const joined = isFitting ? query.innerJoin(fitting(seeker), byFit) : query.leftJoin(fitting(seeker), byFit)
  return joined
    .where(and(where, isFitting ? sql`fit.fits` : sql`not ${fits}`))
    .orderBy(bestFirst(seeker), desc(jobs.id))
    .limit(part.limit)
    .offset(part.offset)
}

/** A page of the listing whose lists hold so many jobs: only the lists that it shows are read. */
export async function findJobs(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  first: First,
  counts: readonly number[],
) {
  const rows: JobRow[] = []
  for (const part of partsOfPage(counts, filters)) rows.push(...(await findPart(db, viewer, filters, first, part)))
  return rows
}

/** The jobs that fit a candidate best, without those applied to. */
export function findFitting(db: Queryable, viewer: Viewer, seeker: FitSeeker, limit: number) {
  return selectJobs(db, viewer)
    .innerJoin(fitting(seeker), byFit)
    .where(and(listedFor(viewer), sql`fit.fits`, notExists(ownApplication(db, viewer.id))))
    .orderBy(bestFirst(seeker), desc(jobs.id))
    .limit(limit)
}

/** The jobs most like one that is asked about as if it were a candidate: open, and never applied to. */
export function findAlike(db: Queryable, viewer: Viewer, jobId: number, like: FitSeeker, most: number) {
  const score = sql`fit.score - ${costOfJob(like)}`
  // What a job's circumstances cost never adds to its score, so most jobs need not be read.
  const canBeLike = sql`fit.score >= ${leastLikeness}`
  return selectJobs(db, viewer)
    .innerJoin(fitting(like), byFit)
    .where(
      and(
        listedFor(viewer),
        ne(jobs.id, jobId),
        canBeLike,
        gte(score, leastLikeness),
        notExists(ownApplication(db, viewer.id)),
      ),
    )
    .orderBy(bestFirst(like), desc(jobs.id))
    .limit(most)
}

/** These jobs, whatever their state. */
export function findJobsById(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>, ids: readonly number[]) {
  return selectJobs(db, viewer).where(inArray(jobs.id, [...ids]))
}

/** One job that the viewer may open. */
export async function findJob(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>, jobId: number) {
  const [row] = await selectJobs(db, viewer).where(and(openableBy(viewer), eq(jobs.id, jobId)))
  return row
}

/** The jobs of a drive, newest first. */
export function findJobsOfDrive(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>, driveId: number, most: number) {
  return selectJobs(db, viewer)
    .where(and(openableBy(viewer), eq(jobs.driveId, driveId)))
    .orderBy(desc(jobs.id))
    .limit(most)
}

/** A job that an account may change, locked; undefined if it is someone else's, deleted or missing. */
export async function lockJob(db: Queryable, editor: Pick<Viewer, 'id' | 'role'>, jobId: number) {
  const [row] = await db
    .select({ job: jobs })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(openableBy(editor), eq(jobs.id, jobId)))
    .for('no key update', { of: jobs })
  return row?.job
}

/** The name of an employer's company, if given. */
export async function findCompanyName(db: Queryable, employerId: number) {
  const rows = await db
    .select({ name: employers.companyName })
    .from(employers)
    .where(eq(employers.accountId, employerId))
  return rows[0]?.name ?? null
}

/** Writes a new job and answers its id. */
export async function insertJob(db: Queryable, job: typeof jobs.$inferInsert) {
  const [row] = await db.insert(jobs).values(job).returning({ id: jobs.id })
  if (row) await db.insert(changedJobs).values({ jobId: row.id })
  return row?.id
}

/** Notes a job as it is, before it changes, for the saved searches; what was noted and not yet compared stays. */
async function noteJob(db: Queryable, jobId: number) {
  await db.execute(sql`insert into ${changedJobs} (job_id, before)
    select ${jobs.id}, to_jsonb(${jobs}) from ${jobs} where ${jobs.id} = ${jobId} on conflict do nothing`)
}

/** Writes what changed of a job; what is undefined stays. */
export async function updateJob(db: Queryable, jobId: number, change: Partial<typeof jobs.$inferInsert>) {
  const given = Object.values(change).some((value) => value !== undefined)
  if (!given) return
  await noteJob(db, jobId)
  await db.update(jobs).set(change).where(eq(jobs.id, jobId))
}

/** Whether a role and a domain exist, where they are named. */
export async function readListed(db: Queryable, roleId: number | undefined, domainId: number | undefined) {
  const roles = roleId === undefined ? [] : await db.select().from(jobRoles).where(eq(jobRoles.id, roleId))
  const domains = domainId === undefined ? [] : await db.select().from(jobDomains).where(eq(jobDomains.id, domainId))
  return { role: roles[0], domain: domains[0] }
}
