import { firstSign } from '@pramaan/ui/first-sign'
import { FocusKeeper } from '@pramaan/ui/focus-keeper'
import { loadOverlays } from '@pramaan/ui/on-demand'
import { Toaster } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NewVersion } from '../offline/new-version.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import type { AppHistory } from '../router/history/app-history.ts'
import { whenIdle } from './when-idle.ts'

const loadOpeners = () => import('../router/back/opener-memory.ts')

/**
 * Parts that no screen needs at its start, in one file that loads after the first paint: toasts, focus, the offline
 * note. Menus, dialogs and what remembers opened rows load once the first screen stands, or at the person's first sign
 * if that is sooner, so that most presses find their code.
 */
export function AfterPaint({ history }: { history: AppHistory }) {
  const queries = useQueryClient()
  useEffect(() => {
    let forget: (() => void) | undefined
    let isGone = false
    const load = () => {
      // Without a network, the press that opens one tries again.
      void loadOverlays().catch(() => undefined)
      void loadOpeners()
        .then(({ rememberOpeners }) => {
          if (!isGone) forget ??= rememberOpeners(history)
        })
        .catch(() => undefined)
    }
    void firstSign().then(load)
    const stop = whenIdle(queries, load)
    return () => {
      isGone = true
      stop()
      forget?.()
    }
  }, [queries, history])
  return (
    <>
      <FocusKeeper />
      <Toaster />
      <OfflineNote />
      <NewVersion />
    </>
  )
}
