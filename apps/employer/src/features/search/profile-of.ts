import { queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { paths } from '../../paths.ts'
import type { Filters } from './filters/use-filters.ts'

/** The path to a candidate's profile, with the search's filters for the back link. */
export function profileOf({ filters }: Filters, candidateId: number) {
  const query = queryOfFilters(filters)
  return `${paths.profile}?candidateID=${candidateId}${query && `&${query}`}`
}
