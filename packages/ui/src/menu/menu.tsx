import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useDrawnOverlay } from '../on-demand/on-demand.tsx'
import { OverlayTrigger } from '../on-demand/overlay-trigger.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import type { MenuProps } from './menu-props.ts'

export type { MenuItem, MenuProps } from './menu-props.ts'

/** A list of actions, opened by a button; arrows, letters, Enter and Escape work. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const overlay = useOverlay()
  const { code, drawn } = useDrawnOverlay(overlay)
  const button = useRef<HTMLElement>(null)
  const byKey = useRef(false)
  const [id, buttonId] = [useId(), useId()]
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return
    // Keeps the focus from going to the button instead of the menu.
    if (!overlay.open) event.preventDefault()
    byKey.current = false
    overlay.onOpenChange(!overlay.open)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    // A held key opens the menu only once.
    if (event.repeat) return
    byKey.current = true
    overlay.onOpenChange(event.key === 'ArrowDown' || !overlay.open)
  }
  return (
    <>
      <OverlayTrigger
        ref={button}
        id={buttonId}
        overlay={overlay}
        drawn={drawn.open}
        contentId={id}
        aria-haspopup="menu"
        onPointerDown={press}
        onKeyDown={pressKey}
      >
        {trigger}
      </OverlayTrigger>
      {code && (
        <code.MenuContent {...menu} id={id} labelledBy={buttonId} overlay={drawn} button={button} byKey={byKey} />
      )}
    </>
  )
}
