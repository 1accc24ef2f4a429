import { grants, payments, refunds } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { restoreStandin } from './restore-standin.ts'

const api = await startApi()
const shop = shopOf(api)

test('a restarted stand-in refunds earlier payments, partly and fully', async () => {
  await shop.verify(shop.standin.pay(await shop.order(await shop.aBuyer())))
  const refund = await shop.refunding()
  await refund(120)
  await shop.work()
  shop.standin.clear()
  await restoreStandin(api.db, shop.standin.ledger)
  expect(shop.standin.webhooks.sent).toEqual([])
  await refund()
  await shop.work()
  expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'processed' }, { state: 'processed' }])
  expect(await shop.ledger()).toEqual({
    captures: 50_000,
    grants: 0,
    refunds: 50_000,
    provider: { captures: 50_000, refunds: 50_000 },
  })
  expect(await api.db.select().from(payments)).toMatchObject([{ state: 'refunded' }])
})

test('a restarted stand-in accepts payment for an earlier order, once, for every kind of item', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const plan = await client.payments.createPlanOrder({ body: { userId: employer.id, Offer: 'premium-month' } })
  const check = await shop.order(await shop.aBuyer())
  shop.standin.pay(check, 'failure')
  shop.standin.clear()
  await restoreStandin(api.db, shop.standin.ledger)
  const again = await client.payments.createPlanOrder({ body: { userId: employer.id, Offer: 'premium-month' } })
  expect(again.orderId).toBe(plan.orderId)
  await api.client().payments.verifyPlan({ body: shop.standin.pay(plan.orderId) })
  await shop.verify(shop.standin.pay(check))
  expect((await client.employers.plans()).data.Plan).toBe('premium')
  expect(await api.db.$count(grants)).toBe(2)
  expect(() => shop.standin.pay(plan.orderId)).toThrow('The order is paid already')
  shop.standin.clear()
  await restoreStandin(api.db, shop.standin.ledger)
  expect(() => shop.standin.pay(check)).toThrow('The order is paid already')
})
