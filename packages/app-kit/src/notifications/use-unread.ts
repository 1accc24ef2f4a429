import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../platform/platform.tsx'
import { followUnread } from './unread-stream.ts'

/** A minute: what a browser whose stream is refused or cut off falls back to. */
const everyMs = 60_000

/** The person's unread count, live: the stream writes it, and whatever list is open is read again when it changes. */
export function useUnread(): number {
  const api = useApi()
  const cache = useQueryClient()
  const { data } = useQuery({ ...api.notifications.unread.query(), refetchInterval: everyMs })
  useEffect(() => {
    const { queryKey } = api.notifications.unread.query()
    return followUnread((news) => {
      const known = cache.getQueryData<{ data: typeof news }>(queryKey)?.data
      cache.setQueryData(queryKey, { message: 'Success', data: news })
      const same = known?.unread === news.unread && known.newest === news.newest
      if (!same) void cache.invalidateQueries({ queryKey: api.notifications.list.key })
    })
  }, [api, cache])
  return data?.data.unread ?? 0
}
