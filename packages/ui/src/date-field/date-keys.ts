import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { dayFrom } from './typed-day.ts'

/** Whether a part of a date is still to be typed. */
export const hasGap = (box: Element) => box.querySelector('[data-placeholder]') !== null

/** The typed date, such as 31/02/2027, if it is complete but no month has that day. */
export function impossibleDay(box: Element): string | undefined {
  const [day = 0, month = 0, typed = 0] = ['day', 'month', 'year'].map((part) =>
    Number(box.querySelector(`[data-type=${part}]`)?.textContent),
  )
  // Two digits mean a year of this century, as in the field itself.
  const year = typed < 100 ? 2000 + typed : typed
  if (hasGap(box) || year < 1000) return undefined
  const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'))
  return dayFrom(`${year}-${mm}-${dd}`) ? undefined : `${dd}/${mm}/${year}`
}

/** A typed separator moves to the next part, unless the digits before it already did ('1/8'). */
export function moveOn(event: KeyboardEvent, typedIn: RefObject<EventTarget | null>) {
  const { key, target, currentTarget, ctrlKey, metaKey } = event
  if (/^\d$/.test(key)) typedIn.current = target
  if (!/^[/.\- ]$/.test(key) || ctrlKey || metaKey || typedIn.current !== target) return
  const parts = [...currentTarget.querySelectorAll<HTMLElement>('[contenteditable=true]')]
  parts[parts.indexOf(target as HTMLElement) + 1]?.focus()
}

/** Enter submits the form around a date, as in every other field, with the date's current value. */
export function submitFrom(box: Element, settle: (hasGap: boolean, typed: string | undefined) => void) {
  flushSync(() => settle(hasGap(box), impossibleDay(box)))
  box.closest('form')?.requestSubmit()
}
