import { type RefObject, useEffect } from 'react'

/** Lets the keyboard reach a pane while it scrolls, since nothing inside it may take the focus. */
export function useKeyboardScroll(pane: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = pane.current
    if (!element) return
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
}
