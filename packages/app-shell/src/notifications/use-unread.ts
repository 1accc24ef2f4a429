import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../platform/platform.tsx'
import { followUnread, type UnreadMessages } from './unread-stream.ts'
import { useWithoutStream } from './use-without-stream.ts'

/** The person's live unread count: the stream updates it and that of their messages, and open lists are reloaded. */
export function useUnread(): number {
  const api = useApi()
  const cache = useQueryClient()
  const { data } = useQuery({ ...api.notifications.unread.query(), ...useWithoutStream() })
  useEffect(() => {
    const { notifications, conversations, pipeline } = api
    return followUnread({
      onUnread: (update) => hear(cache, notifications.unread.query().queryKey, update, [notifications.list.key]),
      onMessages: (update) => {
        const { queryKey } = conversations.unread.query()
        hear(cache, queryKey, update, [
          conversations.list.key,
          conversations.get.key,
          pipeline.board.key,
          pipeline.list.key,
        ])
      },
    })
  }, [api, cache])
  return data?.data.unread ?? 0
}

/** Stores a received count, and reloads the lists it affects. */
function hear(cache: QueryClient, queryKey: QueryKey, update: UnreadMessages, lists: readonly QueryKey[]) {
  const known = cache.getQueryData<{ data: UnreadMessages }>(queryKey)?.data
  cache.setQueryData(queryKey, { message: 'Success', data: update })
  if (known?.unread === update.unread && known.newest === update.newest) return
  for (const list of lists) void cache.invalidateQueries({ queryKey: list })
}
