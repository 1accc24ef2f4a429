import type { ReactNode } from 'react'

/** The props of every dialog: open it with `open` and `onOpenChange`, or give it a `trigger`. */
export type DialogBasics = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it; the focus returns to it. */
  trigger?: ReactNode
  title: ReactNode
  titleHidden?: boolean
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

/**
 * The footer of a dialog. A dialog with a choice has its buttons in `submit`, with Cancel added before them; `lead` is
 * on the other side. An informational dialog has its buttons in `footer`.
 */
export type DialogEnd = {
  submit?: ReactNode
  cancelLabel?: string
  lead?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: never
}

/** Props of `Dialog`. A `form` focuses its first field, except on touch, where the keyboard would cover it. */
export type DialogProps = DialogBasics &
  (
    | (DialogEnd & {
        form?: false
      })
    | (DialogEnd & {
        form: true
        submit: ReactNode
      })
    | {
        form?: false
        /** Stays at the bottom while the rest scrolls. */
        footer: ReactNode
      }
  )
