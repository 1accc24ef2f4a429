import { type CandidateFilters, searchEntries } from '@pramaan/domain/search'

/** A search as the query of `/user/datafilter`; `complete` names the default order and page too, as it is saved. */
export function wireQuery(filters: CandidateFilters, options: { complete?: boolean } = {}) {
  const entries = searchEntries(filters, options)
  const sortBy = entries.filter(([name]) => name === 'sortBy[]').map(([, text]) => text)
  const others = Object.fromEntries(entries.filter(([name]) => name !== 'sortBy[]'))
  return { ...others, ...(sortBy.length > 0 && { sortBy }) }
}
