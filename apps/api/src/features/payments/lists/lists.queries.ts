import type { Queryable } from '@pramaan/database/client'
import { olderThan } from '@pramaan/database/conditions/older-than'
import { accounts, coupons, grants, orders, payments, receipts, refunds } from '@pramaan/database/schema'
import { lessAdvanced, type RefundState } from '@pramaan/domain/payment'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm'
import { type Listed, listed } from './listed.queries.ts'

/** Payments in a period, optionally only those after a payment in the list. */
type Which = Listed & { beyond?: Pick<typeof payments.$inferSelect, 'createdAt' | 'id'> | undefined }

/** A page of payments with payer and item, newest first. */
export async function findPayments(db: Queryable, { beyond, ...which }: Which, limit: number, offset: number) {
  const rows = await db
    .select({ payment: payments, order: orders, fullName: accounts.fullName })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .where(and(listed(db, which), beyond && olderThan(payments, beyond)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset)
  const returned = await returnedOf(
    db,
    rows.map(({ payment }) => payment.id),
  )
  return rows.map((row) => ({ ...row, returned: returned.get(row.payment.id) }))
}

/** The number of these payments, and the paise received and refunded (or owed). */
export async function sumPayments(db: Queryable, which: Listed) {
  const returnedSums = db
    .select({ paymentId: refunds.paymentId, total: sum(refunds.amount).as('returned') })
    .from(refunds)
    .groupBy(refunds.paymentId)
    .as('back')
  const [row] = await db
    .select({
      total: count(),
      paid: sql`sum(${payments.amount}) filter (where ${isNotNull(payments.capturedAt)})`.mapWith(Number),
      refunded: sum(returnedSums.total).mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .leftJoin(returnedSums, eq(returnedSums.paymentId, payments.id))
    .where(listed(db, which))
  return { total: row?.total ?? 0, paid: row?.paid ?? 0, refunded: row?.refunded ?? 0 }
}

async function returnedOf(db: Queryable, ids: readonly number[]) {
  const returned = new Map<number, { amount: number; state: RefundState }>()
  if (ids.length === 0) return returned
  const { paymentId, amount, state } = refunds
  const rows = await db
    .select({ paymentId, amount, state })
    .from(refunds)
    .where(inArray(refunds.paymentId, [...ids]))
  for (const row of rows) {
    const previous = returned.get(row.paymentId)
    const state = previous ? lessAdvanced(previous.state, row.state) : row.state
    returned.set(row.paymentId, { amount: (previous?.amount ?? 0) + row.amount, state })
  }
  return returned
}

/** A page of a person's own orders, newest first, with payments, receipts and refunds. */
export async function pageOfOrders(db: Queryable, personId: number, limit: number, offset: number) {
  const mine = eq(orders.personId, personId)
  const rows = await db
    .select({ order: orders, coupon: coupons.code, fulfilled: grants.givenAt })
    .from(orders)
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .leftJoin(grants, and(eq(grants.orderId, orders.id), isNull(grants.revokedAt)))
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ order }) => order.id)
  return { rows, about: await aboutOrders(db, ids), total: await db.$count(orders, mine) }
}

async function aboutOrders(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return { payments: [], receipts: [], refunds: [] }
  const ours = inArray(payments.orderId, [...ids])
  const orderId = payments.orderId
  return {
    payments: await db.select().from(payments).where(ours).orderBy(payments.id),
    receipts: await db
      .select({ orderId, receipt: receipts })
      .from(receipts)
      .innerJoin(payments, eq(payments.id, receipts.paymentId))
      .where(ours)
      .orderBy(receipts.issuedAt, receipts.number),
    refunds: await db
      .select({ orderId, refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(ours)
      .orderBy(refunds.createdAt),
  }
}

const ofCourses = and(eq(orders.purpose, 'Course'), isNotNull(payments.capturedAt))

/** The people who bought a course, newest first: all captured payments, or those after one of them. */
export function listCohort(db: Queryable, { beyond }: { beyond?: number | undefined }, limit: number, offset: number) {
  return db
    .select({
      payment: payments,
      order: orders,
      name: accounts.fullName,
      phone: accounts.phone,
      email: accounts.email,
      contactEmail: accounts.contactEmail,
      coupon: coupons.code,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.personId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(and(ofCourses, beyond === undefined ? undefined : lt(payments.id, beyond)))
    .orderBy(desc(payments.id))
    .limit(limit)
    .offset(offset)
}

/** The number of payments for courses. */
export async function countCohort(db: Queryable) {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(ofCourses)
  return row?.total ?? 0
}
