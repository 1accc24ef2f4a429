import { auditLog, coupons, couponUses, courseEnrolments, grants, orders, receipts } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi({ SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)

async function buys(person: { id: number }, CouponCode: string, amount?: number) {
  const client = await api.as(person)
  const body = { userId: person.id, CouponCode, ...(amount !== undefined && { amount }) }
  return (await client.payments.createOrder({ body })).data
}

const used = async () => (await api.db.select().from(coupons))[0]?.used

test('50 people use a coupon limited to 10 at once: 10 get it, 40 see that it is used up', async () => {
  await shop.aCoupon({ limitTotal: 10 })
  const people = []
  for (let n = 0; n < 50; n += 1) people.push(await shop.aBuyer())
  const done = await Promise.allSettled(people.map((person) => buys(person, 'DIWALI20')))
  const refused = done.filter((one) => one.status === 'rejected').map((one) => one.reason.body)
  expect(done.filter((one) => one.status === 'fulfilled').map((one) => one.value.amount)).toEqual(
    Array(10).fill(40_000),
  )
  expect(refused.map(({ code }) => code)).toEqual(Array(40).fill('coupon-refused'))
  expect(refused[0].details).toEqual([{ field: 'CouponCode', message: 'This coupon has been used up.' }])
  expect([await used(), await api.db.$count(couponUses), await api.db.$count(orders)]).toEqual([10, 10, 10])
})

test('the discounted price is the price: the full one is refused, the paid one gives and is on the receipt', async () => {
  await shop.aCoupon()
  const person = await shop.aBuyer()
  await expect(buys(person, 'DIWALI20', 500)).rejects.toMatchObject({ code: 'invalid' })
  const order = await buys(person, ' diwali20 ', 400)
  expect((await shop.verify(shop.standin.pay(order.orderId))).success).toBe(true)
  expect(await api.db.select().from(receipts)).toMatchObject([{ amount: 40_000, gst: 6102 }])
  expect(await used()).toBe(1)
})

test('a coupon that leaves nothing to pay gives at once, without the provider', async () => {
  await shop.aCoupon({ kind: 'amount', value: 50_000 })
  const person = await shop.aBuyer()
  const order = await buys(person, 'DIWALI20', 0)
  expect(order).toMatchObject({ paid: true, amount: 0 })
  expect(await shop.isApplied(person.id)).toBe(true)
  expect(shop.standin.ledger.orders.size).toBe(0)
  expect(await api.db.select().from(grants)).toMatchObject([{ amount: 0, paymentId: null, revokedAt: null }])
  await expect(buys(person, 'DIWALI20', 0)).rejects.toMatchObject({ code: 'wrong-state' })
})

test('an order that ends unpaid releases its coupon; paid late it reserves it again, or is refunded if it is used up', async () => {
  await shop.aCoupon({ limitTotal: 1 })
  const [first, second, third] = [await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer()]
  const early = await buys(first, 'DIWALI20')
  await expect(buys(second, 'DIWALI20')).rejects.toMatchObject({ code: 'coupon-refused' })
  api.pass(31 * 60_000)
  await shop.work()
  expect(await used()).toBe(0)
  const late = await buys(second, 'DIWALI20')
  expect(await shop.verify(shop.standin.pay(early.orderId))).toMatchObject({
    success: false,
    data: { state: 'returned' },
  })
  expect(await shop.theOrder(early.orderId)).toMatchObject({ trouble: 'coupon-spent', state: 'refunded' })
  api.pass(31 * 60_000)
  await shop.work()
  expect(await used()).toBe(0)
  expect((await shop.verify(shop.standin.pay(late.orderId))).success).toBe(true)
  expect(await used()).toBe(1)
  await expect(buys(third, 'DIWALI20')).rejects.toMatchObject({ code: 'coupon-refused' })
})

test('once per person means once, whatever they buy', async () => {
  await shop.aCoupon({ limitPerPerson: 1 })
  const person = await shop.aBuyer()
  const order = await buys(person, 'DIWALI20')
  expect((await buys(person, 'DIWALI20')).orderId).toBe(order.orderId)
  await shop.verify(shop.standin.pay(order.orderId))
  const course = await shop.aCourse()
  const client = await api.as(person)
  const body = { userId: person.id, CourseID: course.id, CouponCode: 'DIWALI20' }
  await expect(client.payments.createCourseOrder({ body })).rejects.toMatchObject({ code: 'coupon-refused' })
  expect(await api.db.$count(courseEnrolments)).toBe(0)
})

test.each([
  [{ active: false }, 'This coupon is not valid any more.'],
  [{ products: ['Course' as const] }, 'This coupon is not for this purchase.'],
  [{ fromDate: '2026-11-22' as const }, 'This coupon is not valid yet.'],
  [{ toDate: '2026-11-20' as const }, 'This coupon has expired.'],
  [{ code: 'ANOTHER' }, 'This coupon doesn’t exist.'],
])('a coupon with %j is refused with its reason, by the check and by the order', async (changes, message) => {
  await shop.aCoupon(changes)
  const person = await shop.aBuyer()
  const client = await api.as(person)
  const check = client.payments.checkCoupon({ body: { CouponCode: 'DIWALI20', AppliedTo: 'VSP' } })
  const refusal = { code: 'coupon-refused', details: [{ field: 'CouponCode', message }] }
  await expect(check).rejects.toMatchObject({ body: refusal })
  await expect(buys(person, 'DIWALI20')).rejects.toMatchObject({ body: refusal })
})

test('the check returns price, discount and the rest to pay in rupees', async () => {
  await shop.aCoupon({ kind: 'amount', value: 12_550 })
  const client = await api.as(await shop.aBuyer())
  const { data } = await client.payments.checkCoupon({ body: { CouponCode: 'diwali20', AppliedTo: 'VSP' } })
  expect(data).toEqual({ CouponCode: 'DIWALI20', Price: 500, Discount: 125.5, Amount: 374.5 })
})

test('the check finds a coupon usable that only the person’s own open order reserves, for what that order is for', async () => {
  await shop.aCoupon({ limitPerPerson: 1, limitTotal: 1 })
  const person = await shop.aBuyer()
  const [drive, other] = [await shop.aDrive(), await shop.aDrive()]
  await shop.anApplication(drive.id, person.id)
  const client = await api.as(person)
  const CouponCode = 'DIWALI20'
  const order = { UserId: person.id, PlacementDriveId: drive.id, PaymentSource: 'web', CouponCode }
  await client.payments.createDriveOrder({ body: order })
  const check = (PlacementDriveId: number) =>
    client.payments.checkCoupon({ body: { CouponCode, AppliedTo: 'PlacementDrive', PlacementDriveId } })
  expect((await check(drive.id)).data).toMatchObject({ Price: 1000, Amount: 800 })
  await expect(check(other.id)).rejects.toMatchObject({ code: 'coupon-refused' })
})

const form = { Code: 'Welcome-50', Kind: 'amount', Value: 50, Products: ['VSP'] } as const
const formOf = (changes: object = {}) => ({ ...form, Products: [...form.Products], ...changes })

test('an Admin creates and changes coupons; a code exists once; a limit can’t go below its use; everything is audited', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data: made } = await admin.coupons.create({ body: formOf() })
  expect(made).toMatchObject({
    Code: 'WELCOME-50',
    Value: 50,
    LimitPerPerson: 1,
    LimitTotal: null,
    Used: 0,
    Active: true,
  })
  await expect(admin.coupons.create({ body: formOf({ Code: 'welcome-50' }) })).rejects.toMatchObject({
    code: 'coupon-exists',
  })
  await api.db.update(coupons).set({ used: 3 })
  const update = (changes: object) => admin.coupons.update({ params: { id: made.ID }, body: formOf(changes) })
  await expect(update({ LimitTotal: 2 })).rejects.toMatchObject({ code: 'limit-reached' })
  expect((await update({ LimitTotal: 3, Active: false })).data).toMatchObject({ LimitTotal: 3, Active: false, Used: 3 })
  const { data: other } = await admin.coupons.create({ body: formOf({ Code: 'Diwali-20' }) })
  const renamed = admin.coupons.update({ params: { id: other.ID }, body: formOf({ Code: 'Welcome-50' }) })
  await expect(renamed).rejects.toMatchObject({ code: 'coupon-exists' })
  expect((await admin.coupons.list()).data.map(({ Code }) => Code)).toEqual(['DIWALI-20', 'WELCOME-50'])
  const actions = (await api.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['coupon-made', 'coupon-changed', 'coupon-made'])
})

test.each([
  [{ Kind: 'percent', Value: 101 }, 'Value'],
  [{ Kind: 'percent', Value: 12.5 }, 'Value'],
  [{ Value: 0 }, 'Value'],
  [{ Products: [] }, 'Products'],
  [{ Code: 'x' }, 'Code'],
  [{ FromDate: '2026-12-02', ToDate: '2026-12-01' }, 'ToDate'],
])('a coupon form with %j is refused by its field', async (changes, field) => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const made = admin.coupons.create({ body: formOf(changes) })
  await expect(made).rejects.toMatchObject({ body: { code: 'invalid', details: [{ field }] } })
})
