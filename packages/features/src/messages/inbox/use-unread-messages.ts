import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A minute: what a browser whose stream is refused or cut off falls back to. */
const everyMs = 60_000

/** How many messages the person has not read; the stream of the notifications keeps it live. */
export function useUnreadMessages(): number {
  const api = useApi()
  const { data } = useQuery({ ...api.conversations.unread.query(), refetchInterval: everyMs })
  return data?.data.unread ?? 0
}
