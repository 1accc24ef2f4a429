import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ListAnswer, useExistingPage } from './use-existing-page.ts'

type PageQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }

/**
 * Loads the next page of a list early, once the requested one is loaded; for `onNear` of its page links. Not for lists
 * whose reading is counted or logged, because people would seem to have been viewed. A page after the last is replaced
 * by the last.
 */
export function useNextPage(answer: ListAnswer, queryOf: (page: number) => PageQuery) {
  const queries = useQueryClient()
  useExistingPage(answer)
  if (answer.isPlaceholderData) return undefined
  return (page: number) => void queries.prefetchQuery(queryOf(page))
}
