import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ctcRangesOf } from '../options/options.ts'
import {
  amountText,
  cellRupees,
  ctcText,
  exactRupeesText,
  gstPercent,
  gstRate,
  gstShare,
  lpaOfMonthly,
  lpaRangeText,
  paiseOfRupees,
  parseLpa,
  parseLpaRange,
  parseRupees,
  prices,
  rupeesOfPaise,
  rupeesText,
  shortAmountText,
  whyNotLikelyPay,
} from './money.ts'

test('the verification price is 500 rupees [S-489]', () => {
  expect(rupeesText(prices.vsp)).toBe('₹500')
})

test('the drive application fee is 1000 rupees [E-860]', () => {
  expect(rupeesText(prices.drive)).toBe('₹1,000')
})

test.each([
  [0, '₹0'],
  [99_900, '₹999'],
  [1_00_00_000, '₹1,00,000'],
  [1_23_45_678_00, '₹1,23,45,678'],
  [2_050, '₹20.50'],
  [-50_005, '−₹500.05'],
])('%i paise read %s', (paise, text) => {
  expect(rupeesText(paise)).toBe(text)
})

test('price lines show every amount to the paisa [E-006 S-006]', () => {
  expect([100_000, 84_746, 15_254, 0, -50_005].map(exactRupeesText)).toEqual([
    '₹1,000.00',
    '₹847.46',
    '₹152.54',
    '₹0.00',
    '−₹500.05',
  ])
})

test('a rupee text comes back as the same paise', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      expect(parseRupees(rupeesText(paise))).toBe(paise)
      expect(paiseOfRupees(rupeesOfPaise(paise))).toBe(paise)
    }),
  )
})

test.each([
  ['500', 50_000],
  ['₹ 1,00,000', 1_00_00_000],
  ['Rs. 20.5', 2_050],
  ['INR 7', 700],
  ['₹५०० ', 50_000],
  ['-0', 0],
  ['', undefined],
  ['5 lakh', undefined],
  ['1.234', undefined],
  ['1,50', undefined],
  ['1,2,3', undefined],
  ['9'.repeat(20), undefined],
])('%j is %s paise', (text, paise) => {
  expect(parseRupees(text)).toBe(paise)
})

test('the GST share of a gross amount is 18 parts of 118, in whole paise', () => {
  expect(gstShare(118_00, gstPercent)).toBe(18_00)
  expect(gstShare(prices.vsp, gstPercent)).toBe(7_627)
  fc.assert(
    fc.property(fc.nat(1e9), (paise) => {
      const share = gstShare(paise, gstPercent)
      expect(Number.isInteger(share) && share >= 0 && share <= paise).toBe(true)
    }),
  )
})

test('pay reads in LPA, ranges with the rupee sign [S-005]', () => {
  expect(lpaRangeText({ from: 4.5, to: 7 })).toBe('₹4.5–7 LPA')
  expect(lpaRangeText({ from: 30, to: null })).toBe('₹30+ LPA')
  expect(lpaRangeText({ from: 5, to: 5 })).toBe('₹5 LPA')
})

test('every CTC text of the forms reads as its numbers', () => {
  for (const scale of ['full', 'simple', 'edit'] as const) {
    for (const { text, from, to } of ctcRangesOf(scale)) expect(parseLpaRange(text)).toEqual({ from, to })
  }
})

test('a pay range comes back from both of its texts', () => {
  const hundredths = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(hundredths, fc.option(hundredths), (low, width) => {
      const range = { from: low / 100, to: width === null ? null : (low + width) / 100 }
      expect(parseLpaRange(ctcText(range))).toEqual(range)
      expect(parseLpaRange(lpaRangeText(range))).toEqual(range)
    }),
  )
})

test.each(['', 'x to y', '7 to 5', '1 to 2 to', '-3', 'NaN'])('%j is not a pay range', (text) => {
  expect(parseLpaRange(text)).toBeUndefined()
})

test('a pay is read with or without its unit', () => {
  expect(['4.5', '4.5 LPA', '₹4.5 lpa', '4 Lakh', '४.५'].map(parseLpa)).toEqual([4.5, 4.5, 4.5, 4, 4.5])
  expect(['', '-1', '4.555', 'abc', '1,5'].map(parseLpa)).toEqual(Array(5).fill(undefined))
})

test('a pay in rupees a month reads in LPA, to two places', () => {
  expect([50_000, 12_345, 0].map(lpaOfMonthly)).toEqual([6, 1.48, 0])
})

test.each([
  [{ from: 9, to: 900 }, 'too-high'],
  [{ from: 3, to: 90 }, 'too-wide'],
  [{ from: 0, to: 0 }, 'too-low'],
  [{ from: 0, to: 5 }, 'too-low'],
  [{ from: 900, to: null }, 'too-high'],
  [{ from: 1.2, to: 2.4 }, undefined],
  [{ from: 1, to: 5 }, undefined],
  [{ from: 30, to: null }, undefined],
] as const)('the pay %j is unlikely: %s', (range, why) => {
  expect(whyNotLikelyPay(range)).toBe(why)
})

test.each([
  [2699.1, '₹2,699.10'],
  [8500, '₹8,500'],
  [-0.5, '−₹0.50'],
  [0.07, '₹0.07'],
])('%d rupees of the wire read %s: two digits of paise or none', (rupees, text) => {
  expect(amountText(rupees)).toBe(text)
})

test.each([
  [269_910, '2699.10'],
  [100_000_00, '100000'],
  [-50, '-0.50'],
])('%d paise stand in a file as %s', (paise, text) => {
  expect(cellRupees(paise)).toBe(text)
})

test.each([
  [999, '₹999'],
  [50_000, '₹50k'],
  [2_50_000, '₹2.5L'],
  [99_999.6, '₹1L'],
  [99_99_999, '₹1Cr'],
  [1_23_45_678, '₹1.23Cr'],
  [-2_50_000, '−₹2.5L'],
  [0, '₹0'],
])('%d rupees are short for %s', (rupees, text) => {
  expect(shortAmountText(rupees)).toBe(text)
})

test('a seller without a GSTIN charges no GST', () => {
  expect([gstRate(''), gstRate(' '), gstRate('27AAAAA0000A1Z5')]).toEqual([0, 0, gstPercent])
  expect(gstShare(50_000, gstRate(''))).toBe(0)
})
