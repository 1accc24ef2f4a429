import type { CalendarDate } from '@internationalized/date'
import { useRef, useState } from 'react'
import { dayFrom, settled } from './typed-day.ts'

/**
 * The day that a field shows. While a year is typed it passes through years like 0002, so only complete years are
 * reported. A new value from outside replaces it. A day that no month has, such as 31/02/2027, is not a value;
 * `impossible` is its text.
 */
export function useTypedDay(value: string | null | undefined, onValue: (value: string) => void) {
  const outerValue = value ?? ''
  const [last, setLast] = useState(outerValue)
  const [shown, setShown] = useState(() => dayFrom(outerValue))
  if (outerValue !== last) {
    setLast(outerValue)
    if (outerValue !== (shown?.toString() ?? '')) setShown(dayFrom(outerValue))
  }
  const [impossible, setImpossible] = useState<string>()
  const left = useRef<string>(undefined)
  const report = (next: CalendarDate | null) => {
    setShown(next)
    const text = next?.toString() ?? ''
    if (text !== outerValue && (!next || next.year >= 1000)) onValue(text)
  }
  const change = (next: CalendarDate | null) => {
    // The library reports the last day of the month in place of the impossible day.
    if (left.current) return
    setImpossible(undefined)
    report(next)
  }
  /** Called with an impossible day before the library sees that the field loses focus. */
  const leave = (typed: string | undefined) => {
    left.current = typed
  }
  /** When the field loses focus, an incomplete or impossible date has no value, and the field shows that. */
  const settle = (hasGap: boolean, typed = left.current) => {
    left.current = undefined
    if (typed) setImpossible(typed)
    const next = shown && !hasGap && !typed ? settled(shown) : null
    if (shown && (next?.compare(shown) ?? 1) !== 0) report(next)
  }
  return { shown, impossible, change, leave, settle }
}
