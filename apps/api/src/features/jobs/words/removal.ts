import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import type { FacetName, Narrowing } from '../conditions.queries.ts'
import { isSet, type JobFilters } from '../job-filters.ts'
import { countListed } from '../jobs.queries.ts'

/** A list with fewer jobs than this names the filter that left out the most. */
const shortList = 10

/** Of more than these no pairs are tried. */
const mostPaired = 6

type Removed = { filter: FacetName | null; from: number | null }
type Removal = Removed & { count: number; also: Removed | null }

function removed(narrowing: Narrowing): Removed {
  return typeof narrowing === 'number' ? { filter: null, from: narrowing } : { filter: narrowing, from: null }
}

/** The filters and the parts of the words that narrow a list, without the work that it asks for. */
function conditionsOf({ words, ...filters }: JobFilters): Narrowing[] {
  const narrowing = words?.conditions.filter(({ kind }) => kind !== 'city' || !words.dropsCities) ?? []
  const parts = narrowing.map(({ from }) => from)
  return [...facetNames.filter((name) => isSet(filters, name)), ...parts]
}

/**
 * The filter, or the part of the words, without which a short list would have the most jobs; null for a longer list.
 * The requested work is named only if nothing else left jobs out, and two of them only if no single one lists any job.
 */
export async function mostLeftOut(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  total: number,
): Promise<Removal | null> {
  const conditions = conditionsOf(filters)
  if (total >= shortList || conditions.length === 0) return null
  const without = async (one: Narrowing, other?: Narrowing): Promise<Removal> => ({
    ...removed(one),
    count: await countListed(db, viewer, filters, other === undefined ? [one] : [one, other]),
    also: other === undefined ? null : removed(other),
  })
  let most: Removal | null = null
  const compare = (removal: Removal) => {
    if (removal.count > (most?.count ?? total)) most = removal
  }
  for (const condition of conditions) compare(await without(condition))
  const [work] = filters.words?.requested ?? []
  if (!most && work) compare(await without(work.from))
  if (most || total > 0) return most
  const paired = conditions.slice(0, mostPaired)
  for (const [at, one] of paired.entries()) for (const other of paired.slice(at + 1)) compare(await without(one, other))
  return most
}
