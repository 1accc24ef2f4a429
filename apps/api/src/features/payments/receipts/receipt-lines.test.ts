import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { receiptPage } from './receipt-lines.ts'

const config = readConfig({ SELLER_NAME: 'Demo Seller', SELLER_ADDRESS: 'Nashik', SELLER_GSTIN: '27AAAAA0000A1Z5' })
const about = {
  receipt: {
    number: 'PR/26-27/000001',
    amount: 50_000,
    gst: 7627,
    refundId: null,
    issuedAt: new Date('2026-11-21T20:00:00Z'),
  },
  payment: { providerPaymentId: 'pay_1', method: 'card', cardType: 'Visa credit' },
  payer: { fullName: 'सुनील कुमार' },
  refund: null,
} as Parameters<typeof receiptPage>[1]

test('a receipt names seller, GST number, payer, item and payment, and shows the GST share that makes up the amount', () => {
  const { title, facts, sums } = receiptPage(config, about, 'Verified skills profile')
  expect(title).toBe('Payment receipt')
  expect(Object.fromEntries(facts)).toEqual({
    Number: 'PR/26-27/000001',
    Date: '22/11/2026',
    From: 'Demo Seller, Nashik',
    GSTIN: '27AAAAA0000A1Z5',
    To: 'सुनील कुमार',
    For: 'Verified skills profile',
    Payment: 'pay_1, Card, Visa credit',
  })
  expect(sums).toEqual([
    ['Net amount', '₹423.73'],
    ['GST 18% (included)', '₹76.27'],
    ['Paid', '₹500.00'],
  ])
})

test('a refund voucher names the refunded receipt and the reason', () => {
  const voucher = { ...about, receipt: { ...about.receipt, number: 'RV/26-27/000001', refundId: 'x' } }
  const refund = { reason: 'duplicate' } as NonNullable<(typeof about)['refund']>
  const { title, facts, sums } = receiptPage(config, { ...voucher, refund }, 'A course', 'PR/26-27/000001')
  expect(title).toBe('Refund voucher')
  expect(facts.slice(-2)).toEqual([
    ['Refund of', 'PR/26-27/000001'],
    ['Reason', 'This order was paid twice'],
  ])
  expect(sums.at(-1)).toEqual(['Refunded', '₹500.00'])
})

test('without a GSTIN a receipt has neither a GST number nor a GST line, also one of before', () => {
  const bare = readConfig({ SELLER_NAME: 'Demo Seller' })
  for (const gst of [0, 7627]) {
    const { facts, sums } = receiptPage(bare, { ...about, receipt: { ...about.receipt, gst } }, 'A course')
    expect(JSON.stringify([facts, sums])).not.toMatch(/GST/)
    expect(sums).toEqual([['Paid', '₹500.00']])
  }
})
