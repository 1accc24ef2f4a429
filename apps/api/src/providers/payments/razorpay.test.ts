import { afterAll, beforeEach, expect, test } from 'vitest'
import { ProviderFailure } from './provider.ts'
import { createRazorpay, hmac } from './razorpay.ts'
import { startStandin } from './standin/standin.ts'

const keys = { keyId: 'rzp_test_key', keySecret: 'secret of the key', webhookSecret: 'secret of webhooks' }
const standin = await startStandin({ ...keys, now: () => new Date('2026-11-21T06:30:00Z') })
const account = {
  ...keys,
  base: standin.base,
  webhookSecrets: [keys.webhookSecret],
  checkoutScript: `${standin.base}/v1/checkout.js`,
  checkoutOrigins: [standin.base],
  timeoutMs: 200,
  fetch,
}
const razorpay = createRazorpay(account)

beforeEach(() => standin.clear())
afterAll(() => standin.stop())

async function aPayment(outcome: 'success' | 'failure' | 'authorized' = 'success') {
  const order = await razorpay.createOrder({ amount: 50_000, receipt: 'r-1', notes: { order: 'r-1' } })
  return { order, paid: standin.pay(order.id, outcome) }
}

test('an order, its payments, a capture and a refund are returned in our own shapes', async () => {
  const { order, paid } = await aPayment('authorized')
  const id = paid.razorpay_payment_id
  expect(await razorpay.payment(id)).toEqual({
    id,
    orderId: order.id,
    amount: 50_000,
    currency: 'INR',
    state: 'authorized',
    amountRefunded: 0,
    method: 'card',
    cardType: 'Visa credit',
  })
  expect(await razorpay.capture({ id, amount: 50_000, currency: 'INR' })).toMatchObject({ state: 'captured' })
  const refund = await razorpay.refund({ paymentId: id, amount: 20_000, key: 'key-of-the-refund', receipt: 'our-id' })
  expect(refund).toMatchObject({ paymentId: id, amount: 20_000, state: 'processed', receipt: 'our-id' })
  expect(await razorpay.refundsOf(id)).toEqual([refund])
  expect(await razorpay.paymentsOf(order.id)).toMatchObject([{ state: 'captured', amountRefunded: 20_000 }])
})

test('a refund sent twice under one key is one refund; under the key another amount is refused', async () => {
  const { paid } = await aPayment()
  const refund = { paymentId: paid.razorpay_payment_id, amount: 20_000, key: 'key-of-the-refund', receipt: 'our-id' }
  expect(await razorpay.refund(refund)).toEqual(await razorpay.refund(refund))
  expect(standin.ledger.refunds.size).toBe(1)
  await expect(razorpay.refund({ ...refund, amount: 1000 })).rejects.toMatchObject({ status: 400, refused: true })
})

test.each([
  ['hang', 0, false],
  ['lost', 0, false],
  ['error', 500, false],
] as const)('an answer that is %s is a failure of status %i that may be tried again', async (kind, status, refused) => {
  standin.fail(/orders/, kind)
  const order = razorpay.createOrder({ amount: 50_000, receipt: 'r-1', notes: {} })
  await expect(order).rejects.toMatchObject({ name: 'ProviderFailure', status, refused })
})

test('a refusal by Razorpay keeps its message, and a wrong key is no payment', async () => {
  const { paid } = await aPayment()
  const again = razorpay.capture({ id: paid.razorpay_payment_id, amount: 50_000, currency: 'INR' })
  await expect(again).rejects.toMatchObject({ refused: true, message: 'This payment has already been captured' })
  const stranger = createRazorpay({ ...account, keySecret: 'another' })
  await expect(stranger.payment(paid.razorpay_payment_id)).rejects.toMatchObject({ status: 401 })
})

test('the checkout’s signature is Razorpay’s own formula, over order and payment', async () => {
  const { order, paid } = await aPayment()
  const ids = { orderId: order.id, paymentId: paid.razorpay_payment_id }
  expect(paid.razorpay_signature).toBe(hmac(keys.keySecret, `${ids.orderId}|${ids.paymentId}`))
  expect(razorpay.isSigned(ids, paid.razorpay_signature)).toBe(true)
  expect(razorpay.isSigned({ ...ids, orderId: 'order_other' }, paid.razorpay_signature)).toBe(false)
  expect(razorpay.isSigned(ids, '')).toBe(false)
})

test('each event has its own id and is signed over its raw body; it is sent again to a server that fails', async () => {
  const seen: string[] = []
  standin.webhooks.deliverTo(async ({ event, headers, body }) => {
    seen.push(`${event} ${headers['x-razorpay-event-id']}`)
    expect(razorpay.isEventSigned(Buffer.from(body), headers['x-razorpay-signature'] ?? '')).toBe(true)
    expect(razorpay.readEvent(body)?.payment).toMatchObject({ amount: 50_000 })
    return seen.length === 1 ? 500 : 200
  })
  await aPayment('failure')
  await expect.poll(() => seen.length).toBe(2)
  expect(seen[1]).toBe(seen[0])
})

test('the checkout script and its form come from the stand-in’s own address, without a key', async () => {
  const { order } = await aPayment('failure')
  const script = await fetch(account.checkoutScript)
  expect(script.headers.get('content-type')).toBe('text/javascript')
  expect(await script.text()).toContain('window.Razorpay')
  const form = await (await fetch(`${standin.base}/v1/checkout/embedded?order_id=${order.id}`)).text()
  expect(form).toContain('₹500')
  const none = await fetch(`${standin.base}/v1/checkout/embedded?order_id=none`)
  expect(none.status).toBe(400)
})

test.each([
  'not json',
  '[]',
  '{"event":"invoice.paid","payload":{"invoice":{"entity":{}}}}',
  '{"payload":{"payment":{}}}',
])('a webhook of %s has no payment, and breaks nothing', (body) => {
  expect(razorpay.readEvent(body)?.payment).toBeUndefined()
})

test('an answer that is no JSON is a failure of the provider', async () => {
  const page = async () => new Response('<html>Maintenance</html>')
  const failed = createRazorpay({ ...account, fetch: page }).paymentsOf('order_1')
  await expect(failed).rejects.toBeInstanceOf(ProviderFailure)
})
