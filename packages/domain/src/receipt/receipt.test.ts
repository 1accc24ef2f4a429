import fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptNumber, receiptParts, receiptYear } from './receipt.ts'

test('a financial year starts on 1 April in India, to the millisecond', () => {
  expect(receiptYear(new Date('2027-03-31T18:29:59.999Z'))).toBe('26-27')
  expect(receiptYear(new Date('2027-03-31T18:30:00.000Z'))).toBe('27-28')
  expect(receiptYear(new Date('2026-11-21T06:30:00Z'))).toBe('26-27')
  expect(receiptYear(new Date('2099-06-01T00:00:00Z'))).toBe('99-00')
})

test('receipts and refund vouchers are numbered apart', () => {
  expect(receiptNumber('receipt', '26-27', 1)).toBe('PR/26-27/000001')
  expect(receiptNumber('voucher', '26-27', 1)).toBe('RV/26-27/000001')
})

test('numbers are different, in order, and never longer than 16 characters', () => {
  const serial = fc.integer({ min: 1, max: 9_999_998 })
  fc.assert(
    fc.property(serial, (n) => {
      const number = receiptNumber('receipt', '26-27', n)
      expect(number.length).toBeLessThanOrEqual(16)
      expect(receiptNumber('receipt', '26-27', n + 1)).not.toBe(number)
    }),
  )
})

test('net and GST are whole paise that make up the amount', () => {
  expect(receiptParts(50_000, 18)).toEqual({ net: 42_373, gst: 7627 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
      const { net, gst } = receiptParts(paise, 18)
      expect(net + gst).toBe(paise)
      expect(Number.isInteger(gst) && gst >= 0).toBe(true)
    }),
  )
})
