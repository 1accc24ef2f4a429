import { expect, test } from 'vitest'
import { digitsOf, latinDigits } from './digits.ts'

test('Devanagari digits read as 0 to 9', () => {
  expect(latinDigits('०१२३४५६७८९ a')).toBe('0123456789 a')
})

test('a digits-only field keeps only the digits', () => {
  expect(digitsOf('1२ openings, -3.4')).toBe('1234')
})
