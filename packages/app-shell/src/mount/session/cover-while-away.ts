import type { Session } from '@pramaan/auth/session'

/** Milliseconds after which a page shows again although the server has not answered, as without a network. */
const longestWait = 4_000

/**
 * Covers the page of a signed-in person while the browser keeps it for Back and Forward. It comes back as it was, even
 * after a sign-out, so it shows nothing of them until the session is known to live. Returns a function that stops it.
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
