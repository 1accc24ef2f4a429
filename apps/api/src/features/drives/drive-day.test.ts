import { driveApplications } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aDrive } = createOpenings(api.deps)

const day = {
  Venue: 'Town hall, Station Road, Satara',
  ReportingTime: '09:30',
  ContactName: 'Drive desk',
  ContactPhone: '02162 234567',
  Bring: 'Photo ID\nTwo copies of your CV',
}

test('everybody reads where and when to come, and only a candidate with a seat reads the contact', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const drive = await aDrive()
  const params = { id: drive.id }
  expect((await admin.drives.update({ params, body: day })).data).toMatchObject(day)
  const candidate = await api.aCandidate()
  const read = async () => (await (await api.as(candidate)).drives.get({ params })).data
  const open = { Venue: day.Venue, ReportingTime: day.ReportingTime, Bring: day.Bring }
  expect(await read()).toMatchObject({ ...open, ContactName: null, ContactPhone: null })
  const at = api.deps.now()
  const application = {
    driveId: drive.id,
    candidateId: candidate.id,
    status: 'Pending',
    createdAt: at,
    updatedAt: at,
  } as const
  await api.db.insert(driveApplications).values(application)
  expect(await read()).toMatchObject({ ContactPhone: null })
  await api.db.update(driveApplications).set({ status: 'Accepted' })
  expect(await read()).toMatchObject(day)
})

test('the number to call is pasted with marks that nobody sees', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const params = { id: (await aDrive()).id }
  const { data } = await admin.drives.update({ params, body: { ContactPhone: '\u202a०२१६२\u2011२३४५६७\u202c' } })
  expect(data.ContactPhone).toBe('02162-234567')
})

test.each([
  ['a time that is none', { ReportingTime: '25:00' }],
  ['a text for a number', { ContactPhone: 'ask at the gate' }],
])('%s is refused beside its field', async (_, body) => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { id } = await aDrive()
  const field = Object.keys(body)[0]
  await expect(admin.drives.update({ params: { id }, body })).rejects.toMatchObject({
    code: 'invalid',
    details: [expect.objectContaining({ field })],
  })
})

test('a drive can’t be published over, and one that is over keeps its dates when something else changes', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { id } = await aDrive({ fromDate: '2026-01-01', toDate: '2026-01-02' })
  const moved = { StartDate: '2026-01-03', EndDate: '2026-01-04' }
  await expect(admin.drives.update({ params: { id }, body: moved })).rejects.toMatchObject({ code: 'invalid' })
  expect((await admin.drives.update({ params: { id }, body: { Title: 'Last winter' } })).data.Title).toBe('Last winter')
})
