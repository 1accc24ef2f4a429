import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { type ReactNode, useState } from 'react'
import type { NoteRequest } from './notes/note-subject.ts'

// Loaded on demand, because no list needs them at first.
const OpenNote = latePart(() => import('./open-note.tsx').then((m) => m.OpenNote))

/** Opens a note's dialog. */
export type Ask = (change: NoteRequest) => void

/** The note dialogs of a screen: how to open one, and the open one. */
export function useGuidance(onManyDone?: () => void): { ask: Ask; dialog: ReactNode } {
  const { role } = usePerson()
  const [change, setConfirming] = useState<NoteRequest>()
  const close = () => setConfirming(undefined)
  const done = () => {
    close()
    if (change?.many) onManyDone?.()
  }
  const dialog = change && (
    <OpenedLate onClose={close}>
      <OpenNote key={role} change={change} close={close} done={done} />
    </OpenedLate>
  )
  return { ask: setConfirming, dialog }
}
