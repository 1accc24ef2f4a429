import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityDays } from './use-activity-days.ts'

/** The candidates the employer viewed in these days, last viewed first; older ones load on demand. */
export function useViewed(days: ActivityDays) {
  const { search } = useApi()
  const pages = useInfiniteQuery({
    queryKey: [...search.viewed.key, 'list', days],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      search.viewed({ query: { ...(before && { before }), ...(days && { days }) } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const loaded = pages.data?.pages
  return { pages, viewed: loaded?.flatMap(({ data }) => data), total: loaded?.at(-1)?.totalCount }
}
