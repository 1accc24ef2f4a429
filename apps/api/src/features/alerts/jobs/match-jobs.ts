import type { Queryable } from '@pramaan/database/client'
import { cacheOf } from '../../../caches.ts'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from '../../../services/search/vocabulary/vocabulary.ts'
import { jobConditions } from '../../jobs/conditions.queries.ts'
import type { JobFilters } from '../../jobs/job-filters.ts'

import { isNew, isOutdated } from '../alert-versions.queries.ts'
import { batchesOf, compareChanges } from '../batches.ts'
import { scheduleAlerts } from '../sending/schedule-alerts.ts'
import { countJobsWith } from './count-codes.queries.ts'
import { aCandidate, codesOfConditions, filtersOfSaved, type JobCode, jobCodesOf, jobKeysOf } from './job-criteria.ts'
import {
  insertJobMatches,
  listSearchesFor,
  listUnreadJobSearches,
  newlyMet,
  readJob,
  readJobConcepts,
  type SameSearches,
  storeJobKeys,
} from './match-jobs.queries.ts'

type Matching = Pick<Deps, 'db' | 'now'>

/** The number of saved searches that are read at once, and of those with an older vocabulary that a round reads. */
const [batchSize, rereadAtOnce] = [20, 200]

/** The number of saved searches that are read at once, and of conditions in one statement. */
const [readAtOnce, comparedAtOnce] = [20_000, 100]

/**
 * Reads the job values by which saved searches are found: of all new ones, then of some that were read with an older
 * vocabulary.
 */
export async function readJobAlerts(deps: Matching) {
  const { version } = await findVocabulary(deps.db, deps.now())
  await batchesOf(batchSize, 'saved job searches', async (failed) => {
    const read = async (which: typeof isNew, limit: number) => {
      const searches = await listUnreadJobSearches(deps.db, which, limit, [...failed.keys()])
      for (const search of searches)
        await readSearch(deps, search, version).catch((error: unknown) => failed.set(search.id, error))
      return searches.length
    }
    const handled = await read(isNew, batchSize)
    if (handled < batchSize) await read(isOutdated(version), rereadAtOnce)
    return handled
  })
}

async function readSearch(deps: Matching, { id, query }: { id: number; query: string }, version: number) {
  const clauses = codesOfConditions(await filtersOfSaved(deps, deps.db, query))
  const counts = new Map<readonly JobCode[], number>()
  for (const codes of clauses) counts.set(codes, await countJobsWith(deps.db, codes))
  const keys = jobKeysOf(clauses, (codes) => counts.get(codes) ?? 0)
  await storeJobKeys(deps.db, id, keys, version)
}

/** Compares the jobs that changed with the saved searches, by the listing's own conditions. */
export async function matchJobs(deps: Matching) {
  await compareChanges(deps.db, {
    what: 'alerts about jobs',
    kind: 'job',
    match: (db, id) => matchJob(deps, db, id),
  })
}

/** Compares a job with the saved searches; returns why some could not be compared. */
async function matchJob(deps: Matching, db: Queryable, jobId: number): Promise<unknown[]> {
  const job = await readJob(db, jobId)
  if (!job || job.deletedAt || job.closedAt) return []
  const failures: unknown[] = []
  const matched: number[] = []
  const keys = jobCodesOf(job, await readJobConcepts(db, jobId))
  let after: number | undefined = 0
  while (after !== undefined) {
    const { searches, last } = await listSearchesFor(db, jobId, keys, after, readAtOnce)
    const compared = await compare(deps, db, jobId, searches)
    failures.push(...compared.failures)
    matched.push(...compared.matched)
    after = last
  }
  // Called once with sorted ids, so that two servers never wait for each other's plans.
  await scheduleAlerts(deps.now, db, matched)
  return failures
}

/** Compares a job with saved searches, and returns those with a new match; those with the same filters are compared once, even if several candidates saved them. */
async function compare(deps: Matching, db: Queryable, jobId: number, searches: readonly SameSearches[]) {
  const failures: unknown[] = []
  const matched: number[] = []
  for (let from = 0; from < searches.length; from += comparedAtOnce) {
    const compared = searches.slice(from, from + comparedAtOnce)
    const mergeSearches = (some: readonly SameSearches[]) =>
      db
        .transaction((inner: Queryable) => compareSearches(deps, inner, jobId, some))
        .then((alertIds) => matched.push(...alertIds))
    // If one fails, each is compared in its own savepoint, so that it does not stop the others.
    await mergeSearches(compared).catch(async () => {
      for (const search of compared) await mergeSearches([search]).catch((error: unknown) => failures.push(error))
    })
  }
  return { failures, matched }
}

async function compareSearches(deps: Matching, db: Queryable, jobId: number, searches: readonly SameSearches[]) {
  const conditions: { condition: Awaited<ReturnType<typeof conditionsOf>>[number]; ids: readonly number[] }[] = []
  for (const { query, ids } of searches)
    for (const condition of await conditionsOf(deps, db, query)) conditions.push({ condition, ids })
  const met = await newlyMet(
    db,
    jobId,
    conditions.map(({ condition }) => condition),
  )
  const alertIds = [...new Set(met.flatMap((index) => conditions[index]?.ids ?? []))]
  return insertJobMatches(db, jobId, alertIds, deps.now())
}

const filtersOf = cacheOf<JobFilters>('jobSearches')

/**
 * The condition for a job to match a saved search, and the condition for it to have everything else that the words
 * name, which makes it a new match too. The words of a search are read at most once a minute.
 */
async function conditionsOf(deps: Matching, db: Queryable, query: string) {
  const { version } = await findVocabulary(deps.db, deps.now(), db)
  const cached = filtersOf(deps.db)
  const key = `${version} ${query}`
  const filters = cached.get(key) ?? (await filtersOfSaved(deps, db, query))
  if (!cached.has(key)) cached.set(key, filters)
  return jobConditions(aCandidate(deps.now()), filters)
}
