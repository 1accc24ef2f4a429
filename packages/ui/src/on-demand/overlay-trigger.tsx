import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import type { OverlayState } from '../overlay/overlay.tsx'

/** Props of `OverlayTrigger`: what it opens, whether its code is there, and the id of what opens. */
type OverlayTriggerProps = ComponentProps<typeof Slot.Root> & {
  overlay: OverlayState
  loaded: boolean
  contentId: string
}

/**
 * Makes its child the button of an overlay. It stays the same element while the overlay's code loads: Escape, or going
 * on to something else, ends the wait.
 */
export function OverlayTrigger({ overlay, loaded, contentId, ...rest }: OverlayTriggerProps) {
  const { open, onOpenChange } = overlay
  const waits = open && !loaded
  return (
    <Slot.Root
      aria-expanded={open}
      aria-controls={open && loaded ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      {...rest}
      onBlur={() => waits && onOpenChange(false)}
      onKeyDown={(event) => {
        if (waits && event.key === 'Escape') onOpenChange(false)
        else rest.onKeyDown?.(event)
      }}
    />
  )
}
