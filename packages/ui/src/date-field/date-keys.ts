import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Whether a part of a date is still to be typed. */
export const hasGap = (box: Element) => box.querySelector('[data-placeholder]') !== null

/** The separator moves to the next part, if the digits before it have not already ('1/8'). */
export function moveOn(event: KeyboardEvent, typedIn: RefObject<EventTarget | null>) {
  const { key, target, currentTarget, ctrlKey, metaKey } = event
  if (/^\d$/.test(key)) typedIn.current = target
  if (!/^[/.\- ]$/.test(key) || ctrlKey || metaKey || typedIn.current !== target) return
  const parts = [...currentTarget.querySelectorAll<HTMLElement>('[contenteditable=true]')]
  parts[parts.indexOf(target as HTMLElement) + 1]?.focus()
}

/** Enter submits the form around a date, as in every other field, with the date's current value. */
export function submitFrom(box: Element, settle: (hasGap: boolean) => void) {
  flushSync(() => settle(hasGap(box)))
  box.closest('form')?.requestSubmit()
}
