import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, endOfDay } from '../india-day/india-day.ts'
import { employerRemainingText, isOpen, paymentDay, remainingTime, whyNotDates } from './drive.ts'

const now = new Date('2026-03-10T12:00:00Z')

function both(toDate: `${number}-${number}-${number}`) {
  const time = remainingTime({ toDate }, now)
  return [time, employerRemainingText(time)]
}

test('after the last day the drive is no longer available, Expired to the employer', () => {
  expect(both('2026-03-09')).toEqual([{ kind: 'over', n: 0 }, 'Expired'])
})

test('on the last day the drive ends today, 0 day(s) remaining to the employer', () => {
  expect(both('2026-03-10')).toEqual([{ kind: 'today', n: 0 }, '0 day(s) remaining'])
})

test('before it the days are counted', () => {
  expect(both('2026-03-11')).toEqual([{ kind: 'days', n: 1 }, '1 day(s) remaining'])
  expect(both('2026-04-10')).toEqual([{ kind: 'days', n: 31 }, '31 day(s) remaining'])
})

test('a drive is open until the end of its last day in India, to the millisecond', () => {
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

test('the fee is due the day before the drive starts, and no date is shown once that has passed', () => {
  expect(paymentDay({ fromDate: '2026-03-12' }, now)).toBe('2026-03-11')
  expect(paymentDay({ fromDate: '2026-03-11' }, now)).toBe('2026-03-10')
  expect(paymentDay({ fromDate: '2026-03-10' }, now)).toBeUndefined()
})

test('a drive can end on the day it starts, not before', () => {
  expect(whyNotDates({ fromDate: '2026-03-10', toDate: '2026-03-10' })).toBeUndefined()
  expect(whyNotDates({ fromDate: '2026-03-10', toDate: '2026-03-09' })).toBe('end-before-start')
})
