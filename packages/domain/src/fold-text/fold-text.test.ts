import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, hasTyped } from './fold-text.ts'

test.each([
  ['Nguyễn Văn Đức', 'nguyen van duc'],
  ['  José   Muñoz ', 'jose munoz'],
  ['Łukasz Strauß, Ærø', 'lukasz strauss, aero'],
  ['İSTANBUL ıspanak', 'istanbul ispanak'],
  ['ＰＵＮＥ\u00a0１２', 'pune 12'],
  ['फ\u093cातिमा', 'फातिमा'],
  ['\u095eातिमा', 'फातिमा'],
  ['कक्षा १२', 'कक्षा 12'],
  ['As\u00adha\u200b', 'asha'],
  ['Ёлкин', 'елкин'],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

/** Letters with a nukta in one sign and in two, and letters with accents. */
const letters = fc.constantFrom(
  ...'\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df\u0a33\u0a59\u0a5e\u0b5c\u0929\u0931\u0934',
  ...'éễăơøđłñçßİǅÅΆЙѐकखगमনপਗதொక',
)

test('all forms of a text find each other: composed, decomposed, in capitals, with unseen marks', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(letters, fc.constantFrom('a', ' ', '1')), { minLength: 1 }), (signs) => {
      const text = signs.join('')
      const forms = [text, text.normalize('NFD'), text.normalize('NFC'), text.toUpperCase(), signs.join('\u200d')]
      for (const one of forms)
        for (const other of forms) expect([one, other, hasTyped(one, other)]).toEqual([one, other, true])
    }),
  )
})

test('folded once is folded for good', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
