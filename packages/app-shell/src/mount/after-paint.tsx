import { firstSign } from '@pramaan/ui/first-sign'
import { FocusKeeper } from '@pramaan/ui/focus-keeper'
import { loadOverlays } from '@pramaan/ui/on-demand'
import { Toaster } from '@pramaan/ui/toaster'
import { useEffect } from 'react'
import { NewVersion } from '../offline/new-version.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'

/**
 * Parts that no screen needs at its start, in one file that loads after the first paint: toasts, focus, the offline
 * note. Menus and dialogs load at the person's first sign, so that most presses find their code.
 */
export function AfterPaint() {
  // Without a network, the press that opens one tries again.
  useEffect(
    () =>
      void firstSign()
        .then(loadOverlays)
        .catch(() => undefined),
    [],
  )
  return (
    <>
      <FocusKeeper />
      <Toaster />
      <OfflineNote />
      <NewVersion />
    </>
  )
}
