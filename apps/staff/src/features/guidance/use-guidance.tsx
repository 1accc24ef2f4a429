import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { type ReactNode, useState } from 'react'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { attendanceRole, type Noted, ownAttendance } from './noted.ts'
import { RemarkDialog } from './remark-dialog.tsx'
import { SuggestDialog, SuggestToManyDialog } from './suggest-dialogs.tsx'

/** What somebody wants to note, and of whom; `attended` where the button named the state. */
export type Asked = {
  deed: 'attend' | 'suggest' | 'remark' | 'history'
  people: readonly Noted[]
  attended?: boolean
  /** Many candidates were chosen, and are let go once it is done. */
  many?: boolean
}

/** Opens the dialog of a note. */
export type Ask = (asked: Asked) => void

/** The dialogs of a screen's notes: how to open one, and the one that is open. */
export function useGuidance(onManyDone?: () => void): { ask: Ask; dialog: ReactNode } {
  const { role } = usePerson()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    if (asked?.many) onManyDone?.()
  }
  return { ask: setAsked, dialog: asked && <Open key={role} {...{ asked, close, done }} /> }
}

function Open({ asked, close, done }: { asked: Asked; close: () => void; done: () => void }) {
  const { role } = usePerson()
  const own = attendanceRole(role)
  const [one, ...others] = asked.people
  if (!one) return null
  if (asked.deed === 'attend' && own)
    return (
      <AttendanceDialog
        role={own}
        people={asked.people}
        attended={asked.attended ?? ownAttendance(role, one)?.attended !== true}
        onClose={close}
        onDone={done}
      />
    )
  if (asked.deed === 'suggest' && asked.many)
    return <SuggestToManyDialog people={asked.people} onClose={close} onDone={done} />
  if (asked.deed === 'suggest') return <SuggestDialog person={one} onClose={close} />
  if (asked.deed === 'remark') return <RemarkDialog people={[one, ...others]} onClose={close} onDone={done} />
  return <HistoryPanel person={one} onClose={close} />
}
