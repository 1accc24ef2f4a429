import { tooLong } from '@pramaan/contract/too-long'
import { type AttendanceRole, longestNote } from '@pramaan/domain/guidance'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextArea } from '@pramaan/ui/text-area'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { NoteDialog } from './note-dialog.tsx'
import type { NoteSubject } from './note-subject.ts'
import { useAttend } from './use-notes.ts'

type AttendanceDialogProps = {
  role: AttendanceRole
  people: readonly NoteSubject[]
  /** The initial value: the opposite of the saved one, since the button toggles. */
  attended: boolean
  onClose: () => void
  onDone: () => void
}

/** Sets the attendance of one or many candidates, in the comment modal (document 002 §2.8, §4). */
export function AttendanceDialog({ role, people, attended, onClose, onDone }: AttendanceDialogProps) {
  const t = useTexts()
  const [state, setState] = useState(attended)
  const [comment, setComment] = useState('')
  const long = tooLong(comment, longestNote)
  const attend = useAttend(onDone)
  const [one, ...others] = people
  const title =
    one && others.length === 0
      ? t('guidance.attend.title', { name: one.FullName })
      : t('guidance.attend.many', { count: people.length })
  return (
    <NoteDialog
      title={title}
      text={t('guidance.attend.text')}
      busy={attend.isPending}
      error={attend.error}
      onClose={onClose}
      onSend={() => long || attend.mutate({ role, attended: state, comment: comment.trim(), people })}
    >
      <SegmentedBar
        label={t('guidance.attend.state')}
        options={[
          { value: 'yes', label: t('guidance.attended') },
          { value: 'no', label: t('guidance.notAttended') },
        ]}
        name="attended"
        value={state ? 'yes' : 'no'}
        onValue={(value) => setState(value === 'yes')}
      />
      <TextArea
        label={t('guidance.attend.comment')}
        note={t('guidance.optional')}
        value={comment}
        error={long}
        counter={longestNote}
        onChange={(event) => setComment(event.target.value)}
      />
    </NoteDialog>
  )
}
