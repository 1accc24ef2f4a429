import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useDialogFocus } from '../dialog/dialog-focus.ts'
import { dialogGuards } from '../dialog/dialog-guards.ts'
import { DialogInside } from '../dialog/dialog-inside.tsx'
import { scrim } from '../dialog/scrim.ts'
import { ExistingButton } from '../on-demand/existing-button.ts'
import { CloseContext, type OverlayState } from '../overlay/overlay.tsx'
import type { SidePanelProps } from './side-panel-props.ts'

/** Props of `PanelContent`: those of the panel, its state, and its button if it has one. */
type PanelContentProps = {
  panel: SidePanelProps
  overlay: OverlayState
  id: string
  button: RefObject<HTMLElement | null>
}

/** The open panel, which loads when one is first opened. */
export function PanelContent({ panel, overlay, id, button }: PanelContentProps) {
  const { trigger, side = 'right', wide, children, ...texts } = panel
  const focus = useDialogFocus({ form: false, triggered: Boolean(trigger) })
  return (
    <Radix.Root {...overlay}>
      {trigger && (
        <Radix.Trigger asChild>
          <ExistingButton button={button} open={overlay.open} />
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          {...focus}
          id={id}
          data-panel={side}
          {...(!texts.description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-y-0 z-50 flex w-full flex-col bg-surface shadow-float outline-none',
            wide ? 'sm:w-120' : 'sm:w-77.5',
            side === 'right' ? 'right-0 animate-enter-right' : 'left-0 max-w-[85vw] animate-enter-left',
          )}
        >
          <CloseContext value={() => overlay.onOpenChange(false)}>
            <DialogInside {...texts}>{children}</DialogInside>
          </CloseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
