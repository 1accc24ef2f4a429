import type { ReactNode } from 'react'

/** The props of every dialog: open it with `open` and `onOpenChange`, or give it a `trigger`. */
export type DialogBasics = {
  /** Whether it is open. */
  open?: boolean

  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** The button that opens it; the focus returns to it. */
  trigger?: ReactNode

  /** What it is about. */
  title: ReactNode

  /** Only screen readers get the title. */
  titleHidden?: boolean

  /** A sentence below the title. */
  description?: ReactNode

  /** How wide on a desktop. */
  size?: 'sm' | 'md' | 'lg'

  /** What stands inside. */
  children?: ReactNode
}

/**
 * The footer of a dialog. A dialog with a choice has its buttons in `submit`, with Cancel added before them; `lead` is
 * on the other side. An informational dialog has its buttons in `footer`.
 */
export type DialogEnd = {
  /** The button that sends the form. */
  submit?: ReactNode
  /** The words on the button that leaves everything as it is. */
  cancelLabel?: string
  lead?: ReactNode
  /** What stays at the bottom while the rest scrolls. */
  footer?: never
}

/** Props of `Dialog`. A `form` focuses its first field, except on touch, where the keyboard would cover it. */
export type DialogProps = DialogBasics &
  (
    | (DialogEnd & {
        /** Whether it is a form that is sent. */
        form?: false
      })
    | (DialogEnd & {
        /** Whether it is a form that is sent. */
        form: true
        /** The button that sends the form. */
        submit: ReactNode
      })
    | {
        /** Whether it is a form that is sent. */
        form?: false
        /** What stays at the bottom while the rest scrolls. */
        footer: ReactNode
      }
  )
