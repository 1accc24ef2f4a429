import { ifAffordable } from '@pramaan/database/budget/budget'
import type { Queryable } from '@pramaan/database/client'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { readingOf } from '../../../services/search/understand/reading.ts'
import { jobAnswers } from '../job-answer.ts'
import type { JobFilters } from '../job-filters.ts'
import { findJobs, type ListOrder } from '../jobs.queries.ts'
import { nearAnswerOf } from '../near-city.queries.ts'
import { withEducation } from '../words/education.queries.ts'
import { mostLeftOut } from '../words/removal.ts'
import { withRequestedWork } from '../words/requested-work.ts'
import { type Counting, countJobs } from './count-jobs.queries.ts'
import { countFacets } from './facets.queries.ts'
import { readListRequest } from './list-request.ts'

/**
 * A page of the listing, with its total, the counts of its filters, and for a short list the filter that left out the
 * most.
 */
export async function listJobs(deps: Deps, db: Queryable, actor: Actor, request: JobFilters) {
  const { viewer, filters, seeker, order } = await readListRequest(deps, db, actor, request)
  const counting = { cache: deps.db, db, viewer, filters, now: deps.now() }
  const { lists, steps, rows } = await pageOf(counting, order)
  const jobs = await jobAnswers(db, rows, seeker)
  const totalCount = lists.reduce((sum, count) => sum + count, 0)
  return {
    data: await withEducation(db, order.words, await withRequestedWork(db, order.words, jobs)),
    totalCount,
    pageCount: pageCountOf(totalCount, filters.pageSize),
    near: nearAnswerOf(order.near, steps),
    behind: order.seeker?.isBehind ?? false,
    reading: readingOf(filters.words, totalCount === 0),
    removal: (await ifAffordable(0.5, () => mostLeftOut(db, viewer, filters, totalCount))) ?? null,
    facets: (await ifAffordable(0.7, () => countFacets(counting))) ?? null,
  }
}

/**
 * A page, and the counts by which its lists are divided; cached counts that no longer agree with the jobs are replaced.
 */
async function pageOf(counting: Counting, order: ListOrder) {
  const { db, viewer, filters } = counting
  const counts = await countJobs(counting, order)
  const page = await findJobs(db, viewer, filters, order, counts.lists)
  if (page.agrees) return { ...counts, ...page }
  const recounted = await countJobs({ ...counting, afresh: true }, order)
  return { ...recounted, ...(await findJobs(db, viewer, filters, order, recounted.lists)) }
}
