import { employers, orders, settings } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const days = 24 * 3600_000

/**
 * An employer, and a candidate that every search in these tests finds, since a search without results is not counted.
 */
async function aPayer() {
  const fullName = 'Welder one more role 0 1 2 3 4 5 6 7 8 9'
  await findableCandidates(api)({ location: 'Pune' }, { account: { fullName } })
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const order = async (Offer: 'premium-month' | 'premium-year' = 'premium-month') =>
    (await client.payments.createPlanOrder({ body: { userId: employer.id, Offer } })).orderId
  const pay = async (orderId: string) => {
    const paid = shop.standin.pay(orderId)
    return { paid, answer: await api.client().payments.verifyPlan({ body: paid }) }
  }
  const plans = async () => (await client.employers.plans()).data
  return { employer, client, order, pay, plans }
}

test('the upgrade page shows the current plan, today’s use of its limits, all plans and the offers with their prices', async () => {
  const { client, plans } = await aPayer()
  for (const query of [{ term: 'welder' }, { location: 'Pune' }, { term: 'welder', location: 'Pune' }])
    await client.search.candidates({ query })
  const free = { jobRolesADay: 10, filterSearchesADay: 100, profileViewsADay: 200 }
  expect(await plans()).toEqual({
    Plan: 'free',
    PlanUntil: null,
    Limits: free,
    ResetsOn: '2026-11-21T18:30:00.000Z',
    UsedToday: { jobRoles: 1, filterSearches: 2, profileViews: 0 },
    Plans: [
      { Plan: 'free', Limits: free },
      { Plan: 'premium', Limits: { jobRolesADay: null, filterSearchesADay: null, profileViewsADay: 2000 } },
    ],
    Offers: [
      { Offer: 'premium-month', Plan: 'premium', Days: 30, Price: 2999 },
      { Offer: 'premium-year', Plan: 'premium', Days: 365, Price: 29_990 },
    ],
  })
  api.pass(days)
  expect((await plans()).UsedToday).toEqual({ jobRoles: 0, filterSearches: 0, profileViews: 0 })
})

test('the operator’s prices and limits are shown and charged', async () => {
  const { employer, plans } = await aPayer()
  const updatedAt = api.deps.now()
  await api.db.insert(settings).values([
    { key: 'price.plan.premium-month', value: 100_000, updatedAt },
    { key: 'plan-limits', value: { free: { filterSearchesADay: 7 } }, updatedAt },
  ])
  expect(await plans()).toMatchObject({
    Limits: { filterSearchesADay: 7, jobRolesADay: 10 },
    Offers: [{ Price: 1000 }, {}],
  })
  const sent = async (amount: number) =>
    (await api.as(employer)).payments.createPlanOrder({ body: { userId: employer.id, Offer: 'premium-month', amount } })
  await expect(sent(2999)).rejects.toMatchObject({ code: 'invalid', details: [{ message: 'The price is ₹1,000.' }] })
  expect((await sent(1000)).data).toMatchObject({ amount: 100_000, description: 'Premium plan, 30 days' })
})

test('a paid plan lifts the limits at once and for its days, with a receipt, and then they are back', async () => {
  const { employer, client, order, pay, plans } = await aPayer()
  for (let n = 0; n < 10; n++) await client.search.candidates({ query: { term: `role ${n}` } })
  const eleventh = () => client.search.candidates({ query: { term: 'one more' } })
  await expect(eleventh()).rejects.toMatchObject({ message: 'jobrole_limit_reached' })
  expect((await pay(await order())).answer).toMatchObject({ success: true, data: { state: 'fulfilled' } })
  expect(await plans()).toMatchObject({ Plan: 'premium', PlanUntil: '2026-12-21T06:30:00.000Z' })
  await expect(eleventh()).resolves.toBeTruthy()
  await shop.work()
  const { data } = await client.payments.mine({ query: {} })
  expect(data).toMatchObject([
    { AppliedTo: 'Plan', Title: 'Premium plan, 30 days', Amount: 2999, Given: true, Receipts: [{ Kind: 'receipt' }] },
  ])
  api.pass(30 * days)
  expect(await plans()).toMatchObject({ Plan: 'free', PlanUntil: null })
  const profile = await (await api.as(employer)).employers.profile({ params: { id: employer.id } })
  expect(profile.data.plan).toBe('free')
})

test('days bought before the end are added to it, and a refund removes its own days', async () => {
  const { order, pay, plans } = await aPayer()
  await pay(await order())
  const { paid } = await pay(await order('premium-year'))
  expect(await plans()).toMatchObject({ PlanUntil: '2027-12-21T06:30:00.000Z' })
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await shop.deliver('refund.processed')
  await shop.work()
  expect(await plans()).toMatchObject({ Plan: 'premium', PlanUntil: '2026-12-21T06:30:00.000Z' })
})

test('one order paid twice adds its days once; requested again before it is paid, it is the same order', async () => {
  const { order, pay, plans } = await aPayer()
  const orderId = await order()
  expect(await order()).toBe(orderId)
  await pay(orderId)
  await shop.deliver('payment.captured', 3)
  await shop.work()
  expect(await plans()).toMatchObject({ PlanUntil: '2026-12-21T06:30:00.000Z' })
  expect(await shop.ledger()).toMatchObject({ captures: 299_900, grants: 299_900, refunds: 0 })
})

test('an employer with a permanent plan can’t buy one, and nobody buys one for another person or as a candidate', async () => {
  const { employer, order } = await aPayer()
  await api.db.update(employers).set({ plan: 'premium' }).where(eq(employers.accountId, employer.id))
  await expect(order()).rejects.toMatchObject({ code: 'wrong-state' })
  const other = await api.as(await api.anEmployer())
  const body = { userId: employer.id, Offer: 'premium-month' as const }
  await expect(other.payments.createPlanOrder({ body })).rejects.toMatchObject({ code: 'not-yours' })
  const candidate = await api.aCandidate()
  const asCandidate = (await api.as(candidate)).payments
  const foreignOrder = { userId: candidate.id, Offer: 'premium-month' as const }
  await expect(asCandidate.createPlanOrder({ body: foreignOrder })).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await api.db.$count(orders)).toBe(0)
})

test('a coupon for plans lowers a plan’s price, and the price is shown before payment', async () => {
  const { employer, client } = await aPayer()
  await shop.aCoupon({ code: 'HIRE50', value: 50, products: ['Plan'] })
  const request = { CouponCode: 'hire50', AppliedTo: 'Plan', Offer: 'premium-month' } as const
  expect((await client.payments.checkCoupon({ body: request })).data).toMatchObject({ Price: 2999, Amount: 1499.5 })
  const body = { userId: employer.id, Offer: 'premium-month', CouponCode: 'HIRE50' } as const
  expect((await client.payments.createPlanOrder({ body })).data.amount).toBe(149_950)
})
