import {
  appliedFilters,
  type CandidateFilters,
  filtersOfAddress,
  noFilters,
  searchKey,
  switchTitles,
  wireQuery,
} from '@pramaan/contract/search/candidate-filters'
import { isFilterSearch, jobRoleOf } from '@pramaan/domain/search'

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

/** What a search counts as for a plan's daily limits (D27): roles picked by id count as job roles and as a filter. */
export function useOf(key: string) {
  const filters = filtersOfAddress(key)
  const picked = [...key.matchAll(/selectedJobRoles=([\d,]*)/g)].flatMap(([, ids]) => (ids ?? '').split(','))
  const jobRole = jobRoleOf(filters)
  return {
    jobRoles: [...(jobRole === undefined ? [] : [jobRole]), ...picked.map((id) => `#${id}`)],
    filters:
      isFilterSearch(appliedFilters(filters).map(({ name }) => name)) || /(?:selected|removed)JobRoles=/.test(key),
  }
}

/** A search's title in the history: the job position, the words, or else its filters. */
export function titleOf({ filters, roles }: SearchRequest): string {
  const titles: Readonly<Record<string, string>> = switchTitles
  const named = filters.searchTitle ?? filters.term
  if (named !== undefined) return named
  const texts = appliedFilters(filters).map(({ name, text }) => titles[name] ?? text)
  const byRole = roles.selectedJobRoles.length + roles.removedJobRoles.length > 0 ? ['Job roles'] : []
  return [...texts, ...byRole].join(', ') || 'All candidates'
}

/** The complete filters with order and page, as stored in the history (D29). */
export function filtersToSave({ filters, roles }: SearchRequest): Record<string, string | string[]> {
  return {
    ...wireQuery(filters, { complete: true }),
    ...(roles.selectedJobRoles.length > 0 && { selectedJobRoles: roles.selectedJobRoles.map(String) }),
    ...(roles.removedJobRoles.length > 0 && { removedJobRoles: roles.removedJobRoles.map(String) }),
  }
}
