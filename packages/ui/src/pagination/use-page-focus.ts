import { type RefObject, useEffect, useRef } from 'react'
import { contentId, resultsId } from '../skip-link/skip-link.tsx'

/** Actions after which a scroll is the person's own. */
const acts = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

/**
 * After a press on a page link, moves the focus to the list if the links are no longer visible, for example because the
 * new page starts at its top; otherwise the focus would be on a hidden button. A visible button keeps the focus for the
 * next press. Returns a function to call before a page is requested; the page may change before or after the window
 * scrolls.
 */
export function usePageFocus(nav: RefObject<HTMLElement | null>, page: number): () => void {
  const pressed = useRef(false)
  // Runs when the page has changed.
  useEffect(() => {
    if (!pressed.current || page < 1) return
    pressed.current = false
    const stop = new AbortController()
    const look = () => {
      const pages = nav.current
      if (!pages?.contains(document.activeElement)) return stop.abort()
      if (isInSight(pages)) return
      stop.abort()
      const list = document.getElementById(resultsId) ?? document.getElementById(contentId)
      list?.focus({ preventScroll: true })
    }
    window.addEventListener('scroll', look, { passive: true, signal: stop.signal })
    for (const act of acts)
      window.addEventListener(act, () => stop.abort(), { capture: true, passive: true, signal: stop.signal })
    look()
    return () => stop.abort()
  }, [nav, page])
  return () => {
    pressed.current = true
  }
}

function isInSight(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
