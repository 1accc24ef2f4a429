import { type RefObject, useEffect, useRef } from 'react'
import { contentId, resultsId } from '../skip-link/skip-link.tsx'

/**
 * Moves the focus to the list once a press on its pages has taken them out of sight, as where a new page starts at its
 * top: it would stay on a button that nobody sees. While the button is in sight it keeps the focus for the next press.
 * Returns what to call before a page is asked for.
 */
export function usePageFocus(nav: RefObject<HTMLElement | null>, page: number): () => void {
  const pressed = useRef(false)
  // Runs when the page has changed.
  useEffect(() => {
    if (!pressed.current || page < 1) return
    pressed.current = false
    const pages = nav.current
    if (!pages?.contains(document.activeElement) || isInSight(pages)) return
    const list = document.getElementById(resultsId) ?? document.getElementById(contentId)
    list?.focus({ preventScroll: true })
  }, [nav, page])
  return () => {
    pressed.current = true
  }
}

function isInSight(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
