import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import type { FacetName } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'
import { countListed } from '../jobs.queries.ts'
import type { Viewer } from '../listing.queries.ts'

/** With fewer jobs than this a list says what left the most out. */
const few = 10

function isSet(filters: JobFilters, name: FacetName): boolean {
  const value = filters[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** The parts of the words that can be left out so that something else still narrows the list. */
function removableParts({ words }: JobFilters): number[] {
  if (!words) return []
  const conditions = words.conditions.map(({ from }) => from)
  const [lead] = words.asked
  return lead && conditions.length > 0 ? [lead.from, ...conditions] : conditions
}

/** The filter, or the part of the words, without which a short list has the most jobs; null for a list of enough. */
export async function mostLeftOut(db: Queryable, viewer: Viewer, filters: JobFilters, total: number) {
  const names: (FacetName | number)[] = [
    ...facetNames.filter((name) => isSet(filters, name)),
    ...removableParts(filters),
  ]
  if (total >= few || names.length === 0) return null
  let most: { filter: FacetName | null; from: number | null; count: number } | null = null
  for (const name of names) {
    const count = await countListed(db, viewer, filters, name)
    const isPart = typeof name === 'number'
    if (count > (most?.count ?? total)) most = { filter: isPart ? null : name, from: isPart ? name : null, count }
  }
  return most
}
