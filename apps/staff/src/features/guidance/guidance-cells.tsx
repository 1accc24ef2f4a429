import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import type { AttendanceRole } from '@pramaan/domain/guidance'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { useTexts } from '../../texts/use-texts.ts'
import type { NoteRequest } from './notes/note-subject.ts'
import { hasAttended, type NoteSubject } from './notes/note-subject.ts'

/** A note and its edit button: side by side, but stacked in a card. */
export const beside = 'flex items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-0.5'
/* A plain button's label aligns with the text above it. */
export const onEdge = 'max-md:-ml-2.5'

/** Props of a cell: the candidate, and how to write a note. */
export type CellProps = { person: NoteSubject; ask: (change: NoteRequest) => void }

/** One role's attendance: a button for that role, plain text for everyone else. */
export function AttendanceCell({ attendanceRole, person, ask }: CellProps & { attendanceRole: AttendanceRole }) {
  const t = useTexts()
  const { role } = usePerson()
  const attended = hasAttended(attendanceRole, person)
  const comment = attendanceRole === 'hr' ? person.ShortCommentsHr : person.ShortCommentsCslr
  const state = t(attended ? 'guidance.attended' : 'guidance.notAttended')
  const status = <Status shape={attended ? 'full' : 'off'}>{state}</Status>
  if (role !== attendanceRole)
    return (
      <span title={comment ?? undefined} className="max-md:ml-1.5">
        {status}
      </span>
    )
  return (
    <Button
      tone={attended ? 'ghost' : 'quiet'}
      size="xs"
      title={comment ?? undefined}
      aria-label={t('guidance.attend.button', { state, name: person.FullName })}
      onClick={() => ask({ action: 'attend', people: [person] })}
    >
      {status}
    </Button>
  )
}

/** The course partner's remark: editable for them, plain text for everyone else (document 002 §6). */
export function RemarkCell({ person, ask }: CellProps) {
  const t = useTexts()
  const { role } = usePerson()
  const words = person.remark && (
    <span title={person.remark} className="block max-w-56 truncate max-md:max-w-full max-md:whitespace-normal">
      {person.remark}
    </span>
  )
  if (!may(role, 'addRemark')) return words || <span className="text-ink-muted">{t('guidance.remark.none')}</span>
  const label = t(person.remark ? 'guidance.remark.edit' : 'guidance.remark.add')
  return (
    <span className={beside}>
      {words}
      <Button
        tone={person.remark ? 'ghost' : 'soft'}
        size="xs"
        className={person.remark ? onEdge : ''}
        aria-label={t('guidance.suggest.button', { label, name: person.FullName })}
        onClick={() => ask({ action: 'remark', people: [person] })}
      >
        {label}
      </Button>
    </span>
  )
}
