import { appliedFilters, filtersOfAddress, switchTitles } from '@pramaan/contract/search/candidate-filters'
import { isFilterSearch, jobRoleOf } from '@pramaan/domain/search'
import { filtersToSave, type SearchRequest, searchKeyOf } from '../understand/search-request.ts'

/** A search as a plan and the history know it. */
export type MadeSearch = { key: string; title: string; filters: Record<string, string | string[]>; pageIndex: number }

/** The same of what was requested. */
export function madeSearchOf(request: SearchRequest): MadeSearch {
  return {
    key: searchKeyOf(request),
    title: titleOf(request),
    filters: filtersToSave(request),
    pageIndex: request.filters.pageIndex,
  }
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
function titleOf({ filters, roles }: SearchRequest): string {
  const titles: Readonly<Record<string, string>> = switchTitles
  const named = filters.searchTitle ?? filters.term
  if (named !== undefined) return named
  const texts = appliedFilters(filters).map(({ name, text }) => titles[name] ?? text)
  const byRole = roles.selectedJobRoles.length + roles.removedJobRoles.length > 0 ? ['Job roles'] : []
  return [...texts, ...byRole].join(', ') || 'All candidates'
}
