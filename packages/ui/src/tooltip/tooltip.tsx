import * as Slot from '@radix-ui/react-slot'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDrawnOverlay } from '../on-demand/on-demand.tsx'

/** The delay in milliseconds before hovering opens it. */
const delay = 300

/**
 * A short explanation on hover and focus, never the only place for essential information. Without text it shows
 * nothing.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const owner = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const id = useId()
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') timer.current = setTimeout(setOpen, delay, true)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const overlay = { open: open && Boolean(text), onOpenChange: change }
  const { code, drawn } = useDrawnOverlay(overlay, { takesKeys: false })
  return (
    <>
      <Slot.Root
        ref={owner}
        aria-describedby={drawn.open ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={() => (drawn.open ? clearTimeout(timer.current) : change(false))}
        onClick={() => change(false)}
        // A press focuses the element too, but must not open the tooltip.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && change(true)}
        onBlur={() => change(false)}
      >
        {children}
      </Slot.Root>
      {code && <code.TooltipContent text={text} overlay={drawn} id={id} owner={owner} />}
    </>
  )
}
