import type { ReceiptContent } from '@pramaan/documents/content'
import { dateText } from '@pramaan/domain/india-day'
import { exactRupeesText, gstPercent, gstRate } from '@pramaan/domain/money'
import { paymentMethodText } from '@pramaan/domain/payment'
import { receiptParts } from '@pramaan/domain/receipt'
import type { Config } from '../../../config.ts'
import type { readReceipt } from './receipts.queries.ts'

type About = NonNullable<Awaited<ReturnType<typeof readReceipt>>>

/**
 * The page of a receipt or refund voucher: seller, payer, item and GST (D38). `refers`: the receipt that a voucher
 * refunds.
 */
export function receiptPage(config: Config, { receipt, payment, payer, refund }: About, item: string, refers?: string) {
  const { SELLER_GSTIN: gstin } = config
  // Without a GSTIN no GST may be shown, not even on receipts issued while there was one.
  const { net, gst } = receiptParts(receipt.amount, receipt.gst > 0 ? gstRate(gstin) : 0)
  const voucher = receipt.refundId !== null
  const facts: (readonly [string, string])[] = [
    ['Number', receipt.number],
    ['Date', dateText(receipt.issuedAt)],
    ['From', [config.SELLER_NAME, config.SELLER_ADDRESS].filter(Boolean).join(', ')],
    ...(gst > 0 ? [['GSTIN', gstin] as const] : []),
    ['To', payer.fullName],
    ['For', item],
    [
      'Payment',
      [payment.providerPaymentId, payment.method && paymentMethodText(payment.method), payment.cardType]
        .filter(Boolean)
        .join(', '),
    ],
  ]
  if (voucher) facts.push(['Refund of', refers ?? ''], ['Reason', reasonText(refund?.reason ?? '')])
  return {
    title: voucher ? 'Refund voucher' : 'Payment receipt',
    facts,
    sums: [...(gst > 0 ? taxLines(net, gst) : []), [voucher ? 'Refunded' : 'Paid', exactRupeesText(receipt.amount)]],
    notes: [
      voucher ? 'The money goes back the way it came.' : 'Keep this receipt.',
      'Computer-generated; no signature required.',
    ],
  } satisfies ReceiptContent
}

const taxLines = (net: number, gst: number): [string, string][] => [
  ['Net amount', exactRupeesText(net)],
  [`GST ${gstPercent}% (included)`, exactRupeesText(gst)],
]

const reasons: Record<string, string> = {
  duplicate: 'This order was paid twice',
  'already-given': 'What was paid for was there already',
  'not-accepted': 'The application could not be made',
  gone: 'What was paid for is no longer there',
  'coupon-spent': 'The coupon was used up before the payment came',
  'wrong-amount': 'Another amount than the price was paid',
  'refunded-at-the-provider': 'Refunded by the payment provider',
  'drive-cancelled': 'The drive was cancelled',
}

function reasonText(reason: string) {
  return reasons[reason] ?? reason
}
