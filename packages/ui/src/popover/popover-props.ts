import type { ReactNode } from 'react'

/** Props of `Popover`: the button that opens it, a `label` for screen readers, and what is inside. */
export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode

  /** Its name for screen readers. */
  label: string

  /** What stands inside. */
  children: ReactNode

  /** Whether it is open. */
  open?: boolean

  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void

  /** On which side of its button it begins. */
  align?: 'start' | 'center' | 'end'

  /** More classes for its place, not for its look. */
  className?: string
}
