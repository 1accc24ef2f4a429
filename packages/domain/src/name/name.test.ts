import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whyNotName } from './name.ts'

test.each([
  'Asha Rao',
  "D'Souza-Nair, A.",
  'Renée O’Neil',
  '3D Works & Co. (Pune)',
  'C++',
  'आशा राव',
  // Half forms, separated conjuncts and the eyelash ra of Marathi need a joiner inside the word.
  'क्‍ष',
  'दुर्‍या',
  'श्रीमान्‌जी',
  'মোহাম্মদ র‍্যাব',
  'മോഹന്‍ദാസ്',
  'മോഹന്‍',
  'ශ්‍රී ලංකා',
  '山田 太郎',
  'محمد',
  'Hiring day ⚡️',
])('%s is a name', (name) => {
  expect(whyNotName(name)).toBeUndefined()
})

const hiddenOnes: [string, string][] = [
  ['a letter that was lost', 'Ren\ufffd O’Neil'],
  ['a zero-width space', 'As\u200bha'],
  ['a joiner between Latin letters', 'As\u200dha'],
  ['a non-joiner at the end', 'आशा\u200c'],
  ['a joiner at the start', '\u200dआशा'],
  ['a joiner between scripts', 'आ\u200da'],
  ['two joiners', 'क्\u200d\u200dष'],
  ['a word joiner', 'As\u2060ha'],
  ['a byte-order mark', '\ufeffAsha'],
  ['a soft hyphen', 'As\u00adha'],
  ['a right-to-left override', 'Asha \u202etxet'],
  ['a left-to-right mark', 'Asha\u200e'],
  ['an isolate', '\u2066Asha\u2069'],
  ['an Arabic letter mark', 'Asha\u061c'],
  ['a control', 'As\u0007ha'],
  ['a line end', 'Asha\nRao'],
  ['a line separator', 'Asha\u2028Rao'],
  ['a Hangul filler', 'Asha\u3164'],
  ['an empty Braille cell', 'Asha\u2800'],
  ['a tag character', 'Asha\u{e0041}'],
  ['half a pair', 'Asha\ud83d'],
  ['a variation selector after a letter', 'Asha\ufe0f'],
]

test.each(hiddenOnes)('%s is refused', (_, name) => {
  expect(whyNotName(name)).toBe('hidden-character')
})

test.each(['', '12345', '---', '🔥🔥', '. . .', '₹500', '\u0301'])('%j has no letter', (name) => {
  expect(whyNotName(name)).toBe('no-letter')
})

test('a direction-changing character is refused anywhere in a name', () => {
  const turning = fc.constantFrom(...'\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), turning, fc.string({ unit: 'grapheme' }), (before, one, after) => {
      expect(whyNotName(`${before}${one}${after}`)).toBe('hidden-character')
    }),
  )
})
