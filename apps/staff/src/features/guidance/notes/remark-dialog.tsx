import { tooLong } from '@pramaan/contract/too-long'
import { longestNote } from '@pramaan/domain/guidance'
import { TextArea } from '@pramaan/ui/text-area'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { NoteDialog } from './note-dialog.tsx'
import type { NoteSubject } from './note-subject.ts'
import { useRemark } from './use-notes.ts'

type RemarkDialogProps = { people: readonly [NoteSubject, ...NoteSubject[]]; onClose: () => void; onDone: () => void }

/** A course partner's remark on one candidate or many, new or replacing the previous one (document 002 §6). */
export function RemarkDialog({ people, onClose, onDone }: RemarkDialogProps) {
  const t = useTexts()
  const [one] = people
  const isBulk = people.length > 1
  const [remark, setRemark] = useState((!isBulk && one.remark) || '')
  const [empty, setEmpty] = useState(false)
  const long = tooLong(remark, longestNote)
  const send = useRemark(onDone)
  return (
    <NoteDialog
      title={
        isBulk
          ? t('guidance.remark.many', { count: people.length })
          : t('guidance.remark.title', { name: one.FullName })
      }
      text={t(isBulk ? 'guidance.remark.manyText' : 'guidance.remark.text')}
      busy={send.isPending}
      error={send.error}
      onClose={onClose}
      onSend={() => {
        setEmpty(!remark.trim())
        if (remark.trim() && !long) send.mutate({ people, remark: remark.trim() })
      }}
    >
      <TextArea
        label={t('column.remark')}
        error={empty ? t('guidance.remark.empty') : long}
        value={remark}
        counter={longestNote}
        onChange={(event) => setRemark(event.target.value)}
      />
    </NoteDialog>
  )
}
