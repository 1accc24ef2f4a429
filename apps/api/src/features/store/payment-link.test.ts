import { auditLog, notifications } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const ID = '00000000-0000-4000-8000-000000000001'
const params = { orderId: ID }
const weekMs = 7 * 24 * 3600_000
type Raised = { Purpose: 'VSP' | 'PlacementDrive' | 'Course'; SubjectID: number }

/** A link that an Admin raised for a buyer. */
async function aLink(of: Raised = { Purpose: 'VSP', SubjectID: 0 }) {
  const [person, admin] = [await shop.aBuyer(), await api.as(await api.aStaffMember('Admin'))]
  if (of.Purpose === 'PlacementDrive') await shop.anApplication(of.SubjectID, person.id)
  await admin.store.sync({ body: { Orders: [{ ...of, ID, Contact: person.phone ?? '' }] } })
  const client = await api.as(person)
  return { person, admin, open: async () => (await client.store.link({ params })).data }
}

test('a payment link shows its person the item and the price, and after the payment that it is paid', async () => {
  const { person, open, admin } = await aLink()
  const ExpiresOn = new Date(api.deps.now().getTime() + weekMs).toISOString()
  const link = { ID, Purpose: 'VSP', SubjectID: 0, Title: 'Verified skills profile', Amount: 500, ExpiresOn }
  expect(await open()).toEqual({ ...link, Status: 'requested', Payable: true })
  await shop.verify(shop.standin.pay(await shop.order(person)))
  expect(await open()).toMatchObject({ Status: 'paid', Payable: false })
  expect((await admin.store.orders({ query: {} })).data).toMatchObject([{ ID, Status: 'paid', ExpiresOn }])
})

test('an order that was paid by coupon shows what was paid, to its person and in the Store', async () => {
  const course = await shop.aCourse(850_000)
  await shop.aCoupon({ value: 10 })
  const { person, open, admin } = await aLink({ Purpose: 'Course', SubjectID: course.id })
  expect(await open()).toMatchObject({ Amount: 8500 })
  const body = { userId: person.id, CourseID: course.id, CouponCode: 'DIWALI20' }
  const { orderId } = await (await api.as(person)).payments.createCourseOrder({ body })
  await api.client().payments.verifyCourse({ body: { ...shop.standin.pay(orderId), CourseID: course.id } })
  expect(await open()).toMatchObject({ Amount: 7650, Status: 'paid' })
  expect((await admin.store.orders({ query: {} })).data).toMatchObject([{ Amount: 7650, Status: 'paid' }])
})

test('a link for a drive or a course names it, and charges today’s price', async () => {
  const course = await shop.aCourse()
  const { open } = await aLink({ Purpose: 'Course', SubjectID: course.id })
  expect(await open()).toMatchObject({ SubjectID: course.id, Title: 'Tally course', Amount: 2500, Payable: true })
})

test('an open link is useless once its person can’t buy the item: a drive that is over', async () => {
  const drive = await shop.aDrive()
  const { open } = await aLink({ Purpose: 'PlacementDrive', SubjectID: drive.id })
  expect(await open()).toMatchObject({ Title: 'Nashik drive', Status: 'requested', Payable: true })
  await api.db.execute(`update placement_drives set to_date = '2026-11-20', from_date = '2026-11-19'`)
  expect(await open()).toMatchObject({ Status: 'requested', Payable: false })
})

test('a payment link belongs to one person: another candidate gets a 404, staff and visitors are refused', async () => {
  const { admin } = await aLink()
  const other = await api.as(await shop.aBuyer())
  await expect(other.store.link({ params })).rejects.toMatchObject({ code: 'not-found' })
  await expect(admin.store.link({ params })).rejects.toMatchObject({ status: 403 })
  await expect(api.client().store.link({ params })).rejects.toMatchObject({ status: 401 })
})

test('a link can be paid for a week', async () => {
  const { person } = await aLink()
  const after = async (ms: number) => {
    api.pass(ms)
    return (await (await api.as(person)).store.link({ params })).data
  }
  expect(await after(weekMs - 1000)).toMatchObject({ Status: 'requested', Payable: true })
  expect(await after(1000)).toMatchObject({ Status: 'expired', Payable: false })
})

test('an Admin withdraws an open link: it expires, the person is notified and the log records it; a second time is refused [E-439]', async () => {
  const { open, admin, person } = await aLink()
  expect(await api.db.$count(notifications)).toBe(1)
  const { data } = await admin.store.withdraw({ params })
  expect(data).toMatchObject({ ID, User_ID: person.id, Status: 'withdrawn' })
  expect(await open()).toMatchObject({ Status: 'withdrawn', Payable: false })
  const notified = (await api.db.select().from(notifications)).map(({ kind }) => kind)
  expect(notified).toEqual(['payment-requested', 'payment-request-withdrawn'])
  const acts = (await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === person.id)
  expect(acts.map(({ action }) => action)).toEqual(['payment-requested', 'payment-link-withdrawn'])
  await expect(admin.store.withdraw({ params })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a link that is paid can’t be withdrawn, and only an Admin withdraws', async () => {
  const { person, admin } = await aLink()
  for (const role of ['hr', 'Counsellor', 'C-Partner'] as const) {
    const member = await api.as(await api.aStaffMember(role))
    await expect(member.store.withdraw({ params })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await shop.verify(shop.standin.pay(await shop.order(person)))
  await expect(admin.store.withdraw({ params })).rejects.toMatchObject({ code: 'wrong-state' })
  const nobody = { params: { orderId: '00000000-0000-4000-8000-000000000009' } }
  await expect(admin.store.withdraw(nobody)).rejects.toMatchObject({ code: 'not-found' })
})
