import { firstSign } from '@pramaan/ui/first-sign'
import { FocusKeeper } from '@pramaan/ui/focus-keeper'
import { loadOverlays } from '@pramaan/ui/on-demand'
import { Toaster } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NewVersion } from '../offline/new-version.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import type { LoadScreen } from '../router/app-routes.ts'
import { rememberOpeners } from '../router/back/opener-memory.ts'
import type { AppHistory } from '../router/history/app-history.ts'
import { loadOnce } from '../router/loading/load-once.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Parts that no screen needs at its start, in one file that loads after the first paint: toasts, focus, the offline
 * note. Menus and dialogs load once the first screen is complete, or at the person's first input if that is sooner, so
 * that most presses find their code. So does the sign-in, which must be available when a session ends without a
 * network.
 */
export function AfterPaint({ history, signIn }: { history: AppHistory; signIn: LoadScreen }) {
  const queries = useQueryClient()
  useEffect(() => {
    // Without a network, the next press loads again.
    const load = () => void loadOverlays().catch(() => undefined)
    void firstSign().then(load)
    return whenIdle(queries, () => {
      load()
      void loadOnce(signIn)
    })
  }, [queries, signIn])
  useEffect(() => rememberOpeners(history), [history])
  return (
    <>
      <FocusKeeper />
      <Toaster />
      <OfflineNote />
      <NewVersion />
    </>
  )
}
