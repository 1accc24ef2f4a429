import { expect, test } from 'vitest'
import { longDuration } from '../duration/duration.ts'
import { canEnrol, courseLength, courseState, enrolmentOutcome, isToPay } from './course.ts'

test.each([
  ['Application Successful', 'enrolled'],
  ['Already Applied', 'already-enrolled'],
  ['Success', undefined],
])('the answer %j means %s', (message, outcome) => {
  expect(enrolmentOutcome(message)).toBe(outcome)
})

test('every course lasts 2 Months [E-852]', () => {
  expect(longDuration(courseLength)).toBe('2 Months')
})

test.each([
  [{ price: null, applied: false, enrolled: false }, 'open'],
  [{ price: 9500, applied: false, enrolled: false }, 'open'],
  [{ price: 9500, applied: true, enrolled: false }, 'to-pay'],
  [{ price: 9500, applied: true, enrolled: true }, 'enrolled'],
  [{ price: null, applied: true, enrolled: true }, 'enrolled'],
] as const)('a candidate of %j stands at %s', (course, state) => {
  expect(courseState(course)).toBe(state)
  expect(canEnrol(state)).toBe(state === 'open')
  expect(isToPay(state)).toBe(state === 'to-pay')
})
