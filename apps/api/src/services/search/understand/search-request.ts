import { type CandidateFilters, noFilters, searchKey, wireQuery } from '@pramaan/contract/search/candidate-filters'

/** Included and excluded job roles, by id. */
export type RequestedRoles = { selectedJobRoles: readonly number[]; removedJobRoles: readonly number[] }

/** A candidate search as requested. */
export type SearchRequest = { filters: CandidateFilters; roles: RequestedRoles }

/** A search without job roles. */
export const anyRole: RequestedRoles = { selectedJobRoles: [], removedJobRoles: [] }

/** The key by which searches are compared: the filters without order and page, in canonical order. */
export function searchKeyOf({ filters, roles }: SearchRequest): string {
  const parts = [
    searchKey(filters),
    roles.selectedJobRoles.length > 0 && `selectedJobRoles=${[...roles.selectedJobRoles].sort((a, b) => a - b)}`,
    roles.removedJobRoles.length > 0 && `removedJobRoles=${[...roles.removedJobRoles].sort((a, b) => a - b)}`,
  ]
  return parts.filter(Boolean).join('&')
}

/** The words of a search and its job position, without the filters of the panel; the same search if it has none of these. */
export function wordsOnly(request: SearchRequest): SearchRequest {
  const { term, searchTitle } = request.filters
  const words: SearchRequest = { filters: { ...noFilters, term, searchTitle }, roles: anyRole }
  return searchKeyOf(words) === searchKeyOf(request) ? request : words
}

/** The complete filters with order and page, as stored in the history (D29). */
export function filtersToSave({ filters, roles }: SearchRequest): Record<string, string | string[]> {
  return {
    ...wireQuery(filters, { complete: true }),
    ...(roles.selectedJobRoles.length > 0 && { selectedJobRoles: roles.selectedJobRoles.map(String) }),
    ...(roles.removedJobRoles.length > 0 && { removedJobRoles: roles.removedJobRoles.map(String) }),
  }
}
