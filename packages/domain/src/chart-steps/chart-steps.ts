import { type DateRange, firstOfMonth, rangeDays } from '../date-range/date-range.ts'
import { addDays, dayNumber, daysBetween, type IndiaDay } from '../india-day/india-day.ts'

/** The length of a chart's step. */
export type StepLength = 'day' | 'week' | 'month'

/** From this many days on, a chart shows weeks, or months, instead of days. */
const [weeksFrom, monthsFrom] = [60, 180]

/** Whether a chart of this range shows days, weeks or months. */
export function stepLengthOf(range: DateRange): StepLength {
  const days = rangeDays(range)
  if (days >= monthsFrom) return 'month'
  return days >= weeksFrom ? 'week' : 'day'
}

/** 1970-01-01 was a Thursday; weeks begin on Monday. */
function weekdayOf(day: IndiaDay): number {
  return (dayNumber(day) + 3) % 7
}

function lastDayOf(length: StepLength, day: IndiaDay): IndiaDay {
  if (length === 'day') return day
  if (length === 'week') return addDays(day, 6 - weekdayOf(day))
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1)
}

/**
 * Splits a range into days, weeks or months, by its length. The first and last step have only the days inside the
 * range.
 */
export function stepsOf(range: DateRange): DateRange[] {
  const length = stepLengthOf(range)
  const steps: DateRange[] = []
  let { from } = range
  for (let to = lastDayOf(length, from); to < range.to; to = lastDayOf(length, from)) {
    steps.push({ from, to })
    from = addDays(to, 1)
  }
  return [...steps, { from, to: range.to }]
}

/**
 * Sums daily values by the steps of a range. The values may also be those of another range with the same number of
 * days.
 */
export function sumsOf(range: DateRange, values: readonly number[]): number[] {
  return stepsOf(range).map(({ from, to }) => {
    const first = daysBetween(range.from, from)
    return values.slice(first, first + rangeDays({ from, to })).reduce((sum, value) => sum + value, 0)
  })
}
