import { addDays, daysBetween, dayText, financialYear, type IndiaDay, parseDay } from '../india-day/india-day.ts'

/** Days in India from one to another, both included. */
export type DateRange = { from: IndiaDay; to: IndiaDay }

/** The maximum number of days for figures: two years, including a leap year. */
export const mostRangeDays = 731

/** The preset date ranges; a screen starts with the first. */
export const rangePresets = ['30-days', '7-days', '90-days', 'this-month', 'last-month', 'this-year'] as const

/** A range that has a name; `this-year` is the financial year, April to March. */
type RangePreset = (typeof rangePresets)[number]

/** The first day of a day's month. */
export function firstOfMonth(day: IndiaDay): IndiaDay {
  return `${day.slice(0, 7)}-01` as IndiaDay
}

function lastDays(today: IndiaDay, days: number): DateRange {
  return { from: addDays(today, 1 - days), to: today }
}

/** The days of a named range as of today; a period that is not over ends today. */
export function rangeOfPreset(preset: RangePreset, today: IndiaDay): DateRange {
  const beforeThisMonth = addDays(firstOfMonth(today), -1)
  const spans: Record<RangePreset, DateRange> = {
    '7-days': lastDays(today, 7),
    '30-days': lastDays(today, 30),
    '90-days': lastDays(today, 90),
    'this-month': { from: firstOfMonth(today), to: today },
    'last-month': { from: firstOfMonth(beforeThisMonth), to: beforeThisMonth },
    'this-year': { from: financialYear(today).from, to: today },
  }
  return spans[preset]
}

/** The preset name of a date range as of today; undefined for a custom range. */
export function presetOf({ from, to }: DateRange, today: IndiaDay): RangePreset | undefined {
  return rangePresets.find((preset) => {
    const range = rangeOfPreset(preset, today)
    return range.from === from && range.to === to
  })
}

/** Why a date range is refused: the end is before the start, or it has too many days. */
export function whyNotDateRange({ from, to }: DateRange): 'crossed' | 'too-long' | undefined {
  if (to < from) return 'crossed'
  return rangeDays({ from, to }) > mostRangeDays ? 'too-long' : undefined
}

/** The date range in a URL's `from` and `to`; the first preset if it has no valid one. */
export function rangeIn(from: string | null, to: string | null, today: IndiaDay): DateRange {
  const [first, last] = [parseDay(from ?? ''), parseDay(to ?? '')]
  const named = first && last && { from: first, to: last }
  return named && !whyNotDateRange(named) ? named : rangeOfPreset(rangePresets[0], today)
}

/** How many days a range has. */
export function rangeDays({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1
}

/** Every day of a range, in order. */
export function daysOf(range: DateRange): IndiaDay[] {
  return Array.from({ length: rangeDays(range) }, (_, index) => addDays(range.from, index))
}

/** The date range of the same length just before, for comparison. */
export function rangeBefore(range: DateRange): DateRange {
  return { from: addDays(range.from, -rangeDays(range)), to: addDays(range.from, -1) }
}

/** A range as people read it: 22/10/2026 – 20/11/2026. */
export function rangeText({ from, to }: DateRange): string {
  return `${dayText(from)} – ${dayText(to)}`
}
