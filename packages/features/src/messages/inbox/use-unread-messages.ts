import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A minute: the fallback of a browser whose event stream is refused or cut off. */
const everyMs = 60_000

/** How many messages are unread; the notification stream keeps it up to date. */
export function useUnreadMessages(): number {
  const api = useApi()
  const { data } = useQuery({ ...api.conversations.unread.query(), refetchInterval: everyMs })
  return data?.data.unread ?? 0
}
