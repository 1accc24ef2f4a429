import { clsx } from 'clsx'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { type DialogBasics, DialogInside, scrim } from '../dialog/dialog.tsx'
import { useDialogFocus } from '../dialog/dialog-focus.ts'
import { dialogGuards } from '../dialog/dialog-guards.ts'
import { useOverlay } from '../overlay/overlay.tsx'

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
  const overlay = useOverlay(open, onOpenChange)
  const focus = useDialogFocus({ form: false, triggered: Boolean(trigger) })
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          {...focus}
          data-panel={side}
          {...(!texts.description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-y-0 z-50 flex w-full flex-col bg-surface shadow-float outline-none',
            wide ? 'sm:w-120' : 'sm:w-77.5',
            side === 'right' ? 'right-0 animate-enter-right' : 'left-0 max-w-[85vw] animate-enter-left',
          )}
        >
          <DialogInside {...texts}>{children}</DialogInside>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
