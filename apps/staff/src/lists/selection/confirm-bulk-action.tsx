import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { ConfirmDialog, type ConfirmDialogProps } from '@pramaan/ui/confirm-dialog'
import type { Chosen } from './bulk-outcome.ts'

type ConfirmBulkActionProps = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'busy' | 'onConfirm' | 'tone'
> & {
  people: readonly Chosen[]
  error: unknown
  onClose: () => void
}

/** Asks before an action on many people, and names them all. */
export function ConfirmBulkAction({ people, error, onClose, ...dialog }: ConfirmBulkActionProps) {
  const failureText = useFailureText()
  return (
    <ConfirmDialog open onOpenChange={(open) => !open && onClose()} {...dialog}>
      <p className="max-h-40 overflow-y-auto text-sm">{people.map(({ FullName }) => FullName).join(', ')}</p>
      {Boolean(error) && <Alert tone="danger">{failureText(error)}</Alert>}
    </ConfirmDialog>
  )
}
