import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { dayFrom, settled } from './typed-day.ts'

/**
 * The day that a field shows, which passes through years like 0002 while it is typed: only whole years are handed on.
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
  /** Once the field is left: a day with a part taken out is none, as it is shown to be. */
  const settle = (hasGap: boolean) => {
    const next = shown && !hasGap ? settled(shown) : null
    if (shown && (next?.compare(shown) ?? 1) !== 0) change(next)
  }
  return { shown, change, settle }
}
