import { orders, settings, vspApplications } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)

/** The refusal of an order for verification. */
async function refusalOf(person: { id: number }, body: object) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/create-order',
    headers: { authorization: await api.tokenOf(person.id) },
    payload: { userId: person.id, ...body },
  })
  const { code, details } = answer.json()
  return { status: answer.statusCode, code, details }
}

test('the order carries what the checkout needs, at the server’s price [C-262 C-399 C-436 S-161 S-461 S-489]', async () => {
  const person = await shop.aBuyer()
  const client = await api.as(person)
  const { message, orderId, data } = await client.payments.createOrder({
    body: { userId: person.id, amount: 500, appliedTo: 'VSP' },
  })
  expect(message).toBe('Success')
  expect(data).toMatchObject({ orderId, paid: false, amount: 50_000, currency: 'INR', keyId: api.deps.payments.keyId })
  expect(data.prefill).toEqual({ name: person.fullName, email: '', contact: person.phone })
  expect(data.script).toBe(`${shop.standin.base}/v1/checkout.js`)
  expect(shop.standin.ledger.order(orderId)).toMatchObject({ amount: 50_000, currency: 'INR' })
})

test.each([1, 499.99, 500.01, 0, '50000'])(
  'an amount of %s instead of the price is refused with 400 and the price [C-437 S-462]',
  async (amount) => {
    const person = await shop.aBuyer()
    expect(await refusalOf(person, { amount })).toEqual({
      status: 400,
      code: 'invalid',
      details: [{ field: 'amount', message: 'The price is ₹500.' }],
    })
    expect(await api.db.$count(orders)).toBe(0)
  },
)

test('an Admin’s price is the price [C-282 S-489]', async () => {
  const person = await shop.aBuyer()
  await api.db.insert(settings).values({ key: 'price.vsp', value: 70_000, updatedAt: api.deps.now() })
  expect((await refusalOf(person, { amount: 500 })).details).toMatchObject([{ message: 'The price is ₹700.' }])
  expect((await api.client().payments.prices()).data).toEqual({
    VSP: 700,
    PlacementDrive: 1000,
    CurrencyCode: 'INR',
    GstPercent: 0,
  })
})

test('an incomplete profile, an existing applicant, and another person’s order are refused', async () => {
  expect(await refusalOf(await api.aCandidate(), { amount: 500 })).toMatchObject({ code: 'profile-incomplete' })
  const applied = await shop.aBuyer()
  await api.db.insert(vspApplications).values({ candidateId: applied.id, createdAt: api.deps.now() })
  expect(await refusalOf(applied, { amount: 500 })).toMatchObject({ status: 409, code: 'wrong-state' })
  const other = await shop.aBuyer()
  expect(await refusalOf(applied, { userId: other.id })).toMatchObject({ status: 403, code: 'not-yours' })
})

test('an open order is given again instead of a second one, also to ten requests at once', async () => {
  const person = await shop.aBuyer()
  const ids = await Promise.all(Array.from({ length: 10 }, () => shop.order(person)))
  expect(new Set(ids).size).toBe(1)
  expect(await api.db.$count(orders)).toBe(1)
  api.pass(31 * 60_000)
  expect(await shop.order(person)).not.toBe(ids[0])
})

test.each(['hang', 'error', 'lost'] as const)(
  'a provider that answers with %s leaves no order that could be paid unseen; the next try works',
  async (kind) => {
    const person = await shop.aBuyer()
    shop.standin.fail(/POST \/v1\/orders/, kind)
    expect(await refusalOf(person, { amount: 500 })).toMatchObject({ status: 503, code: 'payment-provider' })
    const orderId = await shop.order(person)
    expect(await api.db.select().from(orders)).toMatchObject([{ providerOrderId: orderId }])
    expect((await shop.verify(shop.standin.pay(orderId))).success).toBe(true)
  },
)

test('a drive is paid for only when it accepted the candidate and runs', async () => {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const pending = await shop.aDrive()
  await shop.anApplication(pending.id, person.id, 'Pending')
  const over = await shop.aDrive({ toDate: '2026-11-20' })
  await shop.anApplication(over.id, person.id)
  const ask = (PlacementDriveId: number) =>
    client.payments.createDriveOrder({ body: { UserId: person.id, Amount: '1000' as never, PlacementDriveId } })
  for (const drive of [pending, over]) await expect(ask(drive.id)).rejects.toMatchObject({ code: 'wrong-state' })
  await expect(ask(999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('a course with a price is bought, one without is not for sale [E-481 E-766]', async () => {
  const person = await api.aCandidate()
  const client = await api.as(person)
  const [course, free] = [await shop.aCourse(), await shop.aCourse(null)]
  const { orderId } = await client.payments.createCourseOrder({ body: { userId: person.id, CourseID: course.id } })
  expect((await api.client().payments.verifyCourse({ body: shop.standin.pay(orderId) })).success).toBe(true)
  const again = client.payments.createCourseOrder({ body: { userId: person.id, CourseID: course.id } })
  await expect(again).rejects.toMatchObject({ code: 'wrong-state' })
  const unpriced = client.payments.createCourseOrder({ body: { userId: person.id, CourseID: free.id } })
  await expect(unpriced).rejects.toMatchObject({ code: 'wrong-state' })
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.payments.cohort({ query: {} })).data).toMatchObject([
    {
      UserID: person.id,
      Name: person.fullName,
      MobileNumber: person.phone,
      CourseID: course.id,
      Amount: 2500,
      CouponCode: null,
    },
  ])
})

test('the development checkout pays an order and hands over what the browser gets', async () => {
  const person = await shop.aBuyer()
  const orderId = await shop.order(person)
  const client = api.client()
  const { data } = await client.payments.pay({ body: { orderId, outcome: 'success' } })
  expect(data).toMatchObject({ razorpay_order_id: orderId })
  expect((await shop.verify(data)).success).toBe(true)
  await expect(client.payments.pay({ body: { orderId } })).rejects.toMatchObject({ code: 'wrong-state' })
  await expect(client.payments.pay({ body: { orderId: 'order_none' } })).rejects.toMatchObject({ code: 'not-found' })
})

test('a receipt of a seller without a GSTIN holds no GST', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  const [entry] = (await (await api.as(person)).payments.mine({ query: {} })).data
  expect(entry?.Receipts).toMatchObject([{ Amount: 500, Gst: 0 }])
})
