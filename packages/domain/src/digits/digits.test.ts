import { expect, test } from 'vitest'
import { countOf, digitsOf, latinDigits } from './digits.ts'

test('Devanagari digits read as 0 to 9', () => {
  expect(latinDigits('०१२३४५६७८९ a')).toBe('0123456789 a')
})

test('a digits-only field keeps only the digits', () => {
  expect(digitsOf('1२ openings, -3.4')).toBe('1234')
})

test.each([
  ['6', 6],
  [' 12 ', 12],
  ['1', 1],
  ['1000000', 1_000_000],
  ['0', undefined],
  ['', undefined],
  ['99999999', undefined],
])('%j openings are %s', (text, count) => {
  expect(countOf(text)).toBe(count)
})
