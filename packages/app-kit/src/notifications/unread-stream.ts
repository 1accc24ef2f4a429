import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** How many are unread, 100 at most, and the newest of them. */
export type Unread = Answer<Contract['notifications']['unread']>['data']

const address = '/api/notifications/stream'

/**
 * Follows the person's unread count while the page is in sight: a page in the background gives its connection back, for a
 * browser has six to a host. `onNews` gets each count, the first at once; the answer stops it.
 */
export function followUnread(onNews: (news: Unread) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | undefined
  function follow() {
    if (document.visibilityState === 'hidden') return stop()
    if (source) return
    source = new EventSource(address)
    source.addEventListener('unread', (event) => onNews(JSON.parse(event.data) as Unread))
  }
  function stop() {
    source?.close()
    source = undefined
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}
