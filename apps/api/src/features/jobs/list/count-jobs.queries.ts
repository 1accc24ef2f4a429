import type { Database, Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { type Frozen, frozen } from '@pramaan/database/frozen'
import { keyOf, prepare } from '@pramaan/database/prepared'
import { jobs, placementDrives } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { nearnesses } from '@pramaan/domain/opening-fit'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
import { nearnessOfJob } from '../../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../../services/opening-fit/seeker.ts'
import { jobsWhere } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'
import { byFit, byWords, fitting, type ListOrder, matchingWork } from '../jobs.queries.ts'
import { stepCount, stepOf, stepsOf } from '../near-city.queries.ts'
import { fewestCountedOnce } from './facets.queries.ts'

/** The number of jobs in a step and group; groups are the requested work and other work, or the nearness. */
type Row = { step: number; total: number; group: number }
/** What to count; `afresh` ignores cached counts. */
export type Counting = { cache: Database; db: Queryable; viewer: Viewer; filters: JobFilters; afresh?: boolean }

const totalsOf = cacheOf<Frozen<Row[]>>('jobTotals')

function stepBy({ near }: ListOrder) {
  return near ? stepOf(stepsOf(jobs.location, near)) : sql<number>`0`
}

/** Counts by step; those of a long list are cached for a minute. */
async function cached(
  { cache, filters, afresh = false }: Counting,
  query: PromiseLike<Row[]> & { getSQL: () => SQL },
): Promise<Frozen<Row[]>> {
  const key = keyOf(prepare(query.getSQL()))
  const known = totalsOf(cache).get(key)
  if (known && !afresh) return known
  const rows = await query
  // `since` differs in every request, so such counts can't be cached.
  const isTimeless = filters.since === undefined
  if (isTimeless && rows.some(({ total }) => total >= fewestCountedOnce)) totalsOf(cache).set(key, frozen(rows))
  return rows
}

/** All jobs of a listing by step. */
function countAll(counting: Counting, order: ListOrder): Promise<Frozen<Row[]>> {
  const { db, viewer, filters } = counting
  const query = db
    .select({ step: stepBy(order), total: sql<number>`count(*)::int`, group: sql<number>`0` })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(jobsWhere(viewer, filters))
    .groupBy(sql`1`)
  return cached(counting, query)
}

/** Counts the fitting jobs of a listing by step and nearness. */
function countFitting(counting: Counting, order: ListOrder & { seeker: FitSeeker }): Promise<Frozen<Row[]>> {
  const { db, viewer, filters } = counting
  const query = db
    .select({ step: stepBy(order), total: sql<number>`count(*)::int`, group: nearnessOfJob(order.seeker) })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .innerJoin(fitting(order.seeker), and(byFit, sql`fit.fits`))
    .where(jobsWhere(viewer, filters))
    .groupBy(sql`1`, sql`3`)
  return cached(counting, query)
}

/** Counts the jobs that the words ask for, by step and by whether they are of the first requested work. */
function countWithWork(
  { db, viewer, filters }: Counting,
  order: ListOrder & { words: JobQuery },
): Promise<Frozen<Row[]>> {
  return db
    .select({
      step: stepBy(order),
      total: sql<number>`count(*)::int`,
      group: sql<number>`case when work.is_work then 0 else 1 end`,
    })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .innerJoin(matchingWork(order.words), byWords)
    .where(jobsWhere(viewer, filters))
    .groupBy(sql`1`, sql`3`)
}

/**
 * The number of jobs in each list of a listing, in order: with words that ask for work, the jobs of that work and the
 * others; otherwise the steps of a city, or all jobs together. With a seeker the nearest come first and other work
 * last. `steps` are all jobs of each step.
 */
export async function countJobs(counting: Counting, order: ListOrder) {
  const { near, seeker, words } = order
  const steps = Array.from({ length: near ? stepCount : 1 }, (_, at) => at)
  const countOf = (rows: readonly Row[], at: number) =>
    rows.filter(({ step }) => step === at).reduce((sum, { total }) => sum + total, 0)
  const inSteps = (rows: readonly Row[]) => steps.map((at) => countOf(rows, at))
  const inGroups = (rows: readonly Row[], groups: number) =>
    Array.from({ length: groups }, (_, of) => rows.filter(({ group }) => group === of))
  if (words) {
    const found = await countWithWork(counting, { ...order, words })
    const sum = (rows: readonly Row[]) => rows.reduce((all, { total }) => all + total, 0)
    return { lists: inGroups(found, 2).map(sum), steps: inSteps(found) }
  }
  const all = await countAll(counting, order)
  if (!seeker) return { lists: inSteps(all), steps: inSteps(all) }
  const fits = await countFitting(counting, { ...order, seeker })
  const rest = (at: number) => Math.max(0, countOf(all, at) - countOf(fits, at))
  const lists = [...inGroups(fits, nearnesses.length - 1).flatMap(inSteps), ...steps.map(rest)]
  return { lists, steps: inSteps(all) }
}
