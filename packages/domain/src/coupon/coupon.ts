import { cleanTyped } from '../clean-typed/clean-typed.ts'
import type { IndiaDay } from '../india-day/india-day.ts'
import type { OrderPurpose } from '../payment/payment.ts'

/** The kinds of discount: a percentage of the price, or a fixed amount. */
export const couponKinds = ['percent', 'amount'] as const

/** A kind of discount. */
type CouponKind = (typeof couponKinds)[number]

/** A coupon's discount: `value` is 1 to 100 percent, or paise. */
type Discount = { kind: CouponKind; value: number }

/** A coupon's limits; null means no limit. It is valid through its last day in India (D23). */
export type Coupon = Discount & {
  active: boolean
  products: readonly OrderPurpose[]
  fromDate: IndiaDay | null
  toDate: IndiaDay | null
  limitTotal: number | null
  limitPerPerson: number | null
}

/** The uses of a coupon: in total, and by this person. An open order that reserves it counts. */
export type CouponUse = { inAll: number; byPerson: number }

/** What a person reads when a coupon is refused, by reason. */
export const couponMessages = {
  unknown: 'This coupon doesn’t exist.',
  'not-active': 'This coupon is not valid any more.',
  'other-product': 'This coupon is not for this purchase.',
  'not-yet': 'This coupon is not valid yet.',
  expired: 'This coupon has expired.',
  spent: 'This coupon has been used up.',
  'used-by-you': 'You have used this coupon already.',
} as const

/** Why a coupon is refused. */
export type CouponRefusal = keyof typeof couponMessages

/**
 * A coupon's code for storage and comparison: in upper case with digits 0-9, without spaces and invisible characters.
 */
export function couponCode(text: string): string {
  return cleanTyped(text).replaceAll(' ', '').toUpperCase()
}

/**
 * The price in whole paise after the discount, from 0 to the full price; fractions of a paisa are rounded in the
 * person's favour.
 */
export function discountedPrice(pricePaise: number, { kind, value }: Discount): number {
  const off = kind === 'percent' ? Math.ceil((pricePaise * value) / 100) : value
  return Math.min(pricePaise, Math.max(0, pricePaise - off))
}

/** Why an Admin's discount is refused: it must be a whole number, from 1 to 100 percent or at least one paisa. */
export function whyNotDiscount({ kind, value }: Discount): 'not-whole' | 'out-of-range' | undefined {
  if (!Number.isSafeInteger(value)) return 'not-whole'
  return value < 1 || (kind === 'percent' && value > 100) ? 'out-of-range' : undefined
}

/** Why a person can't use a coupon for a purchase today; undefined when they can. */
export function whyNotCoupon(
  coupon: Coupon,
  request: { purpose: OrderPurpose; today: IndiaDay; use: CouponUse },
): CouponRefusal | undefined {
  const { use, today } = request
  if (!coupon.active) return 'not-active'
  if (!coupon.products.includes(request.purpose)) return 'other-product'
  if (coupon.fromDate && today < coupon.fromDate) return 'not-yet'
  if (coupon.toDate && today > coupon.toDate) return 'expired'
  if (coupon.limitPerPerson !== null && use.byPerson >= coupon.limitPerPerson) return 'used-by-you'
  return coupon.limitTotal !== null && use.inAll >= coupon.limitTotal ? 'spent' : undefined
}
