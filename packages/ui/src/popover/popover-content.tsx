import * as Radix from '@radix-ui/react-popover'
import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { dialogGuards } from '../dialog/dialog-guards.ts'
import { floating } from '../menu/floating.ts'
import { ExistingButton } from '../on-demand/existing-button.ts'
import { CloseContext, type OverlayState } from '../overlay/overlay.tsx'
import type { PopoverProps } from './popover-props.ts'

/** Props of `PopoverContent`: those of the popover, its state and its button. */
type PopoverContentProps = Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> & {
  overlay: OverlayState
  id: string
  button: RefObject<HTMLElement | null>
}

/** The open popover, which loads when one is first opened. */
export function PopoverContent({ overlay, id, button, label, align = 'start', ...inside }: PopoverContentProps) {
  return (
    <Radix.Root {...overlay}>
      <Radix.Trigger asChild>
        <ExistingButton button={button} open={overlay.open} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={dialogGuards.onInteractOutside}
          className={clsx(floating, inside.className ?? 'w-80 p-4')}
        >
          <CloseContext value={() => overlay.onOpenChange(false)}>{inside.children}</CloseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
