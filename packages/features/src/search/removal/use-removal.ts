import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import {
  type AppliedFilter,
  appliedFilters,
  type CandidateFilters,
  wireQuery,
} from '@pramaan/contract/search/candidate-filters'
import { useQuery } from '@tanstack/react-query'

/** The filters without the search words. */
export function narrowing(filters: CandidateFilters): AppliedFilter[] {
  return appliedFilters(filters).filter(({ kind }) => kind !== 'text')
}

/**
 * The filter, or one of its skills, without which a search finds the most candidates, and their number; undefined while
 * unknown.
 */
export function useRemoval(filters: CandidateFilters, enabled: boolean) {
  const api = useApi()
  const applied = narrowing(filters)
  const { data } = useQuery({
    ...api.searchAids.removals.query({ query: wireQuery({ ...filters, pageIndex: 0 }) }),
    enabled: enabled && applied.length > 0,
    retry: false,
  })
  const [most] = (data?.data ?? []).flatMap(({ value, skill, count }) => {
    const filter = applied.find(({ name }) => name === value)
    return filter ? [{ filter: { ...filter, text: skill ?? filter.text }, count }] : []
  })
  return most
}
