import { useEffect } from 'react'
import { focusMain, moveFocusAlong, pathOf } from './focus-path.ts'

/**
 * Keeps the focus from being lost: when the focused element disappears, turns invisible or is disabled, the name of its
 * row gets the focus, its nearest neighbour, or else the screen's main part; in another screen that at once. Rendered
 * once, without children.
 */
export function FocusKeeper() {
  useEffect(keepFocus, [])
  return null
}

function keepFocus() {
  // It starts after the first paint: an element focused by then counts too.
  let path = document.activeElement ? pathOf(document.activeElement) : []
  let screen = location.pathname
  const onFocus = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathOf(target) : []
    screen = location.pathname
  }
  const look = () => {
    const [lost] = path
    if (!lost || document.activeElement !== document.body || takesFocus(lost.element)) return
    if (screen === location.pathname) moveFocusAlong(path)
    else focusMain()
  }
  // After everything that disappears with it is gone, and its replacement is there.
  const soon = () => {
    if (document.activeElement === document.body && path.length > 0) setTimeout(look, 0)
  }
  const changes = new MutationObserver(soon)
  // Of an element that turns invisible the browser takes the focus with the next frame, after its changes were seen.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) setTimeout(look, 0)
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    changes.disconnect()
  }
}

/** An element that is still visible and enabled was left by the person; jsdom cannot tell what is visible. */
function takesFocus(element: Element): boolean {
  const isVisible = element.checkVisibility?.({ visibilityProperty: true }) ?? element.isConnected
  return isVisible && !element.matches(':disabled')
}
