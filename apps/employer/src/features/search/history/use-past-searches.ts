import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'

const pageSize = 20

/** The employer's past searches, newest first; more on demand (D29). */
export function usePastSearches(least = pageSize) {
  const api = useApi()
  const size = Math.max(least, pageSize)
  const query = useInfiniteQuery({
    queryKey: [...api.search.history.key, 'all'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      api.search.history({ query: { pageSize: size, ...(before && { before }) } }, { signal }),
    getNextPageParam: ({ data }) => (data.length < size ? undefined : data.at(-1)?.ID),
  })
  return { query, searches: query.data?.pages.flatMap(({ data }) => data) ?? [] }
}

/** A search as it was made. */
export type PastSearch = ReturnType<typeof usePastSearches>['searches'][number]
