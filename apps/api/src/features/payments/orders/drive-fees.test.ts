import { applicationMoves, auditLog, driveApplications, notifications, placementDrives } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)

/** A drive fee that was paid and refunded, in our ledger and the provider's. */
const returned = { captures: 100_000, grants: 0, refunds: 100_000, provider: { captures: 100_000, refunds: 100_000 } }

async function aDriveOrder() {
  const person = await api.aCandidate()
  const drive = await shop.aDrive()
  const application = await shop.anApplication(drive.id, person.id)
  const client = await api.as(person)
  const body = { UserId: person.id, Amount: 1000, PlacementDriveId: drive.id, PaymentSource: 'web' }
  const { orderId, message } = await client.payments.createDriveOrder({ body })
  return { person, drive, application, client, orderId, message }
}

const statusOf = async (id: number) =>
  (await api.db.select().from(driveApplications).where(eq(driveApplications.id, id)))[0]?.status

test('a drive fee moves the application from Accepted to Applied, and its refund to noPayment [C-264 C-265 C-306 C-314 C-317 C-440 C-441]', async () => {
  const { drive, application, orderId, message } = await aDriveOrder()
  expect(message).toBe('Success')
  const paid = shop.standin.pay(orderId)
  const sent = { ...paid, appliedTo: 'Placement Drive', amount: '1000', PlacementDriveId: drive.id }
  expect((await api.client().payments.verifyDrive({ body: sent })).success).toBe(true)
  expect(await statusOf(application.id)).toBe('Applied')
  shop.standin.ledger.refund(paid.razorpay_payment_id, {})
  await shop.deliver('refund.processed')
  await shop.work()
  expect(await statusOf(application.id)).toBe('noPayment')
  expect(await api.db.select().from(applicationMoves)).toMatchObject([
    { fromStatus: 'Accepted', toStatus: 'Applied', mover: 'payment' },
    { fromStatus: 'Applied', toStatus: 'noPayment', mover: 'payment' },
  ])
  expect(await shop.ledger()).toEqual(returned)
})

test('no order is made once the last day of the fee is over, which a later acceptance moves to the drive’s last', async () => {
  const person = await api.aCandidate()
  const drive = await shop.aDrive({ fromDate: '2026-11-20', toDate: '2026-11-30' })
  const application = await shop.anApplication(drive.id, person.id)
  const client = await api.as(person)
  const body = { UserId: person.id, Amount: 1000, PlacementDriveId: drive.id, PaymentSource: 'web' }
  const acceptedOn = (day: string) =>
    api.db
      .update(driveApplications)
      .set({ updatedAt: new Date(`${day}T12:00:00Z`) })
      .where(eq(driveApplications.id, application.id))
  await acceptedOn('2026-11-10')
  await expect(client.payments.createDriveOrder({ body })).rejects.toMatchObject({ code: 'wrong-state' })
  await acceptedOn('2026-11-20')
  expect((await client.payments.createDriveOrder({ body })).message).toBe('Success')
})

async function aPaidSeat() {
  const seat = await aDriveOrder()
  await api
    .client()
    .payments.verifyDrive({ body: { ...shop.standin.pay(seat.orderId), PlacementDriveId: seat.drive.id } })
  return seat
}

test('the message about a booked seat leads to the drive’s page', async () => {
  const { person, drive } = await aPaidSeat()
  const told = await api.db.select().from(notifications).where(eq(notifications.accountId, person.id))
  expect(told.find(({ kind }) => kind === 'drive-paid')?.path).toBe(`/drive-detail?ID=${drive.id}`)
})

test('a drive that is deleted before it is over gives each paid fee back in full, once', async () => {
  const { drive, application } = await aPaidSeat()
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.drives.get({ params: { id: drive.id } })).data).toMatchObject({ Applicants: 1, Paid: 1 })
  await admin.drives.remove({ params: { id: drive.id } })
  await shop.work()
  await shop.work()
  expect(await shop.ledger()).toEqual(returned)
  expect(await statusOf(application.id)).toBe('noPayment')
})

test('a drive that is deleted after it was over keeps its fees', async () => {
  const { drive } = await aPaidSeat()
  api.pass(30 * 24 * 3600_000)
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.drives.remove({ params: { id: drive.id } })
  await shop.work()
  expect(await shop.ledger()).toMatchObject({ grants: 100_000, refunds: 0 })
})

test.each([
  [
    'whose application is no longer Accepted',
    'not-accepted',
    () => api.db.update(driveApplications).set({ status: 'Rejected' }),
  ],
  ['whose drive was deleted', 'gone', () => api.db.update(placementDrives).set({ deletedAt: api.deps.now() })],
])('a paid order %s is refunded, and the person and staff are notified [C-322]', async (_, why, change) => {
  const { person, orderId } = await aDriveOrder()
  const admin = await api.aStaffMember('Admin')
  await change()
  const paid = shop.standin.pay(orderId)
  expect(await api.client().payments.verifyDrive({ body: paid })).toMatchObject({ success: false })
  await shop.work()
  expect(await shop.theOrder(orderId)).toMatchObject({ state: 'refunded', trouble: why })
  expect(await api.db.select().from(notifications).orderBy(notifications.accountId)).toMatchObject([
    { accountId: person.id, kind: 'payment-refunded', params: { item: 'Nashik drive' } },
    { accountId: admin.id, kind: 'payment-not-given', params: { name: person.fullName, amount: '1,000' } },
  ])
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { action: 'payment-not-given', subjectId: person.id, detail: { why } },
  ])
  const hr = await api.as(await api.aStaffMember('hr'))
  expect((await hr.payments.list({ query: {} })).data).toMatchObject([
    { Trouble: why, Refunded: 1000, Status: 'refunded' },
  ])
  expect(await shop.ledger()).toEqual(returned)
})
