import { fulfilmentProblems, orderPurposes, orderStates, refundStates } from '@pramaan/domain/payment'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, paise, visibleId } from '../columns.ts'
import { courses } from '../openings/openings.ts'
import { coupons } from './coupons.ts'

const personRef = () =>
  idRef()
    .notNull()
    .references(() => accounts.id)

/**
 * An order: one item for one person, at the server's price. `providerOrderId` identifies it at the checkout and the
 * provider.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    providerOrderId: text().unique(),
    personId: personRef(),
    purpose: text({ enum: orderPurposes }).notNull(),
    /** The drive, the course or the code of the plan's offer; 0 if the purpose is enough. */
    subjectId: idRef().notNull().default(0),
    /** How many plans the person had bought before; 0 for items bought once. */
    boughtBefore: integer().notNull().default(0),
    /** The price before the coupon; `amount` is what is to be paid. */
    price: paise().notNull(),
    amount: paise().notNull(),
    couponId: idRef().references(() => coupons.id),
    source: text(),
    state: text({ enum: orderStates }).notNull().default('created'),
    /** Why a payment fulfilled nothing, shown to staff. */
    trouble: text({ enum: fulfilmentProblems }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When to ask the provider next; null: never again. */
    nextTryAt: instant(),
    tries: smallint().notNull().default(0),
  },
  (t) => [
    index('orders_person').on(t.personId, t.createdAt.desc().nullsFirst()),
    index('orders_due').on(t.nextTryAt).where(sql`next_try_at is not null`),
    index('orders_holding').on(t.expiresAt).where(sql`coupon_id is not null and state in ('created', 'failed')`),
    check('orders_amount', sql`${t.amount} >= 0 and ${t.amount} <= ${t.price}`),
    check('orders_purpose', sql`${t.purpose} in ('VSP', 'PlacementDrive', 'Course', 'Plan')`),
    check('orders_subject', sql`(${t.purpose} = 'VSP') = (${t.subjectId} = 0)`),
    check('orders_bought_before', sql`${t.boughtBefore} >= 0 and (${t.boughtBefore} = 0 or ${t.purpose} = 'Plan')`),
    // A server of an earlier version stored the number of earlier purchases in here; such orders must not be created any more.
    check('orders_plan_offer', sql`${t.purpose} <> 'Plan' or ${t.subjectId} < 100`),
    check('orders_state', sql`${t.state} in ('created', 'failed', 'authorized', 'captured', 'refunded')`),
  ],
)

/** An order's reservation of its coupon, released if the order ends unpaid. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    couponId: idRef()
      .notNull()
      .references(() => coupons.id),
    personId: personRef(),
    createdAt: instant().notNull(),
    releasedAt: instant(),
  },
  (t) => [index('coupon_uses_person').on(t.couponId, t.personId)],
)

/**
 * A payment as the provider reports it; its state only moves forward. `capturedAt` is when it was captured, and remains
 * after a refund.
 */
export const payments = pgTable(
  'payments',
  {
    id: visibleId(),
    providerPaymentId: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: orderStates }).notNull(),
    amount: paise().notNull(),
    method: text(),
    cardType: text(),
    capturedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    index('payments_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('payments_captured_at').on(t.capturedAt).where(sql`captured_at is not null`),
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_captured', sql`(${t.capturedAt} is not null) = (${t.state} in ('captured', 'refunded'))`),
  ],
)

/** The fulfilment of an order, at most one; revoked after a refund. `amount`: paise of the payment still behind it. */
export const grants = pgTable(
  'grants',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** The payment it was fulfilled for; null if the coupon covered the price. */
    paymentId: idRef()
      .unique()
      .references(() => payments.id),
    personId: personRef(),
    purpose: text({ enum: orderPurposes }).notNull(),
    subjectId: idRef().notNull(),
    boughtBefore: integer().notNull().default(0),
    amount: paise().notNull(),
    givenAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    // One active grant per person and item: a second order for it is refunded.
    uniqueIndex('grants_live').on(t.personId, t.purpose, t.subjectId, t.boughtBefore).where(sql`revoked_at is null`),
    check('grants_amount', sql`${t.amount} >= 0 and (${t.revokedAt} is null or ${t.amount} = 0)`),
  ],
)

/** A refund. Because of the key the provider executes it once, however often it is sent. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: idRef()
      .notNull()
      .references(() => payments.id),
    providerRefundId: text().unique(),
    idempotencyKey: uuid().notNull().unique(),
    amount: paise().notNull(),
    state: text({ enum: refundStates }).notNull(),
    reason: text().notNull(),
    /** The Admin who requested it; null: the server, or the provider's own dashboard. */
    requestedBy: idRef().references(() => accounts.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    nextTryAt: instant(),
    tries: smallint().notNull().default(0),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_due').on(t.nextTryAt).where(sql`next_try_at is not null`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} in ('owed', 'sent', 'processed')`),
  ],
)

/** A received webhook, stored before it is processed: the raw body, once per event. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    receivedAt: instant().notNull(),
    doneAt: instant(),
    nextTryAt: instant(),
    tries: smallint().notNull().default(0),
  },
  (t) => [index('payment_events_due').on(t.nextTryAt).where(sql`next_try_at is not null`)],
)

/**
 * The last number of a kind in a financial year; its row is locked while a number is assigned, so that there are no
 * gaps.
 */
export const receiptCounters = pgTable(
  'receipt_counters',
  { kind: text({ enum: ['receipt', 'voucher'] }).notNull(), year: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)

/** A receipt of a captured payment, or a voucher of a refund that was paid out (D38). Its link contains the id. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: ['receipt', 'voucher'] }).notNull(),
    paymentId: idRef()
      .notNull()
      .references(() => payments.id),
    refundId: uuid()
      .unique()
      .references(() => refunds.id),
    amount: paise().notNull(),
    gst: paise().notNull(),
    issuedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('receipts_payment').on(t.paymentId).where(sql`kind = 'receipt'`),
    check('receipts_number', sql`char_length(${t.number}) <= 16`),
    check('receipts_kind', sql`(${t.kind} = 'voucher') = (${t.refundId} is not null)`),
  ],
)

/** A candidate's enrolment in a course, at most one; with an order if it was bought (D26). */
export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    id: visibleId(),
    courseId: idRef()
      .notNull()
      .references(() => courses.id),
    candidateId: belongsTo(() => accounts.id),
    orderId: uuid().references(() => orders.id),
    createdAt: instant().notNull(),
  },
  (t) => [unique('course_enrolments_once').on(t.courseId, t.candidateId)],
)
