import type { Queryable } from '@pramaan/database/client'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { readingOf } from '../../search/ranking/reasons.ts'
import { jobAnswers } from '../job-answer.ts'
import type { JobFilters } from '../job-filters.ts'
import { findJobs } from '../jobs.queries.ts'
import { nearAnswerOf } from '../near-city.queries.ts'
import { withAsked } from '../words/asked-answer.ts'
import { mostLeftOut } from '../words/removal.ts'
import { askedList } from './asked-list.ts'
import { countJobs } from './count-jobs.queries.ts'
import { countFacets } from './facets.queries.ts'

/** A page of the listing, with its total, the counts of its filters, and what left the most out of a short list. */
export async function listJobs(deps: Deps, db: Queryable, actor: Actor, request: JobFilters) {
  const { viewer, filters, seeker, first } = await askedList(deps, db, actor, request)
  const counts = await countJobs({ cache: deps.db, db, viewer, filters }, first)
  const rows = await findJobs(db, viewer, filters, first, counts)
  const totalCount = counts.reduce((sum, count) => sum + count, 0)
  return {
    data: await withAsked(db, first.words, await jobAnswers(db, rows, seeker)),
    totalCount,
    pageCount: pageCountOf(totalCount, filters.pageSize),
    near: nearAnswerOf(first.near, counts),
    behind: first.seeker?.isBehind ?? false,
    reading: readingOf(filters.words),
    removal: await mostLeftOut(db, viewer, filters, totalCount),
    facets: await countFacets({ cache: deps.db, db, viewer, filters, now: deps.now() }),
  }
}
