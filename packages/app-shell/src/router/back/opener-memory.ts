import { createPath } from 'react-router'
import type { AppHistory } from '../history/app-history.ts'
import { focusOpener, type Opener, openerNow, pressedIn } from './opener.ts'

/**
 * Makes Back lead to where the person was: the focus returns to the row or card that opened the page, in every list,
 * and a link back to the page it was opened from returns to that entry, with its filters and its position. It lasts as
 * long as the document.
 */
export function rememberOpeners(history: AppHistory): () => void {
  /** By history entry, what in it opened the next page, and the URL of the page that opened it. */
  const openers = new Map<string, Opener | undefined>()
  const origins = new Map<string, string | undefined>()
  let here = history.location
  // A dialog has the focus when its link opens a page: what opened it stays in the screen.
  let last: HTMLElement | undefined
  let stop: (() => void) | undefined
  const unlisten = history.listen(({ action, location }) => {
    stop?.()
    stop = undefined
    if (action === 'PUSH') openers.set(here.key, openerNow(last))
    if (action === 'PUSH') origins.set(location.key, createPath(here))
    if (action === 'REPLACE') origins.set(location.key, origins.get(here.key))
    const opener = openers.get(location.key)
    if (action === 'POP' && opener) stop = focusOpener(opener)
    here = location
  })
  const onTouch = (event: Event) => {
    last = pressedIn(event) ?? last
  }
  const onClick = (event: MouseEvent) => {
    onTouch(event)
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-back]') : null
    const from = origins.get(here.key)
    if (!(link && from) || button || metaKey || ctrlKey || shiftKey || altKey || !leadsTo(link.href, from)) return
    event.preventDefault()
    history.go(-1)
  }
  // Before the router's own link, which leaves alone what is prevented.
  document.addEventListener('click', onClick, true)
  document.addEventListener('focusin', onTouch)
  return () => {
    stop?.()
    unlisten()
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('focusin', onTouch)
  }
}

/** Whether a page is the one a link leads to; it may have more filters than the link names. */
function leadsTo(href: string, address: string) {
  const [to, page] = [new URL(href), new URL(address, href)]
  return (
    to.pathname === page.pathname && [...to.searchParams].every(([key, value]) => page.searchParams.has(key, value))
  )
}
