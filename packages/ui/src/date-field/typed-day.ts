import { type CalendarDate, parseDate } from '@internationalized/date'
import { latinDigits } from '@pramaan/domain/digits'

/** A day from 'yyyy-MM-dd'; null if there is no such day. */
export function dayFrom(value: string | null | undefined): CalendarDate | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? parseDate(value) : null
}

/** The value of a typed day once the field loses focus: 26 means 2026, and three-digit years are invalid. */
export function settled(day: CalendarDate): CalendarDate | null {
  if (day.year >= 1000) return day
  return day.year < 100 ? day.set({ year: 2000 + day.year }) : null
}

/** A day in the usual spellings: 4/8/2001, 04-08-2001, 4.8.01 or 2001-08-04. */
export function pastedDay(text: string): CalendarDate | null {
  const parts = latinDigits(text)
    .trim()
    .split(/[/.\-\s]+/)
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.reverse() : parts
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^(\d{2}|\d{4})$/.test(year))
    return null
  return dayFrom(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
