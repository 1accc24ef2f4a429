import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../platform/platform.tsx'

/** The person's notifications page by page, with a way to mark them as read. */
export function useNotifications() {
  const api = useApi()
  const cache = useQueryClient()
  const pages = useInfiniteQuery({
    queryKey: [...api.notifications.list.key, 'pages'],
    queryFn: ({ pageParam, signal }) => api.notifications.list({ query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
  const marking = {
    onSuccess: (answer: Answer<Contract['notifications']['read']>) =>
      void cache.setQueryData(api.notifications.unread.query().queryKey, answer),
    onSettled: () => cache.invalidateQueries({ queryKey: api.notifications.list.key }),
  }
  const read = useMutation({
    mutationFn: (id: number) => api.notifications.read({ params: { id } }),
    ...marking,
  })
  const readAll = useMutation({
    mutationFn: (upTo: number) => api.notifications.readAll({ body: { upTo } }),
    ...marking,
  })
  const items = pages.data?.pages.flatMap(({ data }) => data) ?? []
  return { pages, items, unread: pages.data?.pages[0]?.unread ?? 0, read, readAll }
}

/** A line of the notification centre. */
export type Notification = ReturnType<typeof useNotifications>['items'][number]
