import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, endOfDay } from '../india-day/india-day.ts'
import { isFeeOverdue, isMoved, isOpen, lastFeeDay, meetingText, remainingTime, whyNotDates } from './drive.ts'

const now = new Date('2026-03-10T12:00:00Z')

function timeTo(toDate: `${number}-${number}-${number}`) {
  return remainingTime({ toDate }, now)
}

test('after its last day a drive is over [C-326]', () => {
  expect(timeTo('2026-03-09')).toEqual({ kind: 'over', n: 0 })
})

test('on its last day a drive ends today [C-327]', () => {
  expect(timeTo('2026-03-10')).toEqual({ kind: 'today', n: 0 })
})

test('before it the days are counted [C-328]', () => {
  expect(timeTo('2026-03-11')).toEqual({ kind: 'days', n: 1 })
  expect(timeTo('2026-04-10')).toEqual({ kind: 'days', n: 31 })
})

test('a drive is open until the end of its last day in India, to the millisecond [C-329]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const toDate = addDays('2026-03-10', days)
      const end = endOfDay(toDate)
      expect(isOpen({ toDate }, new Date(end.getTime() - 1))).toBe(true)
      expect(isOpen({ toDate }, end)).toBe(false)
      expect(remainingTime({ toDate }, new Date(end.getTime() - 1)).kind).toBe('today')
    }),
  )
})

test('the fee is due the day before the drive starts, and by its last day where a request is accepted later', () => {
  const toDate = '2026-03-14'
  expect(lastFeeDay({ fromDate: '2026-03-12', toDate }, now)).toBe('2026-03-11')
  expect(lastFeeDay({ fromDate: '2026-03-11', toDate }, now)).toBe('2026-03-10')
  expect(lastFeeDay({ fromDate: '2026-03-10', toDate }, now)).toBe(toDate)
})

test('the fee is overdue once its last day in India is over, which depends on when the request was accepted', () => {
  const drive = { fromDate: '2026-03-10', toDate: '2026-03-14' } as const
  const [before, after] = [new Date('2026-03-05T12:00:00Z'), now]
  expect(isFeeOverdue(drive, before, new Date(endOfDay('2026-03-09').getTime() - 1))).toBe(false)
  expect(isFeeOverdue(drive, before, endOfDay('2026-03-09'))).toBe(true)
  expect(isFeeOverdue(drive, after, new Date(endOfDay('2026-03-14').getTime() - 1))).toBe(false)
  expect(isFeeOverdue(drive, after, endOfDay('2026-03-14'))).toBe(true)
})

test('a drive can end on the day it starts, not before', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  expect(whyNotDates({ fromDate: '2026-03-10', toDate: '2026-03-10' }, now)).toBeUndefined()
  expect(whyNotDates({ fromDate: '2026-03-10', toDate: '2026-03-09' }, now)).toBe('end-before-start')
  expect(whyNotDates({ fromDate: '2026-03-08', toDate: '2026-03-09' }, now)).toBe('over')
})

const meeting = {
  fromDate: '2026-03-10',
  toDate: '2026-03-12',
  reportingTime: '09:30',
  location: 'Pune',
  venue: 'Town hall',
} as const

test.each([
  [{}, false],
  [{ venue: 'Town hall', toDate: '2026-03-12', location: undefined }, false],
  [{ venue: 'New hall' }, true],
  [{ venue: null }, true],
  [{ reportingTime: '10:00' }, true],
  [{ fromDate: '2026-03-11' }, true],
  [{ toDate: '2026-03-13' }, true],
  [{ location: 'Nashik' }, true],
] as const)('whether the change %j moves a drive is %s', (change, moved) => {
  expect(isMoved(meeting, change)).toBe(moved)
})

test.each([
  [{}, { when: '10/03/2026–12/03/2026, 09:30', where: 'Town hall' }],
  [{ toDate: '2026-03-10' }, { when: '10/03/2026, 09:30', where: 'Town hall' }],
  [
    { reportingTime: null, venue: null },
    { when: '10/03/2026–12/03/2026', where: 'Pune' },
  ],
] as const)('with %j applicants come %j', (change, text) => {
  expect(meetingText({ ...meeting, ...change })).toEqual(text)
})
