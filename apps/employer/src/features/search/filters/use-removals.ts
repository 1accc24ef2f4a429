import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type CandidateFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { useQuery } from '@tanstack/react-query'
import { narrowing } from './filter-words.ts'

/** The filter without which a search finds the most candidates, and how many; undefined while it is not known. */
export function useRemoval(filters: CandidateFilters, wanted: boolean) {
  const api = useApi()
  const applied = narrowing(filters)
  const { data } = useQuery({
    ...api.searchAids.removals.query({ query: wireQuery({ ...filters, pageIndex: 0 }) }),
    enabled: wanted && applied.length > 0,
    retry: false,
  })
  const [most] = (data?.data ?? []).flatMap(({ value, count }) => {
    const filter = applied.find(({ name }) => name === value)
    return filter ? [{ filter, count }] : []
  })
  return most
}
