import { consents } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)

type Client = Awaited<ReturnType<typeof api.as>>

async function ground() {
  const [employer, admin] = [await api.anEmployer(), await api.as(await api.aStaffMember('Admin'))]
  const params = { id: employer.id }
  return {
    employer,
    admin,
    job: await aJob({ employerId: employer.id }),
    drive: await aDrive({ employerId: employer.id, createdBy: employer.id }),
    suspend: () => admin.accounts.suspend({ params, body: { Reason: 'Asked candidates for money' } }),
    restore: () => admin.accounts.restore({ params, body: { Reason: 'It was a mistake' } }),
  }
}

test('a suspended employer’s jobs and drives vanish from what candidates find and open, and are back once restored [E-185]', async () => {
  const { job, drive, suspend, restore, admin } = await ground()
  const ofPlatform = [await aJob({ title: 'Of the platform' }), await aDrive({ title: 'Of the platform' })]
  const client = await api.as(await api.aCandidate())
  const seen = async () => {
    const jobs = await client.jobs.list({ query: {} })
    const drives = await client.drives.list({ query: {} })
    expect([jobs.totalCount, drives.totalCount]).toEqual([jobs.data.length, drives.data.length])
    return [jobs.data.map(({ ID }) => ID).sort(), drives.data.map(({ ID }) => ID).sort()]
  }
  const all = [[job.id, ofPlatform[0]?.id].sort(), [drive.id, ofPlatform[1]?.id].sort()]
  expect(await seen()).toEqual(all)
  await suspend()
  expect(await seen()).toEqual([[ofPlatform[0]?.id], [ofPlatform[1]?.id]])
  for (const open of [
    () => client.jobs.get({ params: { id: job.id } }),
    () => client.drives.get({ params: { id: drive.id } }),
  ])
    await expect(open()).rejects.toMatchObject({ code: 'not-found' })
  expect((await admin.drives.list({ query: {} })).totalCount).toBe(2)
  await restore()
  expect(await seen()).toEqual(all)
})

test.each([
  ['withdrew a consent', (client: Client) => client.privacy.withdraw({ params: { kind: 'privacy' } })],
  ['asked to be erased', (client: Client, Contact: string) => client.privacy.erase({ body: { Contact } })],
])(
  'jobs and drives of an employer who %s are hidden from everyone, accept nothing, and stay open to their applicants',
  async (_, hide) => {
    const { employer, job, drive } = await ground()
    const given = { accountId: employer.id, purpose: 'account', givenAt: api.deps.now() }
    await api.db.insert(consents).values([
      { ...given, kind: 'privacy', version: 'privacy-1' },
      { ...given, kind: 'terms', version: 'terms-1' },
    ])
    const [applied, other] = [await api.as(await api.aCandidate()), await api.as(await api.aCandidate())]
    await applied.applications.apply({ body: { JobID: job.id } })
    await hide(await api.as(employer), employer.phone ?? '')
    for (const client of [applied, other]) {
      expect((await client.jobs.list({ query: {} })).data).toEqual([])
      expect((await client.drives.list({ query: {} })).data).toEqual([])
    }
    await expect(other.jobs.get({ params: { id: job.id } })).rejects.toMatchObject({ code: 'not-found' })
    await expect(other.applications.apply({ body: { JobID: job.id } })).rejects.toMatchObject({ code: 'job-closed' })
    await expect(other.applications.apply({ body: { placementID: drive.id } })).rejects.toMatchObject({
      code: 'drive-over',
    })
    expect((await applied.jobs.get({ params: { id: job.id } })).data.Status).toBe('Applied')
  },
)

test('a suspended employer’s jobs and drives take no application until the employer is restored', async () => {
  const { job, drive, suspend, restore } = await ground()
  const client = await api.as(await api.aCandidate())
  const toJob = () => client.applications.apply({ body: { JobID: job.id } })
  const toDrive = () => client.applications.apply({ body: { placementID: drive.id } })
  await suspend()
  await expect(toJob()).rejects.toMatchObject({ code: 'job-closed' })
  await expect(toDrive()).rejects.toMatchObject({ code: 'drive-over' })
  await restore()
  expect([(await toJob()).Status, (await toDrive()).Status]).toEqual(['Applied', 'Pending'])
})

test('earlier applicants can still open a suspended employer’s job and drive, but can’t pay for it now', async () => {
  const { job, drive, suspend, restore } = await ground()
  const person = await shop.aBuyer()
  const client = await api.as(person)
  await client.applications.apply({ body: { JobID: job.id } })
  await aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
  await suspend()
  expect((await client.jobs.get({ params: { id: job.id } })).data.Status).toBe('Applied')
  expect((await client.drives.get({ params: { id: drive.id } })).data.Title).toBe(drive.title)
  const order = () =>
    client.payments.createDriveOrder({ body: { UserId: person.id, PlacementDriveId: drive.id, Amount: 1000 } })
  await expect(order()).rejects.toMatchObject({ code: 'wrong-state' })
  await restore()
  expect((await order()).data.amount).toBe(100_000)
})
