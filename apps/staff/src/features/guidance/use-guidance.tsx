import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { type ReactNode, useState } from 'react'
import { HistoryPanel } from './history/history-panel.tsx'
import { AttendanceDialog } from './notes/attendance-dialog.tsx'
import { attendanceRole, type NoteSubject, ownAttendance } from './notes/note-subject.ts'
import { RemarkDialog } from './notes/remark-dialog.tsx'
import { SuggestDialog, SuggestToManyDialog } from './notes/suggest-dialogs.tsx'

/** What a person wants to note, and about which candidate; `attended` where the button named the state. */
export type Wanted = {
  action: 'attend' | 'suggest' | 'remark' | 'history'
  people: readonly NoteSubject[]
  attended?: boolean
  /** Many candidates were chosen, and are let go once it is done. */
  many?: boolean
}

/** Opens the dialog of a note. */
export type Ask = (change: Wanted) => void

/** The dialogs of a screen's notes: how to open one, and the one that is open. */
export function useGuidance(onManyDone?: () => void): { ask: Ask; dialog: ReactNode } {
  const { role } = usePerson()
  const [change, setConfirming] = useState<Wanted>()
  const close = () => setConfirming(undefined)
  const done = () => {
    close()
    if (change?.many) onManyDone?.()
  }
  return { ask: setConfirming, dialog: change && <Open key={role} change={change} close={close} done={done} /> }
}

function Open({ change, close, done }: { change: Wanted; close: () => void; done: () => void }) {
  const { role } = usePerson()
  const own = attendanceRole(role)
  const [one, ...others] = change.people
  if (!one) return null
  if (change.action === 'attend' && own)
    return (
      <AttendanceDialog
        role={own}
        people={change.people}
        attended={change.attended ?? ownAttendance(role, one)?.attended !== true}
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
