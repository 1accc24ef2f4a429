import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog, type DialogBasics } from '@pramaan/ui/dialog'
import { type FormEvent, type ReactNode, useId } from 'react'

/** Props of `FormDialog`. */
export type FormDialogProps = Pick<DialogBasics, 'title' | 'description' | 'size'> & {
  /** Stays mounted while closed, so the typed values stay; open by default. */
  open?: boolean
  onClose: () => void
  onSubmit: (event: FormEvent) => void
  /** The button's label, and its label while busy. */
  submit: string
  busy: string | false
  danger?: boolean
  /** Why the form can't be sent yet; shown below its button. */
  reason?: ReactNode
  /** An error that belongs to no field. */
  error: unknown
  children: ReactNode
}

/** A form in a dialog with Cancel and one submit button. */
export function FormDialog({
  open = true,
  onClose,
  onSubmit,
  submit,
  busy,
  error,
  children,
  ...rest
}: FormDialogProps) {
  const { danger = false, reason, ...dialog } = rest
  const failureText = useFailureText()
  const id = useId()
  const button = (
    <Button type="submit" form={id} tone={danger ? 'danger' : 'primary'} busy={busy} reason={reason}>
      {submit}
    </Button>
  )
  return (
    <Dialog form open={open} onOpenChange={(next) => !next && onClose()} submit={button} {...dialog}>
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        {children}
        {Boolean(error) && <Alert tone="danger">{failureText(error)}</Alert>}
      </form>
    </Dialog>
  )
}
