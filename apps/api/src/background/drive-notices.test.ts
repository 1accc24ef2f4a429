import { driveApplications, notifications, outbox } from '@pramaan/database/schema'
import { movedNoticeMinutes } from '@pramaan/domain/drive'
import { madeDriveStatuses } from '@pramaan/domain/drive-application'
import { asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopOf } from '../testing/scenarios/shop.ts'
import { startApi } from '../testing/server/start-api.ts'
import { driveNoticesRound } from './drive-notices.ts'

const api = await startApi()
const shop = shopOf(api)
const minute = 60_000
const round = () => driveNoticesRound(api.deps)

/** A drive with an applicant in each of these states, who applied a minute ago. */
async function aDriveWith(statuses: readonly string[] = ['Pending']) {
  const drive = await shop.aDrive({ venue: 'Town hall', reportingTime: '09:30' })
  const ids = new Map<string, number>()
  for (const status of statuses) {
    const { id } = await api.aCandidate()
    const application = await shop.anApplication(drive.id, id)
    const ofThis = eq(driveApplications.id, application.id)
    await api.db
      .update(driveApplications)
      .set({ status: status as 'Pending' })
      .where(ofThis)
    ids.set(status, id)
  }
  api.pass(minute)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const change = (body: Parameters<typeof admin.drives.update>[0]['body']) =>
    admin.drives.update({ params: { id: drive.id }, body })
  return { drive, admin, change, idOf: (status = 'Pending') => ids.get(status) ?? 0 }
}

/** The notifications about drives. */
async function said() {
  const ofDrives = inArray(notifications.kind, ['drive-moved', 'drive-cancelled'])
  const rows = await api.db.select().from(notifications).where(ofDrives).orderBy(asc(notifications.id))
  return rows.map(({ accountId, kind, params }) => ({ accountId, kind, params }))
}

test.each([
  ['venue', { Venue: 'New town hall' }, { when: '20/11/2026–30/11/2026, 09:30', where: 'New town hall' }],
  ['hour', { ReportingTime: '11:00' }, { when: '20/11/2026–30/11/2026, 11:00', where: 'Town hall' }],
  ['last day', { EndDate: '2026-12-02' }, { when: '20/11/2026–02/12/2026, 09:30', where: 'Town hall' }],
  [
    'day',
    { StartDate: '2026-11-25', EndDate: '2026-11-25', ReportingTime: null, Venue: null },
    { when: '25/11/2026', where: 'Nashik' },
  ],
])('applicants who count on a drive read once that its %s changed, a few minutes later', async (_, body, params) => {
  const { change, idOf } = await aDriveWith(madeDriveStatuses)
  await change(body)
  await round()
  expect(await said()).toEqual([])
  api.pass(movedNoticeMinutes * minute)
  await round()
  await round()
  const notice = { kind: 'drive-moved', params: { drive: 'Nashik drive', ...params } }
  expect(await said()).toEqual(
    ['Pending', 'Accepted', 'Applied'].map((status) => ({ accountId: idOf(status), ...notice })),
  )
})

test('the correction of a change is the same message, and a later change another one', async () => {
  const { change } = await aDriveWith()
  await change({ Venue: 'Twon hall 2' })
  api.pass(minute)
  await change({ Venue: 'Town hall 2' })
  api.pass(movedNoticeMinutes * minute)
  await round()
  await change({ Venue: 'Town hall 3' })
  api.pass(movedNoticeMinutes * minute)
  await round()
  expect((await said()).map(({ params }) => params.where)).toEqual(['Town hall 2', 'Town hall 3'])
  const messages = await api.db.select().from(outbox).where(eq(outbox.template, 'drive-moved'))
  expect(messages.length).toBeGreaterThan(0)
})

test('nobody reads of another change, of one before they applied, or of a drive that is over', async () => {
  const { drive, change } = await aDriveWith()
  await change({ Venue: 'Town hall', Openings: 7, Bring: 'Photo ID' })
  api.pass(movedNoticeMinutes * minute)
  await round()
  expect(await said()).toEqual([])
  await change({ Venue: 'New hall' })
  api.pass(minute)
  const later = await api.aCandidate()
  await shop.anApplication(drive.id, later.id, 'Pending')
  api.pass(movedNoticeMinutes * minute)
  await round()
  expect((await said()).map(({ accountId }) => accountId)).not.toContain(later.id)
  await change({ EndDate: '2026-11-21', StartDate: '2026-11-20' })
  api.pass(24 * 60 * minute)
  await round()
  expect(await said()).toHaveLength(1)
})

test('applicants read once that a drive is deleted before it was over', async () => {
  const { drive, admin, idOf } = await aDriveWith(['Pending', 'Accepted', 'Rejected', 'Withdrawn', 'noPayment'])
  await admin.drives.remove({ params: { id: drive.id } })
  await round()
  await round()
  expect(await said()).toEqual(
    ['Pending', 'Accepted'].map((status) => ({
      accountId: idOf(status),
      kind: 'drive-cancelled',
      params: { drive: 'Nashik drive' },
    })),
  )
})

test.each(['before', 'after'] as const)(
  'a candidate who paid reads of the refund alone, %s it was sent',
  async (when) => {
    const { drive, admin, idOf } = await aDriveWith(['Accepted'])
    const person = { id: idOf('Accepted') }
    const body = { UserId: person.id, Amount: 1000, PlacementDriveId: drive.id, PaymentSource: 'web' }
    const { orderId } = await (await api.as(person)).payments.createDriveOrder({ body })
    const paid = { ...shop.standin.pay(orderId), PlacementDriveId: drive.id }
    await api.client().payments.verifyDrive({ body: paid })
    await admin.drives.remove({ params: { id: drive.id } })
    if (when === 'after') await shop.work()
    await round()
    expect(await said()).toEqual([])
    await shop.work()
    const kinds = await api.db.select({ kind: notifications.kind }).from(notifications)
    expect(kinds).toContainEqual({ kind: 'payment-refunded' })
  },
)

test('of a drive that is deleted after it was over, nobody reads', async () => {
  const { drive, admin } = await aDriveWith()
  api.pass(30 * 24 * 60 * minute)
  await admin.drives.remove({ params: { id: drive.id } })
  await round()
  expect(await said()).toEqual([])
})
