import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateRange, daysOf, mostRangeDays, rangeDays } from '../date-range/date-range.ts'
import { addDays, dayNumber, dayOfNumber, type IndiaDay } from '../india-day/india-day.ts'
import { stepLengthOf, stepsOf, sumsOf } from './chart-steps.ts'

const aDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2060-01-01') }).map(dayOfNumber)
const aRange = fc.tuple(aDay, fc.integer({ min: 0, max: mostRangeDays - 1 })).map(([from, days]) => ({
  from,
  to: addDays(from, days),
}))
const ofDays = (from: IndiaDay, days: number): DateRange => ({ from, to: addDays(from, days - 1) })
const weekday = (day: IndiaDay) => new Date(`${day}T00:00:00Z`).getUTCDay()

test.each([
  [1, 'day', 1],
  [59, 'day', 59],
  [60, 'week', 9],
  [179, 'week', 26],
  [180, 'month', 6],
  [731, 'month', 24],
] as const)('%i days from Wednesday, 1 April 2026 are charted by %s, in %i steps', (days, length, steps) => {
  const range = ofDays('2026-04-01', days)
  expect([stepLengthOf(range), stepsOf(range).length]).toEqual([length, steps])
})

test('weeks begin on Monday and months on their first; the ends have only the days of the range', () => {
  const weeks = stepsOf(ofDays('2026-08-26', 90))
  expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual([
    { from: '2026-08-26', to: '2026-08-30' },
    { from: '2026-08-31', to: '2026-09-06' },
    { from: '2026-11-23', to: '2026-11-23' },
  ])
  const months = stepsOf({ from: '2025-12-15', to: '2026-11-27' })
  expect([months[0], months[2], months.at(-1)]).toEqual([
    { from: '2025-12-15', to: '2025-12-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-11-01', to: '2026-11-27' },
  ])
})

test('every day of a range is in one step, and the steps add up to what the days do', () => {
  fc.assert(
    fc.property(aRange, (range) => {
      const steps = stepsOf(range)
      expect(steps.flatMap(daysOf)).toEqual(daysOf(range))
      const starts = steps.slice(1).map(({ from }) => from)
      if (stepLengthOf(range) === 'week') expect(starts.every((day) => weekday(day) === 1)).toBe(true)
      if (stepLengthOf(range) === 'month') expect(starts.every((day) => day.endsWith('-01'))).toBe(true)
      const values = daysOf(range).map((_, index) => index % 7)
      const sums = sumsOf(range, values)
      expect(sums).toHaveLength(steps.length)
      expect(sums.reduce((sum, value) => sum + value, 0)).toBe(values.reduce((sum, value) => sum + value, 0))
      expect(
        sumsOf(
          range,
          Array.from({ length: rangeDays(range) }, () => 1),
        ),
      ).toEqual(steps.map(rangeDays))
    }),
    { numRuns: 60 },
  )
})
