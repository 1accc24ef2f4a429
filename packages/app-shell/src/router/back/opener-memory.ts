import { createPath } from 'react-router'
import type { AppHistory } from '../history/app-history.ts'
import { entryKey, entryMemory } from '../history/entry-memory.ts'
import { origins } from './came-from.ts'
import { focusOpener, type Opener, openerNow, pressedIn } from './opener.ts'

/** What in a history entry opened the next page. */
const openers = entryMemory<Opener>('pramaan.openers')

/**
 * Makes Back lead to where the person was: the focus returns to the row or card that opened the page, in every list,
 * and a link back to the page it was opened from returns to that entry, with its filters and its position.
 */
export function rememberOpeners(history: AppHistory): () => void {
  let current = history.location
  // A dialog has the focus when its link opens a page: what opened it stays in the screen.
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
