import type { Session } from '@pramaan/auth/session'

/** Milliseconds after which a page is shown again without a server response, for example offline. */
const longestWait = 4_000

/**
 * Covers the page of a signed-in person while the browser caches it for Back and Forward. It would come back unchanged,
 * even after a sign-out, so it shows nothing until the session is known to be live. Returns a function that stops it.
 */
export function coverWhileAway(session: Session): () => void {
  const page = document.documentElement.dataset
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && session.tokens.store.getState().person) page.covered = ''
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || page.covered === undefined) return
    void Promise.race([session.resume(), delay(longestWait)]).finally(() => delete page.covered)
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
