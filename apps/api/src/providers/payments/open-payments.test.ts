import type { AddressInfo } from 'node:net'
import { paymentEvents } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { forgetEvents } from '../../features/payments/settlement/events.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { deliverTo } from './open-payments.ts'

const api = await startApi()
const shop = shopOf(api)

test('the stand-in’s webhooks reach a listening server over HTTP, are accepted within a second, and are processed by the round', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  deliverTo(shop.standin, (api.app.server.address() as AddressInfo).port)
  const person = await shop.aBuyer()
  shop.standin.pay(await shop.order(person))
  await expect.poll(() => api.db.$count(paymentEvents)).toBe(3)
  expect(await shop.isApplied(person.id)).toBe(false)
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
  const answer = await fetch(`${shop.standin.base}/v1/orders`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(401)
})

test('a webhook that was worked is forgotten after 30 days, one that waits is not', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  shop.standin.pay(orderId, 'failure')
  await shop.deliver('payment.failed')
  await shop.work()
  shop.standin.pay(orderId)
  await shop.deliver('payment.captured')
  api.pass(31 * 24 * 3600_000)
  await forgetEvents(api.deps)
  expect(await api.db.select().from(paymentEvents)).toMatchObject([{ doneAt: null }])
  await shop.work()
  expect(await shop.isApplied(person.id)).toBe(true)
})
