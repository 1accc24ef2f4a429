import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import type { FacetName, Narrowing } from '../conditions.queries.ts'
import { isSet, type JobFilters } from '../job-filters.ts'
import { countWithout } from './list-counts.queries.ts'

/** A list with fewer jobs than this names the filter that left out the most. */
const shortList = 10

type Removed = { filter: FacetName | null; from: number | null }
type Removal = Removed & { count: number; also: Removed | null }

function removed(narrowing: Narrowing): Removed {
  return typeof narrowing === 'number' ? { filter: null, from: narrowing } : { filter: narrowing, from: null }
}

/** The filters and the parts of the words that restrict a list, except the requested work. */
function conditionsOf({ words, ...filters }: JobFilters): Narrowing[] {
  const narrowing = words?.conditions.filter(({ kind }) => kind !== 'city' || !words.dropsCities) ?? []
  const parts = narrowing.map(({ from }) => from)
  return [...facetNames.filter((name) => isSet(filters, name)), ...parts]
}

/** The maximum number of conditions that are tried in pairs. */
const mostPaired = 12

function pairsOf(conditions: readonly Narrowing[]): Narrowing[][] {
  const paired = conditions.slice(0, mostPaired)
  return paired.flatMap((one, at) => paired.slice(at + 1).map((other) => [one, other]))
}

/**
 * The filter or part of the words without which a short list would have the most jobs; null for a longer list. The
 * requested work is named only if nothing else excluded jobs, and a pair only if no single condition helps.
 */
export async function mostLeftOut(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  total: number,
): Promise<Removal | null> {
  const conditions = conditionsOf(filters)
  if (total >= shortList || conditions.length === 0) return null
  const single = conditions.map((one) => [one])
  const pairs = total > 0 ? [] : pairsOf(conditions)
  const counts = await countWithout(db, viewer, filters, [...single, ...pairs])
  const ofOne = largestOf(single, counts, total)
  if (ofOne) return ofOne
  const [work] = filters.words?.requested ?? []
  const ofWork = work && largestOf([[work.from]], await countWithout(db, viewer, filters, [[work.from]]), total)
  return ofWork ?? largestOf(pairs, counts.slice(single.length), total)
}

/** Of groups of conditions, the one without which the list has the most jobs; null if none has more than the list. */
function largestOf(groups: readonly Narrowing[][], counts: readonly number[], total: number): Removal | null {
  const largest = Math.max(0, ...counts.slice(0, groups.length))
  const [one, other] = groups[counts.indexOf(largest)] ?? []
  if (one === undefined || largest <= total) return null
  return { ...removed(one), count: largest, also: other === undefined ? null : removed(other) }
}
