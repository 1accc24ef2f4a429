import { useDrawnOverlay } from '../on-demand/on-demand.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

export type { ConfirmDialogProps } from './confirm-dialog-props.ts'

/** Asks before what can't be undone or costs money; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const overlay = useOverlay(props.open, props.onOpenChange)
  const { code, drawn } = useDrawnOverlay(overlay)
  return code && <code.ConfirmContent {...props} overlay={drawn} />
}
