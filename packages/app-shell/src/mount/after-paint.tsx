import { FocusKeeper } from '@pramaan/ui/focus-keeper'
import { Toaster } from '@pramaan/ui/toaster'
import { NewVersion } from '../offline/new-version.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'

/**
 * Parts that no screen needs at its start, in one file that loads after the first paint: toasts, focus, the offline
 * note.
 */
export function AfterPaint() {
  return (
    <>
      <FocusKeeper />
      <Toaster />
      <OfflineNote />
      <NewVersion />
    </>
  )
}
