import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useOverlay } from '../overlay/overlay.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { dialogGuards } from './dialog-guards.ts'

/** The classes of the dark layer behind a dialog or panel. */
export const scrim = 'fixed inset-0 z-40 animate-appear bg-scrim'

type DialogFrameProps = {
  /** Whether it is a form, whose first field gets the focus. */
  form?: boolean | undefined
  open: boolean | undefined
  onOpenChange: ((open: boolean) => void) | undefined
  trigger: ReactNode
  description: ReactNode
  className: string
  children: ReactNode
}

/** What a dialog and a panel have in common: the trigger, the dark layer, and where the focus goes. */
export function DialogFrame({ open, onOpenChange, trigger, description, form = false, ...content }: DialogFrameProps) {
  const overlay = useOverlay(open, onOpenChange)
  const focus = useDialogFocus({ form, triggered: Boolean(trigger) })
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          {...focus}
          {...(!description && { 'aria-describedby': undefined })}
          {...content}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}
