import { paymentEvents, payments } from '@pramaan/database/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi({ RAZORPAY_WEBHOOK_SECRET_OLD: 'the secret before' })
const shop = shopOf(api)

const nothing = { message: 'Payment verification failed. Try again.', data: { state: 'failed' }, success: false }

test('a signature with any character changed, cut or added is refused, and the provider is not even asked', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  const real = paid.razorpay_signature
  const changed = fc
    .record({ at: fc.nat(real.length - 1), to: fc.constantFrom(...'0123456789abcdefABCDEF zé', '') })
    .map(({ at, to }) => real.slice(0, at) + to + real.slice(at + 1))
    .filter((signature) => signature !== real)
  const cut = fc.nat(real.length - 1).map((length) => real.slice(0, length))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(changed, cut, fc.constant(`${real}0`), fc.constant(real.toUpperCase())),
      async (signature) => {
        fc.pre(signature !== real)
        expect(await shop.verify({ ...paid, razorpay_signature: signature })).toEqual(nothing)
      },
    ),
    { numRuns: 60 },
  )
  expect(await api.db.$count(payments)).toBe(0)
  expect(await shop.isApplied(person.id)).toBe(false)
})

test('a signature over a stranger’s order, an unknown order or another purchase’s gives nothing [C-442]', async () => {
  const [mine, theirs] = [await shop.aBuyer(), await shop.aBuyer()]
  const paid = shop.standin.pay(await shop.order(mine))
  const other = await shop.order(theirs)
  expect(await shop.verify({ ...paid, razorpay_order_id: other })).toEqual(nothing)
  expect(await shop.verify({ ...paid, razorpay_order_id: 'order_none' })).toEqual(nothing)
  const asCourse = await api.client().payments.verifyCourse({ body: paid })
  expect(asCourse).toEqual(nothing)
  expect(await shop.isApplied(theirs.id)).toBe(false)
  expect((await shop.verify(paid)).success).toBe(true)
})

test('a correct signature fulfils nothing before the payment is captured, and its person and amount are ignored [C-263 S-162 S-464]', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const failed = shop.standin.pay(orderId, 'failure')
  expect(await shop.verify(failed)).toEqual(nothing)
  const stranger = await shop.aBuyer()
  const paid = { ...shop.standin.pay(orderId), userId: stranger.id, amount: 1, appliedTo: 'Course' as const }
  expect(await api.client().payments.verify({ body: paid })).toMatchObject({ success: true })
  expect([await shop.isApplied(person.id), await shop.isApplied(stranger.id)]).toEqual([true, false])
})

test.each(['hang', 'error', 'lost'] as const)(
  'a provider that answers the verification with %s is waited for: not fulfilled yet, fulfilled by the reconciler',
  async (kind) => {
    const person = await shop.aBuyer()
    const paid = shop.standin.pay(await shop.order(person))
    shop.standin.fail(/GET \/v1\/payments/, kind)
    expect(await shop.verify(paid)).toMatchObject({ success: false, data: { state: 'waiting' } })
    expect(await shop.isApplied(person.id)).toBe(false)
    api.pass(60_000)
    await shop.work()
    expect(await shop.isApplied(person.id)).toBe(true)
  },
)

test('an authorised payment whose capture fails for a while is captured later', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person), 'authorized')
  shop.standin.fail(/capture/, 'error')
  expect(await shop.verify(paid)).toMatchObject({ success: false, data: { state: 'waiting' } })
  shop.standin.fail(/capture/, 'lost')
  api.pass(60_000)
  await shop.work().catch(() => undefined)
  expect(await shop.isApplied(person.id)).toBe(false)
  expect(await shop.verify(paid)).toMatchObject({ success: true })
})

test('a webhook is taken with the new secret and the old, and with no other; a changed body is refused', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  shop.standin.changeSecret('the secret before')
  shop.standin.pay(orderId, 'failure')
  expect(await shop.deliver('payment.failed')).toEqual([200])
  shop.standin.changeSecret('another secret')
  shop.standin.pay(orderId)
  expect(await shop.deliver('payment.captured')).toEqual([400])
  const webhook = shop.standin.webhooks.sent[0]
  const changed = webhook?.body.replace('failed', 'captured') ?? ''
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: webhook?.headers ?? {},
    payload: changed,
  })
  expect(answer.statusCode).toBe(400)
  expect(await api.db.$count(paymentEvents)).toBe(1)
})

test('a signed webhook without one of our orders is accepted and ignored', async () => {
  const order = shop.standin.ledger.createOrder({ amount: 100, currency: 'INR' })
  shop.standin.pay(order.id)
  await shop.deliver('payment.captured')
  await shop.work()
  const [event] = await api.db.select().from(paymentEvents)
  expect(event).toMatchObject({ doneAt: api.deps.now(), nextTryAt: null })
  expect(await api.db.$count(payments)).toBe(0)
})
