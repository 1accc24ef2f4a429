import { useId, useRef } from 'react'
import { useDrawnOverlay } from '../on-demand/on-demand.tsx'
import { OverlayTrigger } from '../on-demand/overlay-trigger.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import type { SidePanelProps } from './side-panel-props.ts'

export type { SidePanelProps } from './side-panel-props.ts'

/** Details or filters next to the page: 310 px (or 480) wide on a desktop, full width on a phone. */
export function SidePanel(props: SidePanelProps) {
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
      {code && <code.PanelContent panel={props} overlay={drawn} id={id} button={button} />}
    </>
  )
}
