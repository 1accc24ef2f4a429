import { auditLog, grants, notifications, payments, receipts, refunds } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)

async function aPaidOrder() {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  await shop.verify(paid)
  return { person, paid, refund: await shop.refunding() }
}

/** Runs the rounds until nothing is due, as days go by. */
async function workOn(hours = 24) {
  for (let hour = 0; hour < hours; hour += 2) {
    api.pass(2 * 3600_000)
    await shop.work().catch(() => undefined)
  }
}

test('an Admin’s refund revokes the application at once, pays once, and is numbered, notified and audited', async () => {
  const { person, refund } = await aPaidOrder()
  expect((await refund()).data).toEqual({ Amount: 500 })
  expect(await shop.isApplied(person.id)).toBe(false)
  expect(await shop.ledger()).toMatchObject({ captures: 50_000, grants: 0, refunds: 50_000, provider: { refunds: 0 } })
  await expect(refund()).rejects.toMatchObject({ code: 'wrong-state' })
  await shop.work()
  expect(await shop.ledger()).toMatchObject({ provider: { captures: 50_000, refunds: 50_000 } })
  await expect(refund()).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'refunded' }])
  const numbers = (await api.db.select().from(receipts)).map(({ number }) => number)
  expect(numbers.sort()).toEqual(['PR/26-27/000001', 'RV/26-27/000001'])
  const kinds = (await api.db.select().from(notifications)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['payment-captured', 'payment-refunded', 'verification-applied'])
  expect(await api.db.select().from(auditLog)).toMatchObject([{ action: 'payment-refunded', subjectId: person.id }])
})

test('an Admin’s partial refund keeps the application, is numbered and notified, and the rest can follow', async () => {
  const { person, refund } = await aPaidOrder()
  for (const amount of [0, 500.01]) await expect(refund(amount)).rejects.toMatchObject({ code: 'invalid' })
  expect((await refund(120.5)).data).toEqual({ Amount: 120.5 })
  expect(await shop.isApplied(person.id)).toBe(true)
  expect(await shop.ledger()).toMatchObject({ captures: 50_000, grants: 37_950, refunds: 12_050 })
  await expect(refund(380)).rejects.toMatchObject({ code: 'invalid' })
  await workOn(4)
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'captured' }])
  expect((await refund()).data).toEqual({ Amount: 379.5 })
  expect(await shop.isApplied(person.id)).toBe(false)
  await workOn(4)
  expect(await shop.ledger()).toMatchObject({ grants: 0, refunds: 50_000, provider: { refunds: 50_000 } })
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'refunded' }])
  const vouchers = (await api.db.select().from(receipts)).filter(({ kind }) => kind === 'voucher')
  expect(vouchers.map(({ amount }) => amount).sort()).toEqual([12_050, 37_950])
})

test.each(['hang', 'error', 'lost'] as const)(
  'a refund whose call ends with %s is sent again and pays once',
  async (kind) => {
    const { refund } = await aPaidOrder()
    await refund()
    shop.standin.fail(/refund/, kind)
    await shop.work().catch(() => undefined)
    expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'owed' }])
    await workOn(4)
    expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed', nextTryAt: null }])
    expect(shop.standin.ledger.refunds.size).toBe(1)
  },
)

test('a server that dies after the provider accepted the refund repeats it under the same key, and its webhook makes no second refund', async () => {
  const { refund } = await aPaidOrder()
  await refund()
  shop.standin.fail(/refund/, 'lost')
  await shop.work().catch(() => undefined)
  await shop.deliver('refund.processed', 2)
  await workOn(4)
  expect(shop.standin.ledger.refunds.size).toBe(1)
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed', amount: 50_000 }])
  expect(await shop.ledger()).toMatchObject({ captures: 50_000, grants: 0, refunds: 50_000 })
})

test('a refund made at the provider while ours is running counts once', async () => {
  const { paid, refund } = await aPaidOrder()
  await refund()
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await workOn(4)
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed', amount: 50_000 }])
  expect(await shop.ledger()).toMatchObject({ refunds: 50_000, provider: { refunds: 50_000 } })
})

test('part of it sent back at the provider lowers what we still owe, on the voucher too', async () => {
  const { paid, refund } = await aPaidOrder()
  await refund()
  shop.standin.ledger.refund(paid.razorpay_payment_id, { amount: 20_000 })
  await shop.deliver('refund.processed')
  await workOn(4)
  const amounts = (await api.db.select().from(refunds)).map(({ amount }) => amount)
  expect(amounts.sort()).toEqual([20_000, 30_000])
  const vouchers = (await api.db.select().from(receipts)).filter(({ kind }) => kind === 'voucher')
  expect(vouchers.map(({ amount }) => amount).sort()).toEqual([20_000, 30_000])
  expect(await shop.ledger()).toMatchObject({
    captures: 50_000,
    grants: 0,
    refunds: 50_000,
    provider: { refunds: 50_000 },
  })
})

test('a refund that the bank sends back is owed again and paid at the second try', async () => {
  const { refund } = await aPaidOrder()
  await refund()
  await shop.work()
  const [done] = shop.standin.ledger.refunds.values()
  if (!done) throw new Error('No refund')
  await api.db.update(refunds).set({ state: 'sent' })
  const payment = shop.standin.ledger.payment(done.payment_id)
  Object.assign(payment, { status: 'captured', amount_refunded: 0, refund_status: null })
  done.status = 'failed'
  shop.standin.webhooks.notify('refund.failed', { payment, refund: done })
  await shop.deliver('refund.failed', 2)
  await workOn()
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed', amount: 50_000 }])
  expect(payment.amount_refunded).toBe(50_000)
})

test('a failure inside a settlement leaves no trace: no number, no grant, and the next attempt fulfils', async () => {
  const person = await shop.aBuyer()
  const paid = shop.standin.pay(await shop.order(person))
  await api.db.$client.query('alter table notifications rename to hidden')
  await expect(shop.verify(paid)).rejects.toMatchObject({ code: 'broken' })
  await api.db.$client.query('alter table hidden rename to notifications')
  expect([await api.db.$count(receipts), await api.db.$count(grants), await api.db.$count(payments)]).toEqual([0, 0, 0])
  expect((await shop.verify(paid)).success).toBe(true)
  expect(await api.db.select().from(receipts)).toMatchObject([{ number: 'PR/26-27/000001' }])
})
