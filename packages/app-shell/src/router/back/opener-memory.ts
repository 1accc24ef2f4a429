import { createPath } from 'react-router'
import type { AppHistory } from '../history/app-history.ts'
import { entryKey, entryMemory } from '../history/entry-memory.ts'
import { origins } from './came-from.ts'
import { focusOpener, type Opener, openerNow, pressedIn } from './opener.ts'

/** The element in a history entry that opened the next page. */
const openers = entryMemory<Opener>('pramaan.openers')

/**
 * Makes Back return to the person's previous position: the focus returns to the row or card that opened the page, in
 * every list. A link back to the previous page returns to its history entry, with its filters and scroll position.
 */
export function rememberOpeners(history: AppHistory): () => void {
  let current = history.location
  // If a link in a dialog opens a page, the dialog has the focus, but the element that opened the dialog stays on the
  // screen.
  let last: HTMLElement | undefined
  let stop: (() => void) | undefined
  const unlisten = history.listen(({ action, location }) => {
    stop?.()
    stop = undefined
    if (action === 'PUSH') openers.set(entryKey(current), openerNow(last))
    if (action === 'PUSH') origins.set(entryKey(location), createPath(current))
    if (action === 'REPLACE') origins.set(entryKey(location), origins.get(entryKey(current)))
    const opener = openers.get(entryKey(location))
    if (action === 'POP' && opener) stop = focusOpener(opener)
    current = location
  })
  const onTouch = (event: Event) => {
    last = pressedIn(event) ?? last
  }
  const onClick = (event: MouseEvent) => {
    onTouch(event)
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-back]') : null
    const from = origins.get(entryKey(current))
    if (!(link && from) || button || metaKey || ctrlKey || shiftKey || altKey || !leadsTo(link.href, from)) return
    event.preventDefault()
    history.go(-1)
  }
  // Runs before the router's link handler, which ignores prevented events.
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
