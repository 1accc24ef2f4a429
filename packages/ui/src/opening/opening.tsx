import { useLayoutEffect } from 'react'

let opening = 0

/** Says that something was opened whose code is still on its way, while `waits`: until then no shortcut acts. */
export function useOpening(waits: boolean) {
  // Before the next key press, which is meant for what was opened.
  useLayoutEffect(() => {
    if (!waits) return
    opening += 1
    return () => {
      opening -= 1
    }
  }, [waits])
}

/** Whether something was opened that is not on the page yet. */
export function isOpening() {
  return opening > 0
}
