import {
  appliedFilters,
  type CandidateFilters,
  type FilterProblem,
  isFilterSearch,
  jobRoleOf,
  noFilters,
  parseFilters,
  type Query,
  queryOfFilters,
  searchEntries,
} from '@pramaan/domain/search'
import { Refuse } from '../../../http/refusals/refuse.ts'

/** Job roles wanted and left out, by id. */
export type RequestedRoles = { selectedJobRoles: readonly number[]; removedJobRoles: readonly number[] }

/** A candidate search as it was asked for. */
export type SearchRequest = { filters: CandidateFilters; roles: RequestedRoles }

const sentences: Record<FilterProblem['why'], string> = {
  malformed: 'This value is not one that the filter takes.',
  repeated: 'Give this once.',
  'too-deep': 'Pages can be jumped to 1,000 rows deep; beyond, go by the cursor.',
  'from-after-to': 'The end is before the start.',
}

/** A search from its query, or the refusal that names each malformed field. */
export function readSearchRequest(query: Query, roles: RequestedRoles): SearchRequest {
  const { filters, problems } = parseFilters(query)
  refuseProblems(problems)
  return { filters, roles }
}

/** Refuses malformed filters, naming each field. */
export function refuseProblems(problems: readonly FilterProblem[]) {
  if (problems.length > 0)
    throw new Refuse('invalid', { details: problems.map(({ field, why }) => ({ field, message: sentences[why] })) })
}

/** What makes two searches the same one: the filters without order and page, in canonical order. */
export function searchKeyOf({ filters, roles }: SearchRequest) {
  const { sortBy, pageSize, pageIndex } = noFilters
  const parts = [
    queryOfFilters({ ...filters, sortBy, pageSize, pageIndex }),
    roles.selectedJobRoles.length > 0 && `selectedJobRoles=${[...roles.selectedJobRoles].sort((a, b) => a - b)}`,
    roles.removedJobRoles.length > 0 && `removedJobRoles=${[...roles.removedJobRoles].sort((a, b) => a - b)}`,
  ]
  return parts.filter(Boolean).join('&')
}

/** What a search counts as against a plan's day (D27): roles picked by id are job roles and a filter too. */
export function useOf(searchKey: string) {
  const { filters } = parseFilters(searchKey)
  const picked = [...searchKey.matchAll(/selectedJobRoles=([\d,]*)/g)].flatMap(([, ids]) => (ids ?? '').split(','))
  const jobRole = jobRoleOf(filters)
  return {
    jobRoles: [...(jobRole === undefined ? [] : [jobRole]), ...picked.map((id) => `#${id}`)],
    filters: isFilterSearch(filters) || /(?:selected|removed)JobRoles=/.test(searchKey),
  }
}

const toggleTitles: Readonly<Record<string, string>> = {
  isVsp: 'Pre-screened',
  immediate: 'Immediate',
  partTime: 'Part time',
  fullTime: 'Full time',
  internship: 'Internship',
  remote: 'Remote',
  onSite: 'On site',
}

/** What a search is called in the history: the job position, the words, or else its filters. */
export function titleOf({ filters, roles }: SearchRequest) {
  const named = filters.searchTitle ?? filters.term
  if (named !== undefined) return named
  const texts = appliedFilters(filters).map(({ name, text, kind }) => (kind === 'toggle' ? toggleTitles[name] : text))
  const byRole = roles.selectedJobRoles.length + roles.removedJobRoles.length > 0 ? ['Job roles'] : []
  return [...texts, ...byRole].join(', ') || 'All candidates'
}

/** The filters whole, order and page too, as the history keeps them (D29). */
export function filtersToSave({ filters, roles }: SearchRequest): Record<string, string | string[]> {
  const entries = searchEntries(filters, { complete: true })
  const single = entries.filter(([name]) => name !== 'sortBy[]')
  const sortBy = entries.filter(([name]) => name === 'sortBy[]').map(([, text]) => text)
  return {
    ...Object.fromEntries(single),
    sortBy,
    ...(roles.selectedJobRoles.length > 0 && { selectedJobRoles: roles.selectedJobRoles.map(String) }),
    ...(roles.removedJobRoles.length > 0 && { removedJobRoles: roles.removedJobRoles.map(String) }),
  }
}
