import { expect, test } from 'vitest'
import { closedSteps } from './closed-steps.ts'

test('an error text closes the way it names [E-800]', () => {
  expect(closedSteps('no previous candidate')).toEqual(['previous'])
  expect(closedSteps('no next candidate')).toEqual(['next'])
  expect(closedSteps('Success')).toEqual([])
})
