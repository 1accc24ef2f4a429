import {
  appliedFilters,
  type CandidateFilters,
  filtersOfAddress,
  searchKey,
  switchTitles,
  wireQuery,
} from '@pramaan/contract/search/candidate-filters'
import { isFilterSearch, jobRoleOf } from '@pramaan/domain/search'

/** Job roles wanted and left out, by id. */
export type RequestedRoles = { selectedJobRoles: readonly number[]; removedJobRoles: readonly number[] }

/** A candidate search as it was asked for. */
export type SearchRequest = { filters: CandidateFilters; roles: RequestedRoles }

/** A search by no job role. */
export const anyRole: RequestedRoles = { selectedJobRoles: [], removedJobRoles: [] }

/** What makes two searches the same one: the filters without order and page, in canonical order. */
export function searchKeyOf({ filters, roles }: SearchRequest) {
  const parts = [
    searchKey(filters),
    roles.selectedJobRoles.length > 0 && `selectedJobRoles=${[...roles.selectedJobRoles].sort((a, b) => a - b)}`,
    roles.removedJobRoles.length > 0 && `removedJobRoles=${[...roles.removedJobRoles].sort((a, b) => a - b)}`,
  ]
  return parts.filter(Boolean).join('&')
}

/** What a search counts as against a plan's day (D27): roles picked by id are job roles and a filter too. */
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

/** What a search is called in the history: the job position, the words, or else its filters. */
export function titleOf({ filters, roles }: SearchRequest) {
  const titles: Readonly<Record<string, string>> = switchTitles
  const named = filters.searchTitle ?? filters.term
  if (named !== undefined) return named
  const texts = appliedFilters(filters).map(({ name, text }) => titles[name] ?? text)
  const byRole = roles.selectedJobRoles.length + roles.removedJobRoles.length > 0 ? ['Job roles'] : []
  return [...texts, ...byRole].join(', ') || 'All candidates'
}

/** The filters whole, order and page too, as the history keeps them (D29). */
export function filtersToSave({ filters, roles }: SearchRequest): Record<string, string | string[]> {
  return {
    ...wireQuery(filters, { complete: true }),
    ...(roles.selectedJobRoles.length > 0 && { selectedJobRoles: roles.selectedJobRoles.map(String) }),
    ...(roles.removedJobRoles.length > 0 && { removedJobRoles: roles.removedJobRoles.map(String) }),
  }
}
