import { longestNote } from '@pramaan/domain/guidance'
import { TextArea } from '@pramaan/ui/text-area'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { NoteDialog } from './note-dialog.tsx'
import type { Noted } from './noted.ts'
import { useRemark } from './use-notes.ts'

type RemarkDialogProps = { person: Noted; onClose: () => void }

/** A course partner's remark on a candidate, new or in place of the one before (document 002 §6). */
export function RemarkDialog({ person, onClose }: RemarkDialogProps) {
  const t = useTexts()
  const [remark, setRemark] = useState(person.remark ?? '')
  const [empty, setEmpty] = useState(false)
  const send = useRemark(onClose)
  return (
    <NoteDialog
      title={t('guidance.remark.title', { name: person.FullName })}
      text={t('guidance.remark.text')}
      busy={send.isPending}
      error={send.error}
      onClose={onClose}
      onSend={() => {
        setEmpty(!remark.trim())
        if (remark.trim()) send.mutate({ person, remark: remark.trim() })
      }}
    >
      <TextArea
        label={t('guidance.remark.label')}
        error={empty && t('guidance.remark.empty')}
        value={remark}
        maxLength={longestNote}
        counter={longestNote}
        onChange={(event) => setRemark(event.target.value)}
      />
    </NoteDialog>
  )
}
