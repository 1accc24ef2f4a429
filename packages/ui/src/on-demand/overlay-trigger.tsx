import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import type { OverlayState } from '../overlay/overlay.tsx'

/** Props of `OverlayTrigger`: the overlay's state, whether it is on the page, and the id of its content. */
type OverlayTriggerProps = ComponentProps<typeof Slot.Root> & {
  overlay: OverlayState
  drawn: boolean
  contentId: string
}

/**
 * Makes its child the button of an overlay and shows at once that it was pressed. The button stays the same element
 * while the overlay's code loads. Escape or leaving the button cancels the wait.
 */
export function OverlayTrigger({ overlay, drawn, contentId, ...rest }: OverlayTriggerProps) {
  const { open, onOpenChange } = overlay
  const waits = open && !drawn
  return (
    <Slot.Root
      aria-expanded={open}
      aria-controls={drawn ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      className="aria-expanded:ring-2 aria-expanded:ring-brand/50"
      {...rest}
      onBlur={() => waits && onOpenChange(false)}
      onKeyDown={(event) => {
        if (waits && event.key === 'Escape') onOpenChange(false)
        else rest.onKeyDown?.(event)
      }}
    />
  )
}
