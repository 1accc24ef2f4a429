import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/** Props of `LeaveQuestion`: shown while `open`; the person stays or leaves. */
export type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Warns 'Data will be lost' and asks whether to leave anyway (D17). */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const t = useShellTexts()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(opens) => !opens && onStay()}
      title={t('leave.text')}
      description={t('leave.about')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
      onConfirm={onLeave}
    />
  )
}
