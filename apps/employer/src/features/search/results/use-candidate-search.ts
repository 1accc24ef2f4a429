import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { type CandidateFilters, noFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { searchText } from '@pramaan/domain/search'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveSearch } from '../history/saved-search-address.ts'

/** How long the Search button bypasses every cached answer (document 002 §2.4). */
const freshMilliseconds = 5000
const staleMilliseconds = 30_000

/** The candidates of a search; the previous rows stay until the next ones have loaded. */
export function useCandidateSearch(filters: CandidateFilters, cursor: string | undefined) {
  const api = useApi()
  const { now, storage } = usePlatform()
  const queries = useQueryClient()
  const [freshUntil, setFreshUntil] = useState(0)
  const plans = { queryKey: api.employers.plans.key }
  const call = api.search.candidates.query({ query: { ...wireQuery(filters), ...(cursor && { cursor }) } })
  const query = useQuery({
    queryKey: call.queryKey,
    queryFn: async (context) => {
      // A refused search reports what is left of the plan too, like an accepted one.
      const answer = await call.queryFn(context).finally(() => void readAgain(queries, plans))
      saveSearch(storage, filters)
      return answer
    },
    placeholderData: keepPreviousData,
    staleTime: () => (now().getTime() < freshUntil ? 0 : staleMilliseconds),
  })
  const { pageSize, pageIndex } = noFilters
  // The page does not wait for the count, which loads separately, once for all pages of a search.
  const counted = useQuery({
    ...api.searchAids.total.query({ query: wireQuery({ ...filters, pageSize, pageIndex }) }),
    enabled: query.data?.totalIsEstimate === true && !query.isPlaceholderData,
    staleTime: staleMilliseconds,
    retry: false,
  })
  const text = searchText(filters)
  const [shownText, setShownText] = useState(text)
  if (query.data && !query.isPlaceholderData && shownText !== text) setShownText(text)
  return {
    query,
    /** How these words were understood; empty while rows of other words show. */
    reading: shownText === text ? (query.data?.reading ?? []) : [],
    /** The words and the job position of the rows that show. */
    shownText,
    /** The total where the page alone could only estimate it; undefined while unknown. */
    counted: counted.data && { count: counted.data.data, isEstimate: counted.data.isEstimate },
    /** Whether the count is still loading. */
    counting: counted.isFetching,
    /** Whether another page or search is loading, also while offline. */
    waiting: query.isFetching || query.isPlaceholderData,
    /** Bypasses cached answers for the next five seconds; `again` runs the same search again. */
    refresh(again: boolean) {
      setFreshUntil(now().getTime() + freshMilliseconds)
      if (again) void query.refetch()
    },
  }
}

/* A first answer that is still under way would outlast the invalidation, though it was read before the search. */
async function readAgain(queries: QueryClient, filters: { queryKey: readonly unknown[] }) {
  await queries.cancelQueries(filters)
  await queries.invalidateQueries(filters)
}

export type CandidateSearch = ReturnType<typeof useCandidateSearch>

/** A page of the list. */
export type SearchAnswer = NonNullable<CandidateSearch['query']['data']>

/** A row of the list as an employer sees it. */
export type EmployerRow = Extract<SearchAnswer['items'][number], { shortlisted: unknown }>
