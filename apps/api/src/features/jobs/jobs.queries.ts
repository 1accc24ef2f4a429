import type { Queryable } from '@pramaan/database/client'
import { employerOf } from '@pramaan/database/conditions/company-name'
import { listedFor, openableBy, type Viewer } from '@pramaan/database/conditions/listed-jobs'
import { shown } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  jobApplications,
  jobDomains,
  jobRoles,
  jobs,
  openingConcepts,
  placementDrives,
  savedJobs,
} from '@pramaan/database/schema'
import { withdrawnStatus } from '@pramaan/domain/job-application'
import type { JobQuery } from '@pramaan/domain/job-query'
import { nearnesses } from '@pramaan/domain/opening-fit'
import { type PagePart, partsOfPage } from '@pramaan/domain/pages'
import { and, desc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { costOfJob, fitRows, isOffered, nearnessOfJob } from '../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../services/opening-fit/seeker.ts'
import { jobsWhere } from './conditions.queries.ts'
import type { JobFilters } from './job-filters.ts'
import { type NearCity, stepOf, stepsOf } from './near-city.queries.ts'
import { educationNamed, educationRank } from './words/education.queries.ts'
import { wordRows } from './words/word-rank.queries.ts'

/** A candidate's applications for the query's jobs; `which` adds a condition. */
export function applicationBy(db: Queryable, candidateId: number, which?: SQL) {
  return db
    .select({ one: sql`1` })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.candidateId, candidateId), which))
}

const notWithdrawn = ne(jobApplications.status, withdrawnStatus)

function saveBy(db: Queryable, candidateId: number) {
  return db
    .select({ one: sql`1` })
    .from(savedJobs)
    .where(and(eq(savedJobs.jobId, jobs.id), eq(savedJobs.candidateId, candidateId)))
}

const applicant = alias(accounts, 'applicant')

/** The number of applications that the reader sees; employers see no hidden people. */
function applicantsFor(db: Queryable, { role }: Pick<Viewer, 'role'>) {
  const count = db
    .select({ count: sql`count(*)::int` })
    .from(jobApplications)
    .innerJoin(applicant, eq(applicant.id, jobApplications.candidateId))
    .where(and(eq(jobApplications.jobId, jobs.id), role === 'Employer' ? shown(applicant) : undefined))
  return sql<number>`${count}`
}

/** Jobs with the further data of their response. */
export function selectJobs(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>) {
  return db
    .select({
      job: jobs,
      role: jobRoles.title,
      domain: jobDomains.title,
      drive: placementDrives.title,
      applied: sql<boolean>`exists ${applicationBy(db, viewer.id, notWithdrawn)}`,
      saved: sql<boolean>`exists ${saveBy(db, viewer.id)}`,
      applicants: applicantsFor(db, viewer),
      employer: employerOf(jobs.employerId),
    })
    .from(jobs)
    .leftJoin(jobRoles, eq(jobRoles.id, jobs.roleId))
    .leftJoin(jobDomains, eq(jobDomains.id, jobs.domainId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .$dynamic()
}

/** A job with the further data of its response. */
export type JobRow = Awaited<ReturnType<typeof selectJobs>>[number]

/**
 * What a list of jobs is sorted by: the work that the words ask for, a city, and the candidate's fit; without any of
 * these the newest come first. If the words ask for a city, it comes before how well the words are met.
 */
export type ListOrder = {
  near: NearCity | undefined
  seeker: FitSeeker | undefined
  words?: JobQuery | undefined
  asksCity?: boolean
}

/** Joins the jobs with their fit. */
export const byFit = sql`fit.opening_id = ${jobs.id}`
/** Joins the jobs with the matched work. */
export const byWords = sql`work.opening_id = ${jobs.id}`
/** The jobs with the work that the words ask for, as a subquery. */
export const matchingWork = (words: JobQuery) => sql`(${wordRows(words)}) as work`
const fits = sql`coalesce(fit.fits, false)`
/** The jobs that fit a candidate, as a subquery. */
export const fitting = (seeker: FitSeeker) => sql`(${fitRows('job', seeker)}) as fit`
/** The order of jobs that fit a candidate, best first. */
export const fitOrder = (seeker: FitSeeker) => sql`fit.score - ${costOfJob(seeker)} desc nulls last`

/** Which of these concepts any job of a listing asks for. */
export async function findRequested(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  conceptIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (conceptIds.length === 0) return new Set()
  const asks = openingConcepts
  const { rows } = await db.execute<{ id: number }>(sql`
    select asked.id from unnest(${sql.param([...conceptIds])}::int[]) as asked (id)
    where exists (select from ${asks} join ${jobs} on ${jobs.id} = ${asks.openingId}
      left join ${placementDrives} on ${placementDrives.id} = ${jobs.driveId}
      where ${asks.kind} = 'job' and ${asks.conceptId} = asked.id and ${jobsWhere(viewer, filters) ?? sql`true`})`)
  return new Set(rows.map(({ id }) => id))
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

/**
 * The order of jobs with the requested work: how many of the words they meet, how near they are to the person, and then
 * the city, unless the words ask for it. For work and education together, the requested education comes before the
 * nearness.
 */
function orderByWords(words: JobQuery, { near, seeker, asksCity }: ListOrder): SQL[] {
  const education = educationNamed(words)
  const city = near ? [stepOf(stepsOf(jobs.location, near))] : []
  const learned = education ? [sql`${educationRank(education)} desc`] : []
  const nearness = seeker ? [nearnessOfJob(seeker)] : []
  const met = [
    sql`work.met desc`,
    ...(words.requested.length > 0 ? [...learned, ...nearness] : [...nearness, ...learned]),
  ]
  const finer = [sql`work.score desc`, ...(seeker ? [sql`${fits} desc`, fitOrder(seeker)] : []), desc(jobs.id)]
  return asksCity ? [...city, ...met, ...finer] : [...met, ...city, ...finer]
}

/** One part of a page, by the index of its list. */
export function findPart(db: Queryable, viewer: Viewer, filters: JobFilters, order: ListOrder, part: PagePart) {
  const { near, seeker, words } = order
  const steps = near ? stepsOf(jobs.location, near) : [undefined]
  const query = selectJobs(db, viewer)
  if (words) {
    const isWork = part.list === 0 ? sql`work.is_work` : sql`not work.is_work`
    const matching = query.innerJoin(matchingWork(words), byWords)
    return (seeker ? matching.leftJoin(fitting(seeker), byFit) : matching)
      .where(and(jobsWhere(viewer, filters), isWork))
      .orderBy(...orderByWords(words, order))
      .limit(part.limit)
      .offset(part.offset)
  }
  const where = and(jobsWhere(viewer, filters), steps[part.list % steps.length])
  if (!seeker)
    return query
      .where(where)
      .orderBy(...usualOrder(filters))
      .limit(part.limit)
      .offset(part.offset)
  const rank = Math.floor(part.list / steps.length)
  const isFitting = rank < nearnesses.length - 1
  const joined = isFitting ? query.innerJoin(fitting(seeker), byFit) : query.leftJoin(fitting(seeker), byFit)
  return joined
    .where(and(where, isFitting ? sql`fit.fits` : undefined, sql`${nearnessOfJob(seeker)} = ${rank}`))
    .orderBy(fitOrder(seeker), desc(jobs.id))
    .limit(part.limit)
    .offset(part.offset)
}

/**
 * A page of the listing, whose lists have these numbers of jobs. Only lists on the page are read. `agrees` is false if
 * a list does not end at its number, so that the page would repeat or skip a job.
 */
export async function findJobs(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  order: ListOrder,
  counts: readonly number[],
): Promise<{ rows: JobRow[]; agrees: boolean }> {
  const rows: JobRow[] = []
  let agrees = true
  for (const part of partsOfPage(counts, filters)) {
    const isLastPart = part.offset + part.limit === counts[part.list]
    // At the end of a list one more row is read, to check that the list ends there.
    const found = await findPart(db, viewer, filters, order, isLastPart ? { ...part, limit: part.limit + 1 } : part)
    rows.push(...found.slice(0, part.limit))
    if (found.length !== part.limit) agrees = false
  }
  return { rows, agrees }
}

/** The jobs nearest to a candidate's work: those that are offered by name, without those applied to. */
export function findFitting(db: Queryable, viewer: Viewer, seeker: FitSeeker, limit: number) {
  return selectJobs(db, viewer)
    .innerJoin(fitting(seeker), byFit)
    .where(and(listedFor(viewer), isOffered(seeker), notExists(applicationBy(db, viewer.id))))
    .orderBy(nearnessOfJob(seeker), fitOrder(seeker), desc(jobs.id))
    .limit(limit)
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
