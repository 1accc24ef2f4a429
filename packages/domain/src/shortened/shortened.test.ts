import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, startOf } from './shortened.ts'

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

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['किमान', 1, 'क'],
  ['कमाल', 2, 'क'],
  ['a👩‍👩‍👧b', 5, 'a'],
  ['a👍🏽b', 3, 'a'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
] as const)('the start of %j in %i units is %j', (text, most, start) => {
  expect(startOf(text, most)).toBe(start)
})

test('the start of a text is as long as fits, and whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const start = startOf(text, most)
      expect(start.length).toBeLessThanOrEqual(most)
      expect(start.isWellFormed()).toBe(true)
      expect(text.startsWith(start)).toBe(true)
    }),
  )
})
