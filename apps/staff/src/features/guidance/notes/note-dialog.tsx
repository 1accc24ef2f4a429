import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

type NoteDialogProps = {
  title: string
  text: string
  busy: boolean
  error: unknown
  onClose: () => void
  onSend: () => void
  children: ReactNode
}

/** A note above its list with 'Cancel' and 'Send' (document 002 §2.8); the typed text stays until it is sent. */
export function NoteDialog({ title, text, busy, error, onClose, onSend, children }: NoteDialogProps) {
  const t = useTexts()
  const failureText = useFailureText()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog
      open
      form
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      cancelLabel={t('guidance.cancel')}
      submit={
        <Button type="submit" form={id} busy={busy && t('guidance.sending')}>
          {t('guidance.send')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
        {Boolean(error) && <Alert tone="danger">{failureText(error)}</Alert>}
        {children}
      </form>
    </Dialog>
  )
}
