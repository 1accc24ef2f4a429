import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'

/** The person's conversations page by page, most recently active first; all, or those with unread messages. */
export function useConversations(unread: boolean) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: [...api.conversations.list.key, 'pages', { unread }],
    queryFn: ({ pageParam, signal }) =>
      api.conversations.list({ query: { before: pageParam, unread: String(unread) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
  return { pages, items: pages.data?.pages.flatMap(({ data }) => data) ?? [] }
}

/** A conversation in the list: the other side, the unread count, and the last message. */
export type Conversation = ReturnType<typeof useConversations>['items'][number]
