import type { Queryable } from '@pramaan/database/client'
import { discountedPrice } from '@pramaan/domain/coupon'
import { contactEmailOf } from '@pramaan/domain/email'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { orderOpenMinutes, whyNotAmount } from '@pramaan/domain/payment'
import type { Deps } from '../../../deps.ts'
import { found, Refuse, refuse, refuseField } from '../../../http/refusals/refuse.ts'
import { ProviderFailure } from '../../../providers/payments/provider.ts'
import { type CouponRow, lockCoupon, releaseCoupon, reserveCoupon } from '../coupons/coupons.queries.ts'
import { usableCoupon } from '../coupons/usable-coupon.ts'
import { fulfilFreeOrder } from './fulfil.ts'
import type { OrderItem } from './order-items.queries.ts'
import { kinds, titleOf } from './order-items.ts'
import { findCouponOrder, findOpenOrder, insertOrder, lockPayer, nameOrder, type Order } from './orders.queries.ts'

const firstLookMs = 60_000

/** A client's request: the item, and the price it expects (rupees). The field names are for the refusal. */
export type OrderRequest = {
  item: OrderItem
  amount: number | undefined
  amountField: string
  coupon: string | null | undefined
  source?: string | null | undefined
}

/**
 * Creates an order at the server's price (D36), or returns the open one with the same terms. The order is written to
 * the database, then to the provider, and then the provider's id is stored. After an interruption the next request
 * continues; an order without that id can't be paid. A free order is fulfilled at once, without the provider.
 */
export async function createOrder(deps: Deps, request: OrderRequest) {
  const { order, payer, title } = await deps.db.transaction((db) => placeOrder(deps, db, request))
  const paid = order.amount === 0
  const orderId = paid ? order.id : (order.providerOrderId ?? (await orderAtProvider(deps, order)))
  const data = {
    orderId,
    paid,
    keyId: deps.payments.keyId,
    script: deps.payments.checkout.script,
    amount: order.amount,
    currency: 'INR' as const,
    name: 'Pramaan',
    description: title,
    prefill: { name: payer.name, email: contactEmailOf(payer) ?? '', contact: payer.phone ?? '' },
    expiresAt: order.expiresAt.toISOString(),
  }
  return { data, orderId }
}

async function placeOrder(deps: Deps, db: Queryable, request: OrderRequest) {
  const { item } = request
  const payer = found(await lockPayer(db, item.personId))
  refuse(await kinds[item.purpose].whyNotBuy(deps, db, item))
  const price = found(await kinds[item.purpose].price(db, item))
  const { coupon: code } = request
  const coupon = code ? await usableCoupon(deps, db, item, await lockCoupon(db, { code })) : undefined
  const amount = coupon ? discountedPrice(price, coupon) : price
  if (whyNotAmount(request.amount === undefined ? undefined : paiseOfRupees(request.amount), amount))
    refuseField(request.amountField, `The price is ${rupeesText(amount)}.`)
  const open = await findOpenOrder(db, item, { amount, couponId: coupon?.id ?? null }, deps.now())
  const order = open ?? (await storeOrder(deps, db, request, { price, amount, coupon }))
  return { order, payer, title: await titleOf(db, item) }
}

async function storeOrder(
  deps: Deps,
  db: Queryable,
  { item, source }: OrderRequest,
  { price, amount, coupon }: { price: number; amount: number; coupon: CouponRow | undefined },
): Promise<Order> {
  const createdAt = deps.now()
  const id = deps.random.uuid()
  const earlier = coupon && (await findCouponOrder(db, item, coupon.id, createdAt))
  const order = await insertOrder(db, {
    ...item,
    id,
    price,
    amount,
    couponId: coupon?.id ?? null,
    source: source ?? null,
    createdAt,
    updatedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + orderOpenMinutes * 60_000),
  })
  if (coupon) {
    // One reservation per person and item: an earlier order at another price releases its own.
    if (earlier) await releaseCoupon(db, earlier.id, createdAt)
    await reserveCoupon(db, { couponId: coupon.id, orderId: id, personId: item.personId, createdAt })
  }
  if (amount === 0) await fulfilFreeOrder(deps, db, order)
  return order
}

async function orderAtProvider(deps: Deps, order: Order) {
  const notes = { order: order.id, purpose: order.purpose }
  const providerOrder = await deps.payments
    .createOrder({ amount: order.amount, receipt: order.id, notes })
    .catch(unreachable)
  const id = await nameOrder(deps.db, order.id, providerOrder.id, new Date(deps.now().getTime() + firstLookMs))
  return found(id ?? undefined)
}

function unreachable(error: unknown): never {
  throw error instanceof ProviderFailure ? new Refuse('payment-provider') : error
}
