import { expect, test } from 'vitest'
import { marksOf, ticksTo } from './ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [620, [0, 250, 500, 750]],
  [92_000, [0, 50_000, 100_000]],
])('an axis to %i has round figures', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks)
})

test('labels along an axis are the first, the last and a few between', () => {
  expect(marksOf(3, 5)).toEqual([0, 1, 2])
  expect(marksOf(30, 5)).toEqual([0, 7, 15, 22, 29])
})
