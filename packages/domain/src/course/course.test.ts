import { expect, test } from 'vitest'
import { courseDuration, enrolmentOutcome } from './course.ts'

test.each([
  ['Application Successful', 'enrolled'],
  ['Already Applied', 'already-enrolled'],
  ['Success', undefined],
])('the answer %j means %s', (message, outcome) => {
  expect(enrolmentOutcome(message)).toBe(outcome)
})

test('every course lasts 2 Months', () => {
  expect(courseDuration).toBe('2 Months')
})
