import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a text is cut after so many characters, and only a longer one', () => {
  expect(shortened('x'.repeat(200), 200)).toBe('x'.repeat(200))
  expect(shortened('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}…`)
  expect(shortened('one two', 4)).toBe('one…')
  expect(shortened('', 200)).toBe('')
})

test('no letter is cut in two: neither one with a vowel sign nor one of two code units', () => {
  expect(shortened('abcकि', 4)).toBe('abc…')
  expect(shortened('abc😀d', 4)).toBe('abc😀…')
})
