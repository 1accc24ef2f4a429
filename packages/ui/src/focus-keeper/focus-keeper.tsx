import { useEffect } from 'react'
import { handFocusAlong, pathOf } from './focus-path.ts'

/**
 * Keeps the focus from falling to the page: when what had it goes away or is switched off, the name of its row gets it,
 * its nearest neighbour, or else the screen's main part. Rendered once, around nothing.
 */
export function FocusKeeper() {
  useEffect(keepFocus, [])
  return null
}

function keepFocus() {
  // It comes after the first paint: what has the focus by then counts too.
  let path = document.activeElement ? pathOf(document.activeElement) : []
  const onFocus = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathOf(target) : []
  }
  const look = () => {
    const [lost] = path
    if (!lost || document.activeElement !== document.body || takesFocus(lost.element)) return
    handFocusAlong(path)
  }
  // Once everything has gone that goes with it, and what comes in its place is there.
  const soon = () => {
    if (document.activeElement === document.body && path.length > 0) setTimeout(look, 0)
  }
  const changes = new MutationObserver(soon)
  document.addEventListener('focusin', onFocus)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', onFocus)
    changes.disconnect()
  }
}

/** What is still there and switched on was left by the person: a press beside it. */
function takesFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled')
}
