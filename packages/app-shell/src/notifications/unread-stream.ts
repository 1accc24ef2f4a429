import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** The number of unread notifications, at most 100, and the newest of them. */
export type Unread = Answer<Contract['notifications']['unread']>['data']

/** The unread messages between employers and candidates, and the newest of them. */
export type UnreadMessages = Answer<Contract['conversations']['unread']>['data']

/** Callbacks for changed counts; each is called once at the start. */
type Heard = { onUnread: (update: Unread) => void; onMessages: (update: UnreadMessages) => void }

const address = '/api/notifications/stream'

/** A stream sends its first counts at once; if none arrive within this time, a proxy is holding them back. */
const silentMs = 5000

let cut = false
const watchers = new Set<() => void>()

/**
 * Whether there is no stream: refused, cut off, held back by a proxy, or not supported by the browser. For
 * `useSyncExternalStore`.
 */
export const streamIsCut = {
  read: () => cut,
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

function setCut(now: boolean) {
  cut = now
  for (const watcher of watchers) watcher()
}

/**
 * Follows the person's unread counts while the page is visible: a background page closes its connection, because a
 * browser has six per host. Returns a function that stops it.
 */
export function followUnread({ onUnread, onMessages }: Heard): () => void {
  setCut(typeof EventSource === 'undefined')
  if (cut) return () => setCut(false)
  let source: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  function hear() {
    clearTimeout(silence)
    setCut(false)
  }
  function follow() {
    if (document.visibilityState === 'hidden') return stop()
    if (source) return
    source = new EventSource(address)
    silence = setTimeout(() => setCut(true), silentMs)
    source.addEventListener('error', () => setCut(true))
    source.addEventListener('unread', (event) => {
      hear()
      onUnread(JSON.parse(event.data) as Unread)
    })
    source.addEventListener('messages', (event) => onMessages(JSON.parse(event.data) as UnreadMessages))
  }
  function stop() {
    clearTimeout(silence)
    source?.close()
    source = undefined
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
    setCut(false)
  }
}
