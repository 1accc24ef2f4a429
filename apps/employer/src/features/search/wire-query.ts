import { type CandidateFilters, searchEntries } from '@pramaan/domain/search'

/** A search as the query of `/user/datafilter`. */
export function wireQuery(filters: CandidateFilters) {
  const entries = searchEntries(filters)
  const sortBy = entries.filter(([name]) => name === 'sortBy[]').map(([, text]) => text)
  const others = Object.fromEntries(entries.filter(([name]) => name !== 'sortBy[]'))
  return { ...others, ...(sortBy.length > 0 && { sortBy }) }
}
