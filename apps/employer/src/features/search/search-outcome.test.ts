import { expect, test } from 'vitest'
import { texts } from '../../texts/en.ts'
import { searchOutcome } from './search-outcome.ts'

test.each([
  ['error: jobrole_limit_reached', 'Job role search limit reached'],
  ['filters_limit_reached', 'Filter search limit reached'],
  ['account blocked', 'Please purchase Premium to get full access'],
  ['Success', 'No results found'],
])('an empty list answered %j says %j', (message, text) => {
  expect(texts[`empty.${searchOutcome(message)}.title`]).toBe(text)
})
