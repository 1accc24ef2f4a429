import type { Queryable } from '@pramaan/database/client'
import { type FulfilmentProblem, whyNotFulfil } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { hasReservedCoupon, lockCoupon, readUse, reserveCoupon } from '../coupons/coupons.queries.ts'
import { findGrant, hasLiveGrant, insertGrant } from './grants.queries.ts'
import { kinds } from './order-items.ts'
import { type Order, updateOrder } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/** Fulfils a locked order in its transaction; returns why its captured payment fulfils nothing, or undefined. */
export async function fulfil(
  deps: Deps,
  db: Queryable,
  order: Order,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'state'>,
): Promise<FulfilmentProblem | undefined> {
  const fulfilled = (await findGrant(db, order.id)) !== undefined
  if (whyNotFulfil({ state: order.state, fulfilled })) return 'duplicate'
  if (payment.amount !== order.amount) return 'wrong-amount'
  return fulfilItem(deps, db, order, payment.id)
}

/** Fulfils an order at once if its coupon covers the whole price. */
export async function fulfilFreeOrder(deps: Deps, db: Queryable, order: Order) {
  if (await fulfilItem(deps, db, order, null)) throw new Refuse('wrong-state')
  await updateOrder(db, order.id, { state: 'captured' })
}

async function fulfilItem(deps: Deps, db: Queryable, order: Order, paymentId: number | null) {
  const { personId, purpose, subjectId, boughtBefore } = order
  const reserved = order.couponId === null || (await hasReservedCoupon(db, order.id))
  if (!reserved && !(await canReserveCoupon(db, order))) return 'coupon-spent' as const
  if (await hasLiveGrant(db, order)) return 'already-given' as const
  const why = await kinds[purpose].fulfil(deps, db, order, order.id)
  if (why) return why
  const now = deps.now()
  if (!reserved && order.couponId !== null)
    await reserveCoupon(db, { couponId: order.couponId, orderId: order.id, personId, createdAt: now })
  const amount = paymentId === null ? 0 : order.amount
  await insertGrant(db, {
    orderId: order.id,
    paymentId,
    personId,
    purpose,
    subjectId,
    boughtBefore,
    amount,
    givenAt: now,
  })
  return undefined
}

/** Whether an order that was paid too late can reserve its coupon again. */
async function canReserveCoupon(db: Queryable, order: Order) {
  const coupon = order.couponId === null ? undefined : await lockCoupon(db, { id: order.couponId })
  if (!coupon) return false
  const use = await readUse(db, coupon, order.personId)
  const person = coupon.limitPerPerson === null || use.byPerson < coupon.limitPerPerson
  return person && (coupon.limitTotal === null || use.inAll < coupon.limitTotal)
}
