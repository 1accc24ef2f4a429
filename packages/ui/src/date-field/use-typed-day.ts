import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { dayFrom, settled } from './typed-day.ts'

/**
 * The day a field shows, which passes through years like 0002 while typing: only complete years are reported.
 * A value from outside replaces it.
 */
export function useTypedDay(value: string | null | undefined, onValue: (value: string) => void) {
  const given = value ?? ''
  const [last, setLast] = useState(given)
  const [shown, setShown] = useState(() => dayFrom(given))
  if (given !== last) {
    setLast(given)
    if (given !== (shown?.toString() ?? '')) setShown(dayFrom(given))
  }
  const change = (next: CalendarDate | null) => {
    setShown(next)
    const text = next?.toString() ?? ''
    if (text !== given && (!next || next.year >= 1000)) onValue(text)
  }
  /** Once the field loses focus, a day with a missing part has no value, as shown. */
  const settle = (hasGap: boolean) => {
    const next = shown && !hasGap ? settled(shown) : null
    if (shown && (next?.compare(shown) ?? 1) !== 0) change(next)
  }
  return { shown, change, settle }
}
