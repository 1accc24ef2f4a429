import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import type { FacetName } from '../conditions.queries.ts'
import { isSet, type JobFilters } from '../job-filters.ts'
import { countListed } from '../jobs.queries.ts'
import type { Viewer } from '../listing.queries.ts'

/** A list with fewer jobs than this names the filter that left out the most. */
const shortList = 10

/** A filter, or where a part of the words begins. */
type Narrowing = FacetName | number
type Removal = { filter: FacetName | null; from: number | null; count: number }

/** The filters and the parts of the words that narrow a list, without the work that it asks for. */
function conditionsOf({ words, ...filters }: JobFilters): Narrowing[] {
  const narrowing = words?.conditions.filter(({ kind }) => kind !== 'city' || !words.dropsCities) ?? []
  const parts = narrowing.map(({ from }) => from)
  return [...facetNames.filter((name) => isSet(filters, name)), ...parts]
}

/**
 * The filter, or the part of the words, without which a short list would have the most jobs; null for a longer list.
 * The requested work is named only if nothing else left jobs out.
 */
export async function mostLeftOut(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  total: number,
): Promise<Removal | null> {
  const conditions = conditionsOf(filters)
  if (total >= shortList || conditions.length === 0) return null
  const without = async (narrowing: Narrowing): Promise<Removal> => ({
    filter: typeof narrowing === 'number' ? null : narrowing,
    from: typeof narrowing === 'number' ? narrowing : null,
    count: await countListed(db, viewer, filters, narrowing),
  })
  let most: Removal | null = null
  for (const condition of conditions) {
    const removal = await without(condition)
    if (removal.count > (most?.count ?? total)) most = removal
  }
  const [work] = filters.words?.requested ?? []
  if (most || !work) return most
  const removal = await without(work.from)
  return removal.count > total ? removal : null
}
