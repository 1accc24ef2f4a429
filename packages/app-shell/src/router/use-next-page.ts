import { type QueryKey, useQueryClient } from '@tanstack/react-query'

type PageQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }

/**
 * Loads the next page of a list before it is asked for, once the requested one is there: for `onNear` of its page links.
 * Not for lists whose reading is counted or logged, as then people would seem to have been seen.
 */
export function useNextPage(answer: { isPlaceholderData: boolean }, queryOf: (page: number) => PageQuery) {
  const queries = useQueryClient()
  if (answer.isPlaceholderData) return undefined
  return (page: number) => void queries.prefetchQuery(queryOf(page))
}
