import type { Session } from '@pramaan/auth/session'
import type { QueryClient } from '@tanstack/react-query'
import type { BrowserPush } from '../../notifications/push/browser-push.ts'
import { pageStorage } from '../../platform/page-storage.ts'

/**
 * Deletes what the page, its tab and the browser's notifications contain about a person who is no longer signed in
 * here; the session itself clears the local storage. Returns a function that stops it.
 */
export function forgetPerson(session: Session, queries: QueryClient, push: BrowserPush | undefined): () => void {
  return session.tokens.store.subscribe(({ person }, { person: before }) => {
    if (!before || before.ID === person?.ID) return
    queries.clear()
    pageStorage('sessionStorage').clear()
    void push?.turnOff().catch(() => undefined)
  })
}
