import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { nearestFound } from '@pramaan/domain/concept'
import {
  aroundLead,
  asksPlaceAlone,
  haveSameLead,
  type JobQuery,
  ledByLater,
  withAllNames,
  withInstead,
  withMoreEducation,
  withNearest,
  withoutCities,
  withoutWords,
} from '@pramaan/domain/job-query'
import { jobsWhere } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'
import { findRequested } from '../jobs.queries.ts'
import { firstMetBy } from './list-counts.queries.ts'
import { withWordsHad } from './of-openings/words-had.ts'

type Listing = { db: Queryable; viewer: Viewer; filters: JobFilters }

/**
 * Relaxes the words of a search if needed: words that no job has together with the rest are ignored, and work that no
 * job asks for is replaced by other work. If no job in the named cities has any of it, jobs in other cities are listed
 * instead; if every job asks for more education than the words name, those that ask for the least more.
 */
export async function relaxed(db: Queryable, viewer: Viewer, filters: JobFilters): Promise<JobFilters> {
  const { words } = filters
  const listing = { db, viewer, filters }
  if (!words || (await isMet(listing, words))) return filters
  const other = words.requested.length > 0 ? await withOtherWork(listing, words) : (withoutWords(words) ?? words)
  const either = other === words ? [words] : [words, other]
  const elsewhere = either.flatMap((read) => withoutCities(read) ?? [])
  const steps = [
    // If only a place is left beside it, a word that is found elsewhere says more than the place.
    ...(asksPlaceAlone(other) ? [...elsewhere, ...either.slice(1)] : [...either.slice(1), ...elsewhere]),
    ...either.flatMap(withMoreEducation),
    ...either.flatMap((read) => withMoreEducation(withoutCities(read) ?? read)),
  ]
  const met = await firstMet(listing, steps)
  return { ...filters, words: met ? await withWordsHad(met, words, (read) => isMet(listing, read)) : other }
}

async function isMet(listing: Listing, words: JobQuery): Promise<boolean> {
  return (await firstMet(listing, [words])) !== undefined
}

/** The first of these searches that any job meets. */
async function firstMet({ db, viewer, filters }: Listing, some: readonly JobQuery[]): Promise<JobQuery | undefined> {
  const at = await firstMetBy(
    db,
    some.map((words) => jobsWhere(viewer, { ...filters, words })),
  )
  return at === undefined ? undefined : some[at]
}

/** The first of these searches whose work any job asks for, whatever else the search names. */
async function firstWithWork(listing: Listing, some: readonly JobQuery[]): Promise<JobQuery | undefined> {
  const anyway = some.map((read): JobQuery => ({ ...read, conditions: [] }))
  const met = await firstMet(listing, anyway)
  return met && some[anyway.indexOf(met)]
}

/**
 * The search without words that no job has together with the rest. Work that no job asks for is replaced by other
 * requested work of its kind, or else by the nearest work, or by anything else requested.
 */
async function withOtherWork(listing: Listing, words: JobQuery): Promise<JobQuery> {
  const fewer = withoutWords(words) ?? words
  const later = ledByLater(fewer)
  const ofKind = later.filter((read) => haveSameLead(read, fewer))
  const found = await firstWithWork(listing, [words, withAllNames(fewer), ...ofKind])
  if (found) return found === words ? fewer : found
  const standIn = await withStandIns(listing, fewer)
  return standIn ?? (await firstWithWork(listing, later)) ?? words
}

/**
 * The search with the nearest concepts instead of its work, or with those concepts around it that jobs ask for: among
 * jobs that meet the rest, then in other places, then among all.
 */
async function withStandIns(listing: Listing, read: JobQuery): Promise<JobQuery | undefined> {
  const near = withNearest(read)
  const nearIn = near && (await firstMet(listing, [near, ...[withoutCities(near) ?? []].flat()]))
  if (nearIn) return nearIn
  const meeting = [read, ...[withoutCities(read) ?? []].flat()]
  for (const one of meeting) {
    const around = await withAround(listing, one, one)
    if (around) return around
  }
  const anyway = { ...read, conditions: [] }
  if (near && (await isMet(listing, { ...near, conditions: [] }))) return near
  return withAround(listing, read, anyway)
}

/** The search with the nearest concepts around its work that any of these jobs asks for. */
async function withAround({ db, viewer, filters }: Listing, read: JobQuery, among: JobQuery) {
  const around = aroundLead(read)
  const found = await findRequested(db, viewer, { ...filters, words: { ...among, requested: [] } }, around.flat())
  const instead = nearestFound(around, found)
  return instead.length > 0 ? withInstead(read, instead) : undefined
}
