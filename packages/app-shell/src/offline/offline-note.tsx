import { nameOfCall } from '@pramaan/api-client'
import { onlineManager, type Query, useQueryClient } from '@tanstack/react-query'
import { CloudOff, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useAgo } from '../time/ago.tsx'
import { isNothingSeen, watchNothingSeen } from './nothing-seen.ts'
import { useResend } from './use-resend.ts'

/**
 * Says whether the network or the server is unavailable, and how old the screen's content is; otherwise waiting items
 * would look saved, and old content new.
 */
export function OfflineNote() {
  const t = useShellTexts()
  const ago = useAgo()
  const online = useSyncExternalStore(watch, isOnline)
  const seenAt = useSeenAt()
  const nothingSeen = useSyncExternalStore(watchNothingSeen, isNothingSeen)
  if (online && !seenAt) return null
  // Until the network changes, `onlineManager` believes that there is one.
  const offline = !(online && navigator.onLine)
  const Icon = offline ? WifiOff : CloudOff
  const isSeen = seenAt && !nothingSeen
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 top-2 z-40 flex justify-center px-4 lg:top-auto lg:bottom-4 print:hidden"
    >
      <p className="flex animate-appear items-center gap-2.5 rounded-control bg-inverse px-3.5 py-2 text-sm text-on-inverse shadow-float">
        <Icon aria-hidden className="size-5 shrink-0" />
        {isSeen
          ? t(offline ? 'offline.seen' : 'unreachable.seen', { ago: ago(seenAt) })
          : t(offline ? 'offline.note' : 'unreachable.note')}
      </p>
    </div>
  )
}

/** Browsers don't always report that the network is back. */
const againMilliseconds = 20_000

/** When the oldest stored response on the screen was read; such responses are requested again periodically. */
function useSeenAt() {
  const { seen } = usePlatform()
  const client = useQueryClient()
  const servedAt = ({ queryKey }: Query) => seen?.servedAt(nameOfCall(queryKey))
  const seenAt = useSyncExternalStore(
    (onChange) => {
      const stop = client.getQueryCache().subscribe(onChange)
      const stopSeen = seen?.watch(onChange)
      return () => {
        stop()
        stopSeen?.()
      }
    },
    () =>
      client
        .getQueryCache()
        .findAll({ type: 'active' })
        .flatMap((query) => servedAt(query) ?? [])
        .sort()[0],
  )
  useResend(
    () => void client.refetchQueries({ type: 'active', predicate: (query) => servedAt(query) !== undefined }),
    seenAt !== undefined,
    againMilliseconds,
  )
  return seenAt
}

function watch(onChange: () => void) {
  return onlineManager.subscribe(onChange)
}

function isOnline() {
  return onlineManager.isOnline()
}
