import { useId, useRef } from 'react'
import { useDrawnOverlay } from '../on-demand/on-demand.tsx'
import { OverlayTrigger } from '../on-demand/overlay-trigger.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import type { DialogProps } from './dialog-props.ts'

export { DialogCancel } from './dialog-cancel.tsx'
export type { DialogBasics, DialogProps } from './dialog-props.ts'

/** A question or a form above the page; a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  const overlay = useOverlay(props.open, props.onOpenChange)
  const { code, drawn } = useDrawnOverlay(overlay)
  const button = useRef<HTMLElement>(null)
  const id = useId()
  return (
    <>
      {props.trigger && (
        <OverlayTrigger
          ref={button}
          overlay={overlay}
          drawn={drawn.open}
          contentId={id}
          aria-haspopup="dialog"
          onClick={() => overlay.onOpenChange(!overlay.open)}
        >
          {props.trigger}
        </OverlayTrigger>
      )}
      {code && <code.DialogContent dialog={props} overlay={drawn} id={id} button={button} />}
    </>
  )
}
