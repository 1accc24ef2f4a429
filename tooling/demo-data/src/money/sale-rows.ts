import { orderOpenMinutes } from '@pramaan/domain/payment'
import { type Random, streamOf } from '../random.ts'
import { known, type World } from '../world.ts'
import { add, type Rows } from '../write/insert.ts'
import { providerIdOf, uuidOf } from './ids.ts'
import type { Ledger, Payment } from './ledger.ts'
import { type Return, returnOf } from './refunds.ts'
import type { Attempt, Sale } from './sale.ts'

const minuteMs = 60_000

const ways: readonly (readonly [Pick<Payment, 'method' | 'cardType'>, number])[] = [
  [{ method: 'upi', cardType: null }, 62],
  [{ method: 'card', cardType: 'Visa debit' }, 14],
  [{ method: 'card', cardType: 'RuPay debit' }, 11],
  [{ method: 'card', cardType: 'MasterCard credit' }, 5],
  [{ method: 'netbanking', cardType: null }, 6],
  [{ method: 'wallet', cardType: null }, 2],
]

/** Adds the rows of a sale, the turn-th in the order of time: order, payments, what it gave, and what went back of it. */
export function addSale(rows: Rows, world: World, sale: Sale, turn: number, ledger: Ledger) {
  const { purpose, personId, subjectId, boughtBefore = 0 } = sale
  const again = boughtBefore > 0 ? [boughtBefore] : []
  const random = streamOf(world.seed, 'sale', purpose, personId, subjectId, ...again)
  const back = returnOf(world, sale, turn, random)
  const order = orderOf(sale, new Date(sale.at.getTime() - minutes(2, 7, random)), random)
  const gone = back?.kind === 'whole'
  const state = gone ? 'refunded' : 'captured'
  add(rows, 'orders', { ...order, state, trouble: back?.kind === 'duplicate' ? 'duplicate' : null })
  if (sale.couponId !== null) {
    const { id: orderId, couponId, personId, createdAt } = order
    add(rows, 'coupon_uses', { orderId, couponId, personId, createdAt, releasedAt: null })
  }
  if (random.chance(0.06)) addPayment(rows, order, failedOf(new Date(sale.at.getTime() - minuteMs), random), ledger)
  const payment = addCapture(rows, order, { at: sale.at, goneAt: gone ? back.at : null }, random, ledger)
  add(rows, 'grants', grantOf(sale, order, payment.id, back))
  if (sale.purpose === 'Course' && !gone) {
    const enrolment = { courseId: sale.subjectId, candidateId: sale.personId, orderId: order.id, createdAt: sale.at }
    add(rows, 'course_enrolments', enrolment)
  }
  if (back) addReturn(rows, order, payment, back, random, ledger)
}

/** Adds the rows of a try: an order that nobody can pay any more, and its payments that failed. */
export function addAttempt(rows: Rows, world: World, attempt: Attempt, ledger: Ledger) {
  const random = streamOf(world.seed, 'attempt', attempt.purpose, attempt.personId, attempt.subjectId)
  const sale = { ...attempt, amount: attempt.price, couponId: null }
  const order = orderOf(sale, attempt.at, random)
  const times = Array.from(
    { length: attempt.failed },
    (_, at) => attempt.at.getTime() + at * 6 * minuteMs + minutes(2, 5, random),
  )
  const state = attempt.failed > 0 ? 'failed' : 'created'
  add(rows, 'orders', { ...order, state, trouble: null, updatedAt: new Date(times.at(-1) ?? attempt.at.getTime()) })
  for (const time of times) addPayment(rows, order, failedOf(new Date(time), random), ledger)
}

function minutes(from: number, to: number, random: Random): number {
  return random.int(from * minuteMs, to * minuteMs)
}

type Order = ReturnType<typeof orderOf>

/** An order without its state. The provider is never asked for it: it has nothing of the demo. */
function orderOf(sale: Omit<Sale, 'returnableFrom'>, createdAt: Date, random: Random) {
  const { personId, purpose, subjectId, boughtBefore = 0, price, amount, couponId, at: updatedAt } = sale
  return {
    id: uuidOf(random),
    providerOrderId: providerIdOf('order', random),
    personId,
    purpose,
    subjectId,
    boughtBefore,
    price,
    amount,
    couponId,
    source: null,
    createdAt,
    updatedAt,
    expiresAt: new Date(createdAt.getTime() + orderOpenMinutes * minuteMs),
    nextTryAt: null,
    tries: 0,
  }
}

type Details = Omit<Payment, 'id' | 'orderId' | 'amount' | 'providerPaymentId'> & { id: string }

function failedOf(at: Date, random: Random): Details {
  const id = providerIdOf('pay', random)
  return { id, state: 'failed', capturedAt: null, createdAt: at, updatedAt: at, ...random.weighted(ways) }
}

function addPayment(
  rows: Rows,
  { id: orderId, amount }: Order,
  { id: providerPaymentId, ...details }: Details,
  ledger: Ledger,
) {
  const id = ledger.nextPayment
  ledger.nextPayment += 1
  const payment: Payment = { id, providerPaymentId, orderId, amount, ...details }
  add(rows, 'payments', payment)
  return payment
}

/** A payment whose money came, with its receipt; `goneAt`: when all of it went back. */
function addCapture(
  rows: Rows,
  order: Order,
  { at, goneAt }: { at: Date; goneAt: Date | null },
  random: Random,
  ledger: Ledger,
) {
  const state = goneAt ? 'refunded' : 'captured'
  const times = { capturedAt: at, createdAt: at, updatedAt: goneAt ?? at }
  const details = { id: providerIdOf('pay', random), state, ...times, ...random.weighted(ways) } as const
  const payment = addPayment(rows, order, details, ledger)
  ledger.slips.push({ paymentId: payment.id, refundId: null, amount: order.amount, at })
  return payment
}

function grantOf(
  { purpose, subjectId, boughtBefore = 0, at }: Sale,
  order: Order,
  paymentId: number,
  back: Return | undefined,
) {
  const sentBack = back && back.kind !== 'duplicate' ? back.amount : 0
  return {
    orderId: order.id,
    paymentId,
    personId: order.personId,
    purpose,
    subjectId,
    boughtBefore,
    givenAt: at,
    amount: order.amount - sentBack,
    revokedAt: back?.kind === 'whole' ? back.at : null,
  }
}

/** Money that went back, with its voucher; of a duplicate a second payment came first. */
function addReturn(rows: Rows, order: Order, first: Payment, back: Return, random: Random, ledger: Ledger) {
  const { kind, amount, at, reason } = back
  const twice = kind === 'duplicate'
  const payment = twice ? addCapture(rows, order, { at, goneAt: at }, random, ledger) : first
  const refund = { id: uuidOf(random), providerRefundId: providerIdOf('rfnd', random), idempotencyKey: uuidOf(random) }
  const requestedBy = twice ? null : known.admin.id
  add(rows, 'refunds', {
    ...refund,
    paymentId: payment.id,
    amount,
    state: 'processed',
    reason,
    requestedBy,
    createdAt: at,
    updatedAt: at,
    nextTryAt: null,
    tries: 1,
  })
  ledger.slips.push({ paymentId: payment.id, refundId: refund.id, amount, at })
  const about = { payment: payment.providerPaymentId }
  const change = twice
    ? { action: 'payment-not-given' as const, detail: { order: order.id, ...about, why: reason } }
    : { action: 'payment-refunded' as const, detail: { ...about, amount, reason } }
  ledger.actions.push({ ...change, actorId: requestedBy, subjectId: order.personId, at })
}
