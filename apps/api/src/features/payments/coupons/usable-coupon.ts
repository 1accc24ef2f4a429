import type { Queryable } from '@pramaan/database/client'
import { type CouponRefusal, couponMessages, whyNotCoupon } from '@pramaan/domain/coupon'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import type { OrderItem } from '../orders/order-items.queries.ts'
import { findCouponOrder } from '../orders/orders.queries.ts'
import { type CouponRow, readUse } from './coupons.queries.ts'

/**
 * The coupon that was found for a code, if the person can use it for the order item; their own open order with it does
 * not count.
 */
export async function usableCoupon(deps: Deps, db: Queryable, item: OrderItem, coupon: CouponRow | undefined) {
  if (!coupon) throw couponRefused('unknown')
  const use = await readUse(db, coupon, item.personId)
  const ofThisOrder = (await findCouponOrder(db, item, coupon.id, deps.now())) ? 1 : 0
  const others = { inAll: use.inAll - ofThisOrder, byPerson: use.byPerson - ofThisOrder }
  const why = whyNotCoupon(coupon, { purpose: item.purpose, today: dayOf(deps.now()), use: others })
  if (why) throw couponRefused(why)
  return coupon
}

/** The refusal of a coupon, with the sentence for the person. */
function couponRefused(why: CouponRefusal) {
  return new Refuse('coupon-refused', { details: [{ field: 'CouponCode', message: couponMessages[why] }] })
}
