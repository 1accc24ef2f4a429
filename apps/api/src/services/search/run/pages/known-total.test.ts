import { expect, test } from 'vitest'
import { knownTotal } from './known-total.ts'

const guess = { count: 270, isEstimate: true }

test.each([
  ['an empty first page', { rows: 0, before: 0, more: false }, { count: 0, isEstimate: false }],
  ['a first page that is not full', { rows: 3, before: 0, more: false }, { count: 3, isEstimate: false }],
  ['the last page', { rows: 7, before: 990, more: false }, { count: 997, isEstimate: false }],
  ['a page past the end', { rows: 0, before: 400, more: false }, { count: 400, isEstimate: true }],
  ['a page in the middle', { rows: 10, before: 500, more: true }, { count: 511, isEstimate: true }],
  ['a page where a cursor led', { rows: 4, before: undefined, more: false }, { count: 270, isEstimate: true }],
])('an estimated total gives way to the actual rows: %s', (_, shown, total) => {
  expect(knownTotal(guess, shown)).toEqual(total)
})

test('a total that was counted stays', () => {
  const counted = { count: 12, isEstimate: false }
  expect(knownTotal(counted, { rows: 10, before: 0, more: true })).toBe(counted)
})
