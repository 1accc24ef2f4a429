import { contentId } from '@pramaan/ui/skip-link'
import { useEffect } from 'react'

/**
 * Brings the focus to a screen that has just come, so that neither the keyboard nor a screen reader stays behind on what is
 * gone: after a move, sign-in and sign-out. The first screen of a page that nobody has touched yet starts at its top.
 */
export function ScreenFocus() {
  useEffect(() => {
    if (!navigator.userActivation?.hasBeenActive) return
    // After what closes with the old screen has given its focus back.
    const timer = setTimeout(focusScreen, 0)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function focusScreen() {
  const screen = document.getElementById(contentId)
  const focused = document.activeElement
  const isTaken = screen?.contains(focused) || focused?.closest('[role=dialog], [role=alertdialog]')
  if (!isTaken) screen?.focus({ preventScroll: true })
}
