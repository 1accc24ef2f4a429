import type { OrderPurpose } from '@pramaan/domain/payment'

/** What a person wants to buy, at its price in paise; `subjectId` and `boughtBefore` as the orders' table has them. */
type Wanted = { personId: number; purpose: OrderPurpose; subjectId: number; boughtBefore?: number; price: number }

/** What a person bought: `amount` is the price less the coupon, in paise; the money came, and the order was fulfilled, `at`. */
export type Sale = Wanted & {
  amount: number
  couponId: number | null
  at: Date
  /** From when on all of the money may go back without anything else to undo; null: it never does. */
  returnableFrom: Date | null
}

/** What a person tried to buy: so many payments failed; without any the checkout was closed. */
export type Attempt = Wanted & { at: Date; failed: number }

/** What was sold and what was only tried. */
export type Trade = { sales: Sale[]; attempts: Attempt[] }
