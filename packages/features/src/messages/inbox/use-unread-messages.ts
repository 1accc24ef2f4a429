import { useWithoutStream } from '@pramaan/app-shell/notifications/use-without-stream.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The number of unread messages from the notification stream. */
export function useUnreadMessages(): number {
  const api = useApi()
  const { data } = useQuery({ ...api.conversations.unread.query(), ...useWithoutStream() })
  return data?.data.unread ?? 0
}
