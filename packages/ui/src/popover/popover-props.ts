import type { ReactNode } from 'react'

/** Props of `Popover`: the button that opens it, a `label` for screen readers, and what is inside. */
export type PopoverProps = {
  trigger: ReactNode
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}
