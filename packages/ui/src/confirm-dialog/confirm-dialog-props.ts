import type { ReactNode } from 'react'

/** Props of `ConfirmDialog`: `title` names the subject, `confirmLabel` repeats the action ('Reject Gurpreet'). */
export type ConfirmDialogProps = {
  /** Whether it is open. */
  open: boolean

  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void

  /** The question, naming the person or item. */
  title: ReactNode
  /** What happens then, and whether it can be undone. */
  description: ReactNode
  /** Facts about the subject, between title and description. */
  children?: ReactNode

  /** The verb on the button, with the name of what it is done to. */
  confirmLabel: ReactNode

  /** The words on the button that leaves everything as it is. */
  cancelLabel?: ReactNode

  /** Called when the action is confirmed. */
  onConfirm: () => void

  /** `danger` for what can’t be undone. */
  tone?: 'danger' | 'primary'
  /** While set, the action is running: the button shows this and can't be pressed again. */
  busy?: string | false
}
