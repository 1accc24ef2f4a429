import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'

const pageSize = 20

/** The employer's past searches, of these last days or all, newest first; older ones on demand (D29). */
export function usePastSearches(days?: number) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [...api.search.history.key, 'all', days],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      api.search.history({ query: { pageSize, ...(before && { before }), ...(days && { days }) } }, { signal }),
    getNextPageParam: ({ data }) => (data.length < pageSize ? undefined : data.at(-1)?.ID),
  })
  const pages = query.data?.pages
  return { query, searches: pages?.flatMap(({ data }) => data) ?? [], total: pages?.at(-1)?.totalCount }
}

/** A past search. */
export type PastSearch = ReturnType<typeof usePastSearches>['searches'][number]
