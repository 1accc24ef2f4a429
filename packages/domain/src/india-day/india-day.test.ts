import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dateText,
  dayNumber,
  dayOf,
  dayOfNumber,
  dayPartOf,
  daysBetween,
  dayText,
  endOfDay,
  financialYear,
  monthOf,
  parseDay,
  relativeTime,
  startOfDay,
  timeText,
  windowStart,
  yearOf,
} from './india-day.ts'

const anInstant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const aDay = fc.integer({ min: dayNumber('1990-01-01'), max: dayNumber('2090-01-01') }).map(dayOfNumber)

test.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01'],
  ['2025-12-31T18:30:00.000Z', '2026-01-01'],
  ['2024-02-28T18:30:00.000Z', '2024-02-29'],
])('at %s it is %s in India', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day)
})

test.each([
  ['2026-03-31T18:30:00.000Z', 'morning'],
  ['2026-04-01T06:29:59.999Z', 'morning'],
  ['2026-04-01T06:30:00.000Z', 'afternoon'],
  ['2026-04-01T11:29:59.999Z', 'afternoon'],
  ['2026-04-01T11:30:00.000Z', 'evening'],
  ['2026-04-01T18:29:59.999Z', 'evening'],
])('at %s it is %s in India, for a greeting', (instant, part) => {
  expect(dayPartOf(new Date(instant))).toBe(part)
})

test('the day agrees with the time-zone table of Asia/Kolkata', () => {
  const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
  fc.assert(
    fc.property(anInstant, (instant) => {
      expect(dayOf(instant)).toBe(kolkata.format(instant))
    }),
  )
})

test('an instant belongs to its day: not before the start, before the end', () => {
  fc.assert(
    fc.property(anInstant, (instant) => {
      const day = dayOf(instant)
      expect(startOfDay(day).getTime()).toBeLessThanOrEqual(instant.getTime())
      expect(instant.getTime()).toBeLessThan(endOfDay(day).getTime())
    }),
  )
})

test('a day is over one millisecond after its last', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      expect(dayOf(new Date(endOfDay(day).getTime() - 1))).toBe(day)
      expect(dayOf(endOfDay(day))).toBe(addDays(day, 1))
    }),
  )
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '01/02/2026', '', '2026-03-01T00:00', 'today'])(
  '%j is not a valid day',
  (text) => {
    expect(parseDay(text)).toBeUndefined()
  },
)

test('a day reads dd/MM/yyyy', () => {
  expect(dayText('2026-03-09')).toBe('09/03/2026')
  expect(dateText(new Date('2026-03-08T20:00:00Z'))).toBe('09/03/2026')
  expect(parseDay('2024-02-29')).toBe('2024-02-29')
})

test('the time of day in India is by the 24-hour clock, as its time-zone table gives it', () => {
  expect(timeText(new Date('2026-03-08T11:35:59.999Z'))).toBe('17:05')
  expect(timeText(new Date('2026-03-08T18:30:07Z'), 'seconds')).toBe('00:00:07')
  const kolkata = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' })
  fc.assert(
    fc.property(anInstant, (instant) => {
      expect(timeText(instant, 'seconds')).toBe(kolkata.format(instant))
    }),
  )
})

test('year and month are those of India', () => {
  const newYear = new Date('2025-12-31T18:30:00Z')
  expect([yearOf(newYear), monthOf(newYear)]).toEqual([2026, 0])
})

test('a window of days ends now', () => {
  expect(windowStart(7, new Date('2026-03-08T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'))
})

test.each([
  ['2026-03-10T11:59:30Z', 'now', 0],
  ['2026-03-10T12:00:30Z', 'now', 0],
  ['2026-03-10T11:59:00Z', 'minute', 1],
  ['2026-03-10T11:01:00Z', 'minute', 59],
  ['2026-03-10T11:00:00Z', 'hour', 1],
  ['2026-03-09T12:01:00Z', 'hour', 23],
  ['2026-03-09T12:00:00Z', 'day', 1],
  ['2026-03-09T11:00:00Z', 'day', 1],
  ['2026-02-09T12:00:00Z', 'day', 29],
  ['2026-02-08T12:00:00Z', 'month', 1],
  ['2025-03-11T12:00:00Z', 'month', 12],
  ['2025-03-10T12:00:00Z', 'year', 1],
  ['2026-03-08T18:00:00Z', 'day', 2],
  ['2026-03-07T18:31:00Z', 'day', 2],
  ['2026-02-01T12:00:00Z', 'month', 1],
  ['2025-04-01T12:00:00Z', 'month', 11],
  ['2024-03-01T12:00:00Z', 'year', 2],
])('%s was so long ago: %s, %i', (instant, kind, n) => {
  expect(relativeTime(new Date(instant), new Date('2026-03-10T12:00:00Z'))).toEqual({ kind, n })
})

test('the financial year runs from April to March', () => {
  expect(financialYear('2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31', text: '2025-26' })
  expect(financialYear('2026-04-01')).toEqual({ from: '2026-04-01', to: '2027-03-31', text: '2026-27' })
  expect(financialYear('2099-05-01').text).toBe('2099-00')
})
