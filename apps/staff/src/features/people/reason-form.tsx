import { tooLong } from '@pramaan/contract/issue-words'
import { TextArea } from '@pramaan/ui/text-area'
import { type FormEvent, useState } from 'react'
import { FormDialog, type FormDialogProps } from '../../form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The maximum length of a reason. */
const longestReason = 300

type ReasonFormProps = Pick<FormDialogProps, 'title' | 'description' | 'submit' | 'error' | 'onClose' | 'children'> & {
  action: 'suspend' | 'restore'
  /** Whether the request is running. */
  busy: boolean
  onReason: (reason: string) => void
}

/** Asks for the reason before accounts are suspended or restored; the dialog above names them. */
export function ReasonForm({ action, busy, onReason, children, ...dialog }: ReasonFormProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const long = tooLong(reason, longestReason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !long) onReason(reason)
  }
  return (
    <FormDialog
      {...dialog}
      onSubmit={submit}
      busy={busy && t(`${action}.submitting`)}
      danger={action === 'suspend'}
      reason={!reason && t('suspend.reason.first')}
    >
      {children}
      <TextArea
        required
        label={t('suspend.reason')}
        help={t('suspend.reason.help')}
        error={long}
        counter={longestReason}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
