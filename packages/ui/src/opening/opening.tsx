import { useLayoutEffect } from 'react'

let opening = 0

/** While `waits` is true, an opened overlay is still loading and no shortcut acts. */
export function useOpening(waits: boolean) {
  // A layout effect, because the next key press is meant for the opened overlay.
  useLayoutEffect(() => {
    if (!waits) return
    opening += 1
    return () => {
      opening -= 1
    }
  }, [waits])
}

/** Whether an opened overlay is still loading. */
export function isOpening() {
  return opening > 0
}
