import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { dayOf } from '@pramaan/domain/india-day'
import { isByFit, postedSince } from '@pramaan/domain/job'
import { citiesAroundNamed, citiesNamed } from '@pramaan/domain/job-query'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { type FitSeeker, orderedFor, seekerOf } from '../../../services/opening-fit/seeker.ts'
import type { JobFilters } from '../job-filters.ts'
import type { ListOrder } from '../jobs.queries.ts'
import { findCityOf, findNearCity } from '../near-city.queries.ts'
import { educationNamed } from '../words/education.queries.ts'
import { readJobWords } from '../words/read-job-words.ts'
import { relaxed } from '../words/relax.ts'

/** A request for a list of jobs: the reader, the filters with the parsed words, and the order. */
export type ListRequest = { viewer: Viewer; filters: JobFilters; seeker: FitSeeker | undefined; order: ListOrder }

/** Reads a request for a list of jobs. */
export async function readListRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  actor: Pick<Actor, 'id' | 'role'>,
  request: JobFilters,
): Promise<ListRequest> {
  const { posted, sort } = request
  const viewer = { ...actor, today: dayOf(deps.now()) }
  const words = await readJobWords(deps, db, viewer, request.term, () => findCityOf(db, actor, request.near))
  const filters = await relaxed(db, viewer, { ...request, words, since: posted && postedSince(posted, deps.now()) })
  const seeker = await seekerOf(deps, db, actor)
  const order = await orderOf(db, actor, filters, isByFit(sort) ? seeker : undefined)
  return { viewer, filters, seeker, order }
}

/**
 * The order of a list: for a candidate by best match, the requested work; the city comes from the words, or else from
 * the header.
 */
async function orderOf(
  db: Queryable,
  actor: Pick<Actor, 'id' | 'role'>,
  { words, near, sort }: JobFilters,
  seeker: FitSeeker | undefined,
): Promise<ListOrder> {
  const [city, ...otherCities] = words ? citiesNamed(words) : []
  const around = words && city !== undefined ? citiesAroundNamed(words) : []
  const asksFirst = words && (words.requested.length > 0 || educationNamed(words) !== undefined)
  const isRanked = asksFirst && (seeker !== undefined || sort === 'top')
  return {
    near: otherCities.length > 0 ? undefined : await findNearCity(db, actor, city ?? near, around),
    seeker: orderedFor(seeker),
    words: isRanked ? words : undefined,
    asksCity: city !== undefined,
  }
}
