import { clsx } from 'clsx'
import * as Radix from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { dialogGuards } from '../dialog/dialog-guards.ts'
import { floating } from '../menu/menu.tsx'
import { useOverlay } from '../overlay/overlay.tsx'

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

/** A small form or explanation attached to the button that opens it; it opens below and never hides the button. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  const overlay = useOverlay(open, onOpenChange)
  return (
    <Radix.Root {...overlay}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={dialogGuards.onInteractOutside}
          className={clsx(floating, className ?? 'w-80 p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Makes the button it wraps close the surrounding popover. */
export const PopoverClose = Radix.Close
