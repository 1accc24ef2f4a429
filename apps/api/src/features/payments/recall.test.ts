import { expect, test } from 'vitest'
import { payments, refunds } from '../../db/schema/index.ts'
import { shopOf } from '../../testing/shop.ts'
import { startApi } from '../../testing/start-api.ts'
import { recallPayments } from './recall.ts'

const api = await startApi()
const shop = shopOf(api)

test('a stand-in that has started anew sends back, in parts and whole, what was paid before', async () => {
  await shop.verify(shop.standin.pay(await shop.order(await shop.aBuyer())))
  const [payment] = await api.db.select().from(payments)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const refund = (amount?: number) =>
    admin.payments.refund({
      params: { paymentId: payment?.id ?? 0 },
      body: { reason: 'Asked by phone', ...(amount !== undefined && { amount }) },
    })
  await refund(120)
  await shop.work()
  shop.standin.clear()
  await recallPayments(api.db, shop.standin.ledger)
  expect(shop.standin.webhooks.sent).toEqual([])
  await refund()
  await shop.work()
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed' }, { state: 'processed' }])
  expect(await shop.books()).toEqual({
    ...{ captures: 50_000, grants: 0, refunds: 50_000 },
    provider: { captures: 50_000, refunds: 50_000 },
  })
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'refunded' }])
})
