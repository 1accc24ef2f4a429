import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog, type DialogBasics } from '@pramaan/ui/dialog'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { LeaveGuard } from './unsaved/leave-guard.tsx'
import { useLeaveOnce } from './unsaved/use-leave-once.ts'

/** Props of `EditDialog`; `error` is for problems that belong to no field, `remove` a button that deletes the item. */
export type EditDialogProps = Pick<DialogBasics, 'title' | 'description' | 'size'> & {
  onSubmit: (event: FormEvent) => void
  busy: boolean
  /** The form is saved, so the dialog closes without asking. */
  saved: boolean
  /** There are unsaved changes, so leaving asks first. */
  unsaved: boolean
  error?: unknown
  /** Dismisses the error. */
  onDismissError?: (() => void) | undefined
  onClose: () => void
  remove?: ReactNode
  children: ReactNode
}

/** A dialog with a form, open while it is mounted; leaving it with changes warns 'Data will be lost' (D17). */
export function EditDialog(props: EditDialogProps) {
  const { title, description, size = 'md', onSubmit, busy, saved, unsaved, error, onDismissError } = props
  const { onClose, remove, children } = props
  const t = useShellTexts()
  const failureText = useFailureText()
  const id = useId()
  useLeaveOnce(saved, onClose)
  const submit = (
    <Button type="submit" form={id} busy={busy && t('form.saving')}>
      {t('form.save')}
    </Button>
  )
  const close = (open: boolean) => {
    if (!open) onClose()
  }
  return (
    <Dialog
      open
      form
      onOpenChange={close}
      title={title}
      size={size}
      submit={submit}
      description={description}
      lead={remove}
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-5 pt-2">
        {Boolean(error) && (
          <div ref={bringIntoView}>
            <Alert tone="danger" {...(onDismissError && { onDismiss: onDismissError })}>
              {failureText(error)}
            </Alert>
          </div>
        )}
        {children}
      </form>
      <LeaveGuard when={unsaved && !saved} />
    </Dialog>
  )
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
