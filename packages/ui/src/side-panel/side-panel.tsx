import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type DialogBasics, DialogInside } from '../dialog/dialog.tsx'
import { DialogFrame } from '../dialog/dialog-frame.tsx'

/** Props of `SidePanel`: a dialog's, plus the side it comes from, its width and its foot. */
export type SidePanelProps = Omit<DialogBasics, 'size'> & {
  /** The side of the screen it comes from. */
  side?: 'left' | 'right'

  /** Wider, for texts and tables. */
  wide?: boolean

  /** What stays at the bottom while the rest scrolls. */
  footer?: ReactNode
}

/** Details or filters next to the page: 310 px (or 480) wide on a desktop, full width on a phone. */
export function SidePanel({ open, onOpenChange, trigger, side = 'right', wide, children, ...texts }: SidePanelProps) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      description={texts.description}
      className={clsx(
        'fixed inset-y-0 z-50 flex w-full flex-col bg-surface shadow-float outline-none',
        wide ? 'sm:w-120' : 'sm:w-77.5',
        side === 'right' ? 'right-0 animate-enter-right' : 'left-0 max-w-[85vw] animate-enter-left',
      )}
    >
      <DialogInside {...texts}>{children}</DialogInside>
    </DialogFrame>
  )
}
