import { tooLong } from '@pramaan/contract/too-long'
import { TextArea } from '@pramaan/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

/** The maximum length of a reason. */
const longestReason = 300

type Basics = 'title' | 'description' | 'submit' | 'busy' | 'danger' | 'error' | 'onClose'

/** Props of `ReasonDialog`: `help` says who reads the reason; what it is about stands above it. */
export type ReasonDialogProps = Pick<FormDialogProps, Basics> &
  Partial<Pick<FormDialogProps, 'children'>> & { help: string; onReason: (reason: string) => void }

/** Asks for the reason of something that is done to an account or a company. */
export function ReasonDialog({ help, onReason, children, ...dialog }: ReasonDialogProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const long = tooLong(reason, longestReason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason && !long) onReason(reason)
  }
  return (
    <FormDialog {...dialog} onSubmit={submit} reason={!reason && t('suspend.reason.first')}>
      {children}
      <TextArea
        required
        label={t('suspend.reason')}
        help={help}
        error={long}
        counter={longestReason}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
