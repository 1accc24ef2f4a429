import { dayOf, financialYear } from '../india-day/india-day.ts'
import { gstShare } from '../money/money.ts'

/** The numbered documents: a receipt for a captured payment, and a refund voucher for refunded money (D38). */
const receiptKinds = { receipt: 'PR', voucher: 'RV' } as const

/** A receipt or a refund voucher. */
export type ReceiptKind = keyof typeof receiptKinds

/** The financial year in India at an instant, as in receipt numbers: '26-27' from 1 April 2026 to 31 March 2027. */
export function receiptYear(instant: Date): string {
  return financialYear(dayOf(instant)).text.slice(2)
}

/** The number of the n-th receipt of a financial year: 'PR/26-27/000001', at most 16 characters up to 9,999,999 a year. */
export function receiptNumber(kind: ReceiptKind, year: string, serial: number): string {
  return `${receiptKinds[kind]}/${year}/${String(serial).padStart(6, '0')}`
}

/** Splits a gross amount in paise into the net amount and the GST at a rate in percent. */
export function receiptParts(paise: number, percent: number): { net: number; gst: number } {
  const gst = gstShare(paise, percent)
  return { net: paise - gst, gst }
}
