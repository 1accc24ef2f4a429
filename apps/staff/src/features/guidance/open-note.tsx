import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { AttendanceDialog } from './notes/attendance-dialog.tsx'
import { attendanceRole, hasAttended, type NoteRequest } from './notes/note-subject.ts'
import { RemarkDialog } from './notes/remark-dialog.tsx'
import { SuggestDialog, SuggestToManyDialog } from './notes/suggest-dialogs.tsx'

type OpenNoteProps = { change: NoteRequest; close: () => void; done: () => void }

/** The dialog of a requested note, or the history of a candidate's notes. */
export function OpenNote({ change, close, done }: OpenNoteProps) {
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
