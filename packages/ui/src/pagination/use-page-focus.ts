import { type RefObject, useEffect, useRef } from 'react'
import { contentId, resultsId } from '../skip-link/skip-link.tsx'

/** What a person does next, after which a scroll is their own. */
const acts = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

/**
 * Moves the focus to the list once a press on its pages has taken them out of sight, as where a new page starts at its
 * top: it would stay on a button that nobody sees. The page may change before or after the window scrolls. While the
 * button is in sight it keeps the focus for the next press. Returns what to call before a page is asked for.
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
