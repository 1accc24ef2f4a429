import { focusLate } from '@pramaan/ui/focus-late'
import { contentId } from '@pramaan/ui/skip-link'
import { useEffect } from 'react'

/**
 * Moves the focus to a new screen, so that neither the keyboard nor a screen reader stays on a removed one: after a
 * move, sign-in and sign-out. The first screen of a page without interaction starts at its top.
 */
export function ScreenFocus() {
  useEffect(() => {
    if (!navigator.userActivation?.hasBeenActive) return
    // After overlays closed with the old screen have returned their focus.
    const timer = setTimeout(focusScreen, 0)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function focusScreen() {
  const screen = document.getElementById(contentId)
  if (!screen?.contains(document.activeElement)) focusLate(screen, { preventScroll: true })
}
