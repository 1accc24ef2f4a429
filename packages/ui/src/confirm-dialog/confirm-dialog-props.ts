import type { ReactNode } from 'react'

/** Props of `ConfirmDialog`: `title` names the subject, `confirmLabel` repeats the action ('Reject Gurpreet'). */
export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, naming the person or item. */
  title: ReactNode
  /** What happens then, and whether it can be undone. */
  description: ReactNode
  /** Facts about the subject, between title and description. */
  children?: ReactNode
  /** The verb on the button, followed by what it applies to. */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  onConfirm: () => void
  /** `danger` for what can’t be undone. */
  tone?: 'danger' | 'primary'
  /** While set, the action is running: the button shows this and can't be pressed again. */
  busy?: string | false
}
