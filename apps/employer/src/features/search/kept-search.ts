import type { Keep } from '@pramaan/auth/token-store'
import { type CandidateFilters, filtersOfAddress, queryOfFilters } from '@pramaan/domain/search'

const key = 'pramaan.search'

/** Keeps the last search in this browser, for the way back from a profile (document 002 §3). */
export function keepSearch(keep: Keep, filters: CandidateFilters) {
  keep.setItem(key, queryOfFilters(filters))
}

/** The last search of this browser, or the one that asks for nothing. */
export function keptSearch(keep: Keep): CandidateFilters {
  return filtersOfAddress(keep.getItem(key) ?? '')
}
