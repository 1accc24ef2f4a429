import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NumberFault, type NumberUnit, readNumber } from './typed-number.ts'

type Case = readonly [text: string, unit: NumberUnit | undefined, decimals: 0 | 2, result: number | NumberFault]

const cases: Case[] = [
  ['12', undefined, 0, 12],
  [' १२ ', undefined, 0, 12],
  ['1,200', undefined, 0, 1200],
  ['4,50,000', undefined, 0, 450_000],
  ['450,000', undefined, 0, 450_000],
  ['10.00', undefined, 0, 10],
  ['007', undefined, 0, 7],
  ['\u206612\u2069', undefined, 0, 12],
  ['10-12', undefined, 0, 'a-range'],
  ['10 – 12', undefined, 0, 'a-range'],
  ['5 to 8', undefined, 0, 'a-range'],
  ['५ से ८', undefined, 0, 'a-range'],
  ['4.5', undefined, 0, 'not-whole'],
  ['1,5', undefined, 0, 'not-a-number'],
  ['1,2,3', undefined, 0, 'not-a-number'],
  ['10 12', undefined, 0, 'not-a-number'],
  ['12 people', undefined, 0, 'not-a-number'],
  ['1e3', undefined, 0, 'not-a-number'],
  ['0x10', undefined, 0, 'not-a-number'],
  ['10²', undefined, 0, 'not-a-number'],
  ['9'.repeat(30), undefined, 0, 'not-a-number'],
  ['NaN', undefined, 0, 'not-a-number'],
  ['-3', undefined, 0, 'below-zero'],
  ['− 3', undefined, 0, 'below-zero'],
  ['', undefined, 0, 'empty'],
  [' \u200b', undefined, 0, 'empty'],
  ['4.5', 'lpa', 2, 4.5],
  ['.5', 'lpa', 2, 0.5],
  ['४.५', 'lpa', 2, 4.5],
  ['₹ 4.5 LPA', 'lpa', 2, 4.5],
  ['4.5 lakhs', 'lpa', 2, 4.5],
  ['4.5L', 'lpa', 2, 4.5],
  ['4.5 lakh per annum', 'lpa', 2, 4.5],
  ['4.555', 'lpa', 2, 'too-precise'],
  ['4,50,000', 'lpa', 2, 'not-in-lakhs'],
  ['₹450000', 'lpa', 2, 'not-in-lakhs'],
  ['4.5-6 LPA', 'lpa', 2, 'a-range'],
  ['up to 2', 'lpa', 2, 'not-a-number'],
  ['4.5k', 'lpa', 2, 'not-a-number'],
  ['₹4,50,000', 'rupees', 2, 450_000],
  ['Rs. 20.5', 'rupees', 2, 20.5],
  ['500/-', 'rupees', 2, 500],
  ['5 lakh', 'rupees', 2, 'not-a-number'],
  ['12.5 %', undefined, 2, 'not-a-number'],
]

test.each(cases)('%j as %s with %i decimals is %s', (text, unit, decimals, result) => {
  const { number, fault } = readNumber(text, { unit, decimals })
  expect(number ?? fault).toBe(result)
})

test('a number never comes out with other digits than were typed', () => {
  const signs = fc.constantFrom(...'0123456789.,-–+ ₹%eLx१to')
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      const { number } = readNumber(text, { decimals: 2 })
      if (number === undefined) return
      const typed = text.replaceAll('१', '1').replace(/[, ]/g, '')
      expect(number).toBe(Number(typed))
    }),
    { numRuns: 5000 },
  )
})
