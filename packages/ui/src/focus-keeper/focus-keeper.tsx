import { useEffect } from 'react'
import { focusMain, moveFocusAlong, pathOf } from './focus-path.ts'

/**
 * Keeps the focus from being lost when the focused element disappears, turns invisible or is disabled. The name of its
 * row gets the focus, or its nearest neighbour, or else the screen's main part. On a new screen the main part gets it
 * at once. Rendered once, without children.
 */
export function FocusKeeper() {
  useEffect(keepFocus, [])
  return null
}

function keepFocus() {
  // This effect runs after the first paint, so an element may already have the focus.
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
  // After the update is complete: other elements are removed too, and replacements are present.
  const soon = () => {
    if (document.activeElement === document.body && path.length > 0) setTimeout(look, 0)
  }
  const changes = new MutationObserver(soon)
  // When an element turns invisible, the browser removes its focus only in the next frame, after the observer saw the
  // change.
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

/** If the element is still visible and enabled, the person moved the focus away. jsdom can't tell what is visible. */
function takesFocus(element: Element): boolean {
  const isVisible = element.checkVisibility?.({ visibilityProperty: true }) ?? element.isConnected
  return isVisible && !element.matches(':disabled')
}
