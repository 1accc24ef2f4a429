import * as Slot from '@radix-ui/react-slot'
import { type ReactNode, use, useId, useRef } from 'react'
import { useDrawnOverlay } from '../on-demand/on-demand.tsx'
import { OverlayTrigger } from '../on-demand/overlay-trigger.tsx'
import { CloseContext, useOverlay } from '../overlay/overlay.tsx'
import type { PopoverProps } from './popover-props.ts'

export type { PopoverProps } from './popover-props.ts'

/** A small form or explanation that opens below its button without covering it. */
export function Popover({ trigger, open, onOpenChange, ...inside }: PopoverProps) {
  const overlay = useOverlay(open, onOpenChange)
  const { code, drawn } = useDrawnOverlay(overlay)
  const button = useRef<HTMLElement>(null)
  const id = useId()
  return (
    <>
      <OverlayTrigger
        ref={button}
        overlay={overlay}
        drawn={drawn.open}
        contentId={id}
        aria-haspopup="dialog"
        onClick={() => overlay.onOpenChange(!overlay.open)}
      >
        {trigger}
      </OverlayTrigger>
      {code && <code.PopoverContent {...inside} overlay={drawn} id={id} button={button} />}
    </>
  )
}

/** Makes its child button close the surrounding popover. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Slot.Root onClick={use(CloseContext)}>{children}</Slot.Root>
}
