import { expect, test } from 'vitest'
import { searchOutcome, searchTexts } from './search-outcome.ts'

test.each([
  ['error: jobrole_limit_reached', 'Job role search limit reached'],
  ['filters_limit_reached', 'Filter search limit reached'],
  ['account blocked', 'Please Purchase Premium to Get Full Access'],
  ['Success', 'No Result Found'],
])('an empty list answered %j says %j', (message, text) => {
  expect(searchTexts[searchOutcome(message)]).toBe(text)
})
