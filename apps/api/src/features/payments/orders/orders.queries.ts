import type { Queryable } from '@pramaan/database/client'
import { accounts, orders } from '@pramaan/database/schema'
import { unpaidStates } from '@pramaan/domain/payment'
import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'
import { isDue, putOff } from './due-rows.queries.ts'
import type { OrderItem } from './order-items.queries.ts'

/** A row of the orders. */
export type Order = typeof orders.$inferSelect

/** Locks the payer, so that two requests of one person don't run in parallel. */
export async function lockPayer(db: Queryable, personId: number) {
  const [row] = await db
    .select({
      name: accounts.fullName,
      phone: accounts.phone,
      email: accounts.email,
      contactEmail: accounts.contactEmail,
    })
    .from(accounts)
    .where(eq(accounts.id, personId))
    .for('no key update')
  return row
}

/** A person's order for an item that can still be paid. */
function isOpen({ personId, purpose, subjectId, boughtBefore = 0 }: OrderItem, now: Date) {
  return and(
    eq(orders.personId, personId),
    eq(orders.purpose, purpose),
    eq(orders.subjectId, subjectId),
    eq(orders.boughtBefore, boughtBefore),
    gt(orders.expiresAt, now),
    inArray(orders.state, unpaidStates),
  )
}

/** A person's newest unpaid order for an item at this price and coupon that can still be paid. */
export async function findOpenOrder(
  db: Queryable,
  item: OrderItem,
  terms: { amount: number; couponId: number | null },
  now: Date,
) {
  const coupon = terms.couponId === null ? isNull(orders.couponId) : eq(orders.couponId, terms.couponId)
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOpen(item, now), eq(orders.amount, terms.amount), coupon))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row
}

/** The open order that reserves a coupon for a person and item. */
export async function findCouponOrder(db: Queryable, item: OrderItem, couponId: number, now: Date) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOpen(item, now), eq(orders.couponId, couponId)))
    .limit(1)
  return row
}

/** The newest unpaid orders that the provider knows. */
export function listUnpaid(db: Queryable, most: number) {
  const { id: receipt, providerOrderId, amount, createdAt } = orders
  return db
    .select({ receipt, providerOrderId, amount, createdAt })
    .from(orders)
    .where(and(isNotNull(orders.providerOrderId), inArray(orders.state, unpaidStates)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most)
}

/** Stores an order. */
export async function insertOrder(db: Queryable, order: typeof orders.$inferInsert): Promise<Order> {
  return only(await db.insert(orders).values(order).returning())
}

/** Stores the provider's id of an order, once; returns the stored one, which may be from a parallel request. */
export async function nameOrder(db: Queryable, orderId: string, providerOrderId: string, nextTryAt: Date) {
  await db
    .update(orders)
    .set({ providerOrderId, nextTryAt })
    .where(and(eq(orders.id, orderId), isNull(orders.providerOrderId)))
  const one = eq(orders.id, orderId)
  return only(await db.select({ id: orders.providerOrderId }).from(orders).where(one)).id
}

/** The order with this id at the provider. */
export async function findOrder(db: Queryable, providerOrderId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId))
  return row
}

/** An order, locked, so that its events are applied one at a time. */
export async function lockOrder(db: Queryable, orderId: string): Promise<Order> {
  return only(await db.select().from(orders).where(eq(orders.id, orderId)).for('update'))
}

/** Changes an order. */
export async function updateOrder(db: Queryable, orderId: string, changes: Partial<typeof orders.$inferInsert>) {
  await db.update(orders).set(changes).where(eq(orders.id, orderId))
}

/** Claims a batch of orders whose payments are looked up at the provider; each is postponed to its next time. */
export async function claimOrders(db: Queryable, now: Date, until: Date, most: number): Promise<Order[]> {
  return db
    .update(orders)
    .set(putOff(orders, until))
    .where(isDue(db, orders, now, most))
    .returning()
}
