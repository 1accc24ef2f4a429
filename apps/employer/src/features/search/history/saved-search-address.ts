import type { KeyValueStorage } from '@pramaan/auth/key-value-storage'
import { type CandidateFilters, filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'

const key = 'pramaan.search'

/** Saves the last search in this browser, for the back link of a profile (document 002 §3). */
export function saveSearch(storage: KeyValueStorage, filters: CandidateFilters) {
  storage.setItem(key, queryOfFilters(filters))
}

/** The last search in this browser, or an empty one. */
export function savedSearchAddress(storage: KeyValueStorage): CandidateFilters {
  return filtersOfAddress(storage.getItem(key) ?? '')
}
