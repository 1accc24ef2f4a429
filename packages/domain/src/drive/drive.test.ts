import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, endOfDay } from '../india-day/india-day.ts'
import {
  criteriaText,
  driveListOf,
  drivePathOf,
  employerRemainingText,
  formDriveId,
  isOpen,
  moreText,
  paymentDay,
  remainingTime,
  skillChips,
  whyNotDates,
} from './drive.ts'

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

test('criteria are cut at 150 characters with an ellipsis', () => {
  expect(criteriaText('x'.repeat(150))).toBe('x'.repeat(150))
  expect(criteriaText('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
  expect(criteriaText('')).toBe('')
})

test('cut criteria never split a letter from its vowel sign', () => {
  expect(criteriaText(`${'x'.repeat(149)}कि${'y'.repeat(9)}`)).toBe(`${'x'.repeat(149)}…`)
  expect(criteriaText(`${'x'.repeat(149)}😀${'y'.repeat(9)}`)).toBe(`${'x'.repeat(149)}😀…`)
})

test('five skills show as chips, the rest as +N', () => {
  const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(skillChips(skills)).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], more: 2 })
  expect(skillChips(skills, 3)).toEqual({ shown: ['a', 'b', 'c'], more: 4 })
  expect(moreText(skillChips(skills).more)).toBe('+2')
  expect(moreText(skillChips(skills.slice(2)).more)).toBe('')
})

test('the way back from a drive, and the end of an update, is the list of the role', () => {
  expect((['Employer', 'Admin', 'Counsellor', 'Candidate'] as const).map(driveListOf)).toEqual([
    '/emp-placement-drives',
    '/admin-placement-drives',
    '/admin-placement-drives',
    '/placement-drives',
  ])
})

test('a drive opens as its details page for roles that have one, and as its public page for others', () => {
  expect((['Employer', 'Admin', 'Counsellor', 'Candidate'] as const).map((role) => drivePathOf(role, 7))).toEqual([
    '/emp-placement-drive-details?drive=7',
    '/emp-placement-drive-details?drive=7',
    '/drive-detail?ID=7',
    '/drive-detail?ID=7',
  ])
})

test('the form creates a drive if the ID is missing or the text null; otherwise it edits that drive', () => {
  expect([null, '', 'null', 'x', '-1', '1.5'].map(formDriveId)).toEqual(Array(6).fill(undefined))
  expect(formDriveId('12')).toBe(12)
})
