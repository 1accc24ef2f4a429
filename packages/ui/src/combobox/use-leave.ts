import { type RefObject, useEffect } from 'react'

/** Calls `onLeave` when focus or a press goes outside of the element, while `watching`. */
export function useLeave(element: RefObject<HTMLElement | null>, watching: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!watching) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onLeave()
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [element, watching, onLeave])
}
