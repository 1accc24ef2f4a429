import {
  grants,
  notifications,
  paymentEvents,
  payments,
  receipts,
  refunds,
  vspApplications,
} from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi({ SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)
const day = 24 * 3600_000

/** Balanced ledgers, ours and the provider's alike. */
async function balanced(expected: { captures: number; grants: number; refunds: number }) {
  const { captures, refunds } = expected
  expect(await shop.ledger()).toEqual({ ...expected, provider: { captures, refunds } })
  expect(captures).toBe(expected.grants + refunds)
}

test('a payment that the browser reports is verified with the provider, gives the application, a receipt and a message [C-137 C-438 C-439 S-463]', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const paid = shop.standin.pay(orderId)
  expect(await shop.verify(paid)).toEqual({ message: 'Success', data: { state: 'fulfilled' }, success: true })
  expect(await api.db.select().from(vspApplications)).toMatchObject([{ candidateId: person.id, verified: false }])
  expect(await api.db.select().from(receipts)).toMatchObject([{ number: 'PR/26-27/000001', amount: 50_000, gst: 7627 }])
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: person.id, kind: 'payment-captured' },
    { accountId: person.id, kind: 'verification-applied' },
  ])
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'captured', trouble: null })
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('a browser closed after paying loses nothing: the webhook gives', async () => {
  const person = await shop.aBuyer()
  shop.standin.pay(await shop.order(person))
  expect(await shop.deliver('payment.captured')).toEqual([200])
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('a browser closed after paying and a webhook that never comes lose nothing: the reconciler gives', async () => {
  const person = await shop.aBuyer()
  shop.standin.pay(await shop.order(person))
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(false)
  api.pass(60_000)
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('a webhook replayed five times, alongside the verify call and the reconciler, fulfils once [S-465]', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  expect(await shop.deliver('payment.captured', 5)).toEqual([200, 200, 200, 200, 200])
  await shop.work()
  await Promise.all([
    shop.verify(paid),
    shop.verify(paid),
    shop.deliver('order.paid'),
    shop.deliver('payment.authorized'),
  ])
  api.pass(day)
  await shop.work()
  expect(await api.db.$count(paymentEvents)).toBe(3)
  expect(await api.db.$count(receipts)).toBe(1)
  expect(await api.db.$count(notifications)).toBe(2)
  expect(await api.db.$count(grants)).toBe(1)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('webhooks in the wrong order end as in the right one', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  shop.standin.pay(orderId, 'failure')
  shop.standin.pay(orderId)
  for (let at = shop.standin.webhooks.sent.length - 1; at >= 0; at -= 1) await shop.deliver(at)
  await shop.work()
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'captured' })
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('a failed payment that the bank authorises two days later is captured and gives', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const tried = shop.standin.pay(orderId, 'failure')
  expect((await shop.verify(tried)).data.state).toBe('failed')
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'failed' })
  api.pass(2 * day)
  shop.standin.ledger.authoriseLate(tried.razorpay_payment_id)
  await shop.deliver('payment.authorized')
  await shop.work()
  expect(shop.standin.ledger.payment(tried.razorpay_payment_id).status).toBe('captured')
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('a failed attempt is notified once, and the notice is withdrawn when the next one succeeds', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  for (const outcome of ['failure', 'failure'] as const) await shop.verify(shop.standin.pay(orderId, outcome))
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: person.id, kind: 'payment-failed', path: '/dashboard' },
  ])
  await shop.verify(shop.standin.pay(orderId))
  const kinds = (await api.db.select().from(notifications)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['payment-captured', 'verification-applied'])
})

test('an authorisation three days late that no webhook reports is found, captured and fulfilled', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const tried = shop.standin.pay(orderId, 'failure')
  await shop.verify(tried)
  for (let hours = 0; hours < 66; hours += 6) {
    api.pass(6 * 3600_000)
    await shop.work()
  }
  shop.standin.ledger.authoriseLate(tried.razorpay_payment_id)
  api.pass(6 * 3600_000)
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 50_000, refunds: 0 })
})

test('an order captured twice is fulfilled once, and the second payment is refunded in full', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const [first, second] = [shop.standin.pay(orderId), shop.standin.pay(orderId, 'success', true)]
  await Promise.all([shop.verify(first), shop.verify(second)])
  await shop.work()
  expect(await api.db.select().from(refunds)).toMatchObject([
    { reason: 'duplicate', amount: 50_000, state: 'processed' },
  ])
  expect((await api.db.select().from(receipts)).map(({ number }) => number).sort()).toEqual([
    'PR/26-27/000001',
    'PR/26-27/000002',
    'RV/26-27/000001',
  ])
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 100_000, grants: 50_000, refunds: 50_000 })
})

test('two orders paid for one item fulfil it once; the second is refunded in full', async () => {
  const person = await shop.aBuyer()
  const first = await shop.order(person)
  api.pass(31 * 60_000)
  const second = await shop.order(person)
  expect(second).not.toBe(first)
  await shop.verify(shop.standin.pay(second))
  expect(await shop.verify(shop.standin.pay(first))).toMatchObject({ success: false, data: { state: 'returned' } })
  await shop.work()
  expect(await shop.theOrder(first)).toMatchObject({ state: 'refunded', trouble: 'already-given' })
  await balanced({ captures: 100_000, grants: 50_000, refunds: 50_000 })
})

test('a payment refunded before we know of its capture fulfils nothing', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const paid = shop.standin.pay(orderId)
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  expect(await shop.verify(paid)).toMatchObject({ success: false, data: { state: 'returned' } })
  for (const event of ['refund.processed', 'payment.captured', 'refund.created', 'payment.authorized'])
    await shop.deliver(event)
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(false)
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'refunded' })
  expect(await api.db.$count(refunds)).toBe(1)
  await balanced({ captures: 50_000, grants: 0, refunds: 50_000 })
})

test('a refund made at the provider takes the application back, once', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  await shop.verify(paid)
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await shop.deliver('refund.processed', 3)
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(false)
  expect(await api.db.select().from(grants)).toMatchObject([{ amount: 0, revokedAt: api.deps.now() }])
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'refunded' }])
  await balanced({ captures: 50_000, grants: 0, refunds: 50_000 })
})

test('a verified candidate stays verified when the fee is refunded', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  await shop.verify(paid)
  await api.db.update(vspApplications).set({ verified: true, verifiedAt: api.deps.now() })
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await shop.deliver('refund.processed')
  await shop.work()
  expect(await api.db.select().from(vspApplications)).toMatchObject([{ verified: true }])
  await balanced({ captures: 50_000, grants: 0, refunds: 50_000 })
})

test('a partial refund made at the provider keeps the application, and the ledger exact', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  await shop.verify(paid)
  shop.standin.ledger.refund(paid.razorpay_payment_id, { amount: 20_000 })
  await shop.deliver('refund.processed')
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
  await balanced({ captures: 50_000, grants: 30_000, refunds: 20_000 })
})
