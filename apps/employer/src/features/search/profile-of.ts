import { queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { paths } from '../../paths.ts'
import type { Filters } from './filters/use-filters.ts'

/** The profile of a candidate of this search, which keeps its filters for the way back. */
export function profileOf({ filters }: Filters, candidateId: number) {
  const query = queryOfFilters(filters)
  return `${paths.profile}?candidateID=${candidateId}${query && `&${query}`}`
}
