import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber, dayOfNumber } from '../india-day/india-day.ts'
import {
  daysOf,
  mostRangeDays,
  presetOf,
  rangeBefore,
  rangeDays,
  rangeIn,
  rangeOfPreset,
  rangePresets,
  rangeText,
  whyNotDateRange,
} from './date-range.ts'

const aDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2060-01-01') }).map(dayOfNumber)
const aRange = fc.tuple(aDay, fc.integer({ min: 0, max: mostRangeDays - 1 })).map(([from, days]) => ({
  from,
  to: addDays(from, days),
}))

test.each([
  ['7-days', '2026-11-15', '2026-11-21'],
  ['30-days', '2026-10-23', '2026-11-21'],
  ['90-days', '2026-08-24', '2026-11-21'],
  ['this-month', '2026-11-01', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-year', '2026-04-01', '2026-11-21'],
] as const)('%s of 21 November 2026 is from %s to %s', (preset, from, to) => {
  expect(rangeOfPreset(preset, '2026-11-21')).toEqual({ from, to })
})

test('a preset is known by its days, and a range chosen by hand has no name', () => {
  for (const preset of rangePresets) expect(presetOf(rangeOfPreset(preset, '2026-11-21'), '2026-11-21')).toBe(preset)
  expect(presetOf({ from: '2026-11-02', to: '2026-11-21' }, '2026-11-21')).toBeUndefined()
})

test('an address that names no days, crossed ones or too many shows the last 30 days', () => {
  const start = { from: '2026-10-23', to: '2026-11-21' }
  expect(rangeIn('2026-11-01', '2026-11-05', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-05' })
  expect(rangeIn(null, null, '2026-11-21')).toEqual(start)
  expect(rangeIn('2026-11-05', '2026-11-01', '2026-11-21')).toEqual(start)
  expect(rangeIn('2026-02-30', '2026-11-01', '2026-11-21')).toEqual(start)
  expect(rangeIn('1999-01-01', '2026-11-01', '2026-11-21')).toEqual(start)
  expect(whyNotDateRange({ from: '2026-11-05', to: '2026-11-01' })).toBe('crossed')
  expect(whyNotDateRange({ from: '2020-01-01', to: '2026-11-01' })).toBe('too-long')
})

test('the range before has as many days and ends the day before', () => {
  fc.assert(
    fc.property(aRange, (range) => {
      const before = rangeBefore(range)
      expect([rangeDays(before), addDays(before.to, 1)]).toEqual([rangeDays(range), range.from])
      expect([daysOf(range)[0], daysOf(range).at(-1), daysOf(range).length]).toEqual([
        range.from,
        range.to,
        rangeDays(range),
      ])
    }),
  )
})

test('a range is written as two days of India', () => {
  expect(rangeText({ from: '2026-10-22', to: '2026-11-20' })).toBe('22/10/2026 – 20/11/2026')
})
