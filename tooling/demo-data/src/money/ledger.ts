import type { OrderState } from '@pramaan/domain/payment'
import { type ReceiptKind, receiptNumber, receiptParts, receiptYear } from '@pramaan/domain/receipt'
import type { Action } from '../log/actions.ts'
import { streamOf } from '../random.ts'
import type { World } from '../world.ts'
import { uuidOf } from './ids.ts'

/** A receipt, or a voucher of a refund, that waits for its number. */
export type Slip = { paymentId: number; refundId: string | null; amount: number; at: Date }

/** The ledger while they are written: the next payment's id, the slips without a number, what the log tells. */
export type Ledger = { nextPayment: number; slips: Slip[]; actions: Action[] }

/** Ledger that nobody has written in. */
export function newLedger(): Ledger {
  return { nextPayment: 1, slips: [], actions: [] }
}

/** A payment's row; its money came where it has a time of capture, which stays after a refund. */
export type Payment = {
  id: number
  providerPaymentId: string
  orderId: string
  state: OrderState
  amount: number
  method: string
  cardType: string | null
  capturedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** Numbers the slips in the order of time, apart by kind and financial year (D38), and tells the last number of each. */
export function numbered(world: World, slips: readonly Slip[]) {
  const last = new Map<string, { kind: ReceiptKind; year: string; last: number }>()
  const receipts = slips
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.paymentId - other.paymentId)
    .map((slip) => {
      const kind: ReceiptKind = slip.refundId === null ? 'receipt' : 'voucher'
      const year = receiptYear(slip.at)
      const counter = last.get(`${kind} ${year}`) ?? { kind, year, last: 0 }
      counter.last += 1
      last.set(`${kind} ${year}`, counter)
      return receiptOf(world, slip, kind, receiptNumber(kind, year, counter.last))
    })
  return { receipts, counters: [...last.values()] }
}

function receiptOf(world: World, { paymentId, refundId, amount, at }: Slip, kind: ReceiptKind, number: string) {
  const id = uuidOf(streamOf(world.seed, 'receipt', number))
  return { id, number, kind, paymentId, refundId, amount, gst: receiptParts(amount, 0).gst, issuedAt: at }
}
