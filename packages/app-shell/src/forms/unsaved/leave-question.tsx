import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

/** Props of `LeaveQuestion`: asked while `open`, and answered by staying or by leaving. */
export type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Warns 'Data will be lost' and asks whether to leave all the same (D17). */
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
