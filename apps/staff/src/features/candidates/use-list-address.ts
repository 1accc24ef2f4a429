import {
  applyFilters,
  type CandidateFilters,
  filtersOfAddress,
  queryOfFilters,
} from '@pramaan/contract/search/candidate-filters'
import { savedListKey } from '../../lists/filters/saved-list.ts'
import { type FilterSet, type FiltersAddress, useFiltersAddress } from '../../lists/filters/use-filters-address.ts'

const candidateFilters: FilterSet<CandidateFilters> = {
  key: savedListKey,
  parse: filtersOfAddress,
  queryOf: queryOfFilters,
  apply: applyFilters,
}

/** The candidate list in the address, with its filters. */
export type ListAddress = FiltersAddress<CandidateFilters>

/** The candidate list in the address, also remembered in this browser (document 002 §2.8). */
export function useListAddress(): ListAddress {
  return useFiltersAddress(candidateFilters)
}
