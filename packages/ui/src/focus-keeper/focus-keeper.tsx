import { useEffect } from 'react'
import { contentId } from '../skip-link/skip-link.tsx'

const tabbable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** An element that had the focus or had it inside, with its neighbours at that time. */
type Step = { element: Element; next: Element | null; previous: Element | null }

/**
 * Keeps the focus from falling to the page: when what had it goes away or is switched off, its nearest neighbour gets it,
 * or else the screen's main part. Rendered once, around nothing.
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
    path.some(handOn) || document.getElementById(contentId)?.focus({ preventScroll: true })
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

/** The focused element and what it is in, up to the screen's main part. */
function pathOf(focused: Element): Step[] {
  const path: Step[] = []
  for (let at: Element | null = focused; at && at !== document.body && at.id !== contentId; at = at.parentElement)
    path.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return path
}

function handOn({ element, next, previous }: Step, index: number): boolean {
  if (index > 0 && element.isConnected) return focusIn(element)
  return [next, previous].some((near) => near?.isConnected && focusIn(near))
}

function focusIn(near: Element): boolean {
  const first = near.matches(tabbable) ? near : near.querySelector(tabbable)
  if (!(first instanceof HTMLElement)) return false
  first.focus({ preventScroll: true })
  return document.activeElement === first
}

/** What is still there and switched on was left by the person: a press beside it. */
function takesFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled')
}
