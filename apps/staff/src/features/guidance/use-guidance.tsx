import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { type ReactNode, useState } from 'react'
import { HistoryPanel } from './history/history-panel.tsx'
import { AttendanceDialog } from './notes/attendance-dialog.tsx'
import { attendanceRole, hasAttended, type NoteSubject } from './notes/note-subject.ts'
import { RemarkDialog } from './notes/remark-dialog.tsx'
import { SuggestDialog, SuggestToManyDialog } from './notes/suggest-dialogs.tsx'

/** A requested note and its candidate; `attended` if the button named the value. */
export type NoteRequest = {
  action: 'attend' | 'suggest' | 'remark' | 'history'
  people: readonly NoteSubject[]
  attended?: boolean
  /** Many candidates were selected; done clears the selection. */
  many?: boolean
}

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
  return { ask: setConfirming, dialog: change && <Open key={role} change={change} close={close} done={done} /> }
}

function Open({ change, close, done }: { change: NoteRequest; close: () => void; done: () => void }) {
  const { role } = usePerson()
  const ownRole = attendanceRole(role)
  const [one, ...others] = change.people
  if (!one) return null
  if (change.action === 'attend' && ownRole)
    return (
      <AttendanceDialog
        role={ownRole}
        people={change.people}
        attended={change.attended ?? !hasAttended(ownRole, one)}
        onClose={close}
        onDone={done}
      />
    )
  if (change.action === 'suggest' && change.many)
    return <SuggestToManyDialog people={change.people} onClose={close} onDone={done} />
  if (change.action === 'suggest') return <SuggestDialog person={one} onClose={close} />
  if (change.action === 'remark') return <RemarkDialog people={[one, ...others]} onClose={close} onDone={done} />
  return <HistoryPanel person={one} onClose={close} />
}
