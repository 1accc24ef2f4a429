import { draw } from '@pramaan/documents/draw'
import type { Deps } from '../../../deps.ts'
import { titleOf } from '../orders/order-items.ts'
import { receiptPage } from './receipt-lines.ts'
import { findReceiptNumber, readReceipt } from './receipts.queries.ts'

/** The PDF of a receipt or refund voucher; undefined if there is none. */
export async function receiptPdf(deps: Deps, receiptId: string) {
  const about = await readReceipt(deps.db, receiptId)
  if (!about) return undefined
  const { receipt, order } = about
  const item = await titleOf(deps.db, order)
  const refers = receipt.refundId ? await findReceiptNumber(deps.db, receipt.paymentId) : undefined
  return {
    number: receipt.number,
    pdf: await draw({ kind: 'receipt', content: receiptPage(deps.config, about, item, refers), at: receipt.issuedAt }),
  }
}
