import type { Queryable } from '@pramaan/database/client'
import { coupons, couponUses, orders } from '@pramaan/database/schema'
import type { CouponUse } from '@pramaan/domain/coupon'
import { unpaidStates } from '@pramaan/domain/payment'
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'
import { refuseTaken } from '../../../http/refusals/taken.ts'

/** A row of the coupons. */
export type CouponRow = typeof coupons.$inferSelect

/** The coupon with this code. */
export async function findCoupon(db: Queryable, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** The coupon of a code or id, locked, so that the next transaction sees this one's use. */
export async function lockCoupon(db: Queryable, by: { code: string } | { id: number }): Promise<CouponRow | undefined> {
  const one = 'code' in by ? eq(coupons.code, by.code) : eq(coupons.id, by.id)
  const [row] = await db.select().from(coupons).where(one).for('no key update')
  return row
}

/** The uses of a coupon in total and by a person. */
export async function readUse(db: Queryable, coupon: CouponRow, personId: number): Promise<CouponUse> {
  const mine = and(eq(couponUses.couponId, coupon.id), eq(couponUses.personId, personId), isNull(couponUses.releasedAt))
  return { inAll: coupon.used, byPerson: await db.$count(couponUses, mine) }
}

/** Reserves a locked coupon for an order, also after the order had released it. */
export async function reserveCoupon(
  db: Queryable,
  reservation: { couponId: number; orderId: string; personId: number; createdAt: Date },
) {
  await db
    .insert(couponUses)
    .values(reservation)
    .onConflictDoUpdate({ target: couponUses.orderId, set: { releasedAt: null } })
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.id, reservation.couponId))
}

/** Whether an order has reserved its coupon. */
export async function hasReservedCoupon(db: Queryable, orderId: string) {
  const reserved = and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt))
  return (await db.$count(couponUses, reserved)) > 0
}

/** Releases the coupon that an order has reserved. */
export async function releaseCoupon(db: Queryable, orderId: string, now: Date) {
  const [released] = await db
    .update(couponUses)
    .set({ releasedAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt)))
    .returning({ couponId: couponUses.couponId })
  if (!released) return
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, released.couponId))
}

/** Expired unpaid orders that still reserve a coupon; with an id only that one. */
export async function listExpiredHolders(db: Queryable, now: Date, most: number, orderId?: string) {
  const unpaid = and(lt(orders.expiresAt, now), inArray(orders.state, unpaidStates), isNotNull(orders.couponId))
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(couponUses, and(eq(couponUses.orderId, orders.id), isNull(couponUses.releasedAt)))
    .where(orderId ? and(eq(orders.id, orderId), unpaid) : unpaid)
    .limit(most)
}

/** All coupons, newest first. */
export function listCoupons(db: Queryable) {
  return db.select().from(coupons).orderBy(desc(coupons.id)).limit(500)
}

/** Stores a new coupon; undefined if its code exists already. */
export async function insertCoupon(db: Queryable, coupon: typeof coupons.$inferInsert) {
  const [row] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning()
  return row
}

/** Changes a coupon; refused if another one has its code. */
export async function updateCoupon(db: Queryable, id: number, changes: Partial<typeof coupons.$inferInsert>) {
  const changing = db.update(coupons).set(changes).where(eq(coupons.id, id)).returning()
  return only(await changing.catch(refuseTaken('coupon-exists')))
}
