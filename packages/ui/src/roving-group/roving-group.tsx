import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** Props of `RovingGroup`: its buttons need `tabIndex={-1}`; `onInside` reports whether the focus is inside. */
export type RovingGroupProps = {
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
  onInside?: (inside: boolean) => void
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const pageSteps: Readonly<Record<string, number>> = { PageDown: 10, PageUp: -10 }

/** Many buttons with a single Tab stop: arrows, Page, Home and End move between them. */
export function RovingGroup({ className, onInside, children }: RovingGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const buttons = () => [...(group.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    const all = buttons()
    if (!all.some(({ tabIndex }) => tabIndex === 0)) all[0]?.setAttribute('tabindex', '0')
  })
  const onFocus = ({ target }: FocusEvent) => {
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1
    onInside?.(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onInside?.(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const to = target(event.key, all.indexOf(event.target as HTMLButtonElement), all.length - 1)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <fieldset ref={group} className={className} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  )
}

function target(key: string, at: number, last: number): number | undefined {
  if (at < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = steps[key] ?? pageSteps[key]
  return step === undefined ? undefined : Math.max(0, Math.min(last, at + step))
}
