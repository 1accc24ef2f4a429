import { accounts, vspApplications } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { downloadsOf } from '../../testing/server/download.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const download = downloadsOf(api)
const aFindable = findableCandidates(api)
const { aDrive, aDriveApplication, aJob } = createOpenings(api.deps)
const contacts = { phone: '+919820012345', email: 'asha.file@example.com' }
const secret = /98200|asha\.file/

test('no file and no application that a Counsellor reads has a phone or an e-mail; hr’s has them', async () => {
  const person = await aFindable({}, { account: contacts })
  await api.db.update(accounts).set({ contactEmail: contacts.email }).where(eq(accounts.id, person.id))
  await api.db
    .insert(vspApplications)
    .values({ candidateId: person.id, createdAt: api.deps.now() })
    .onConflictDoNothing()
  const [drive, job] = [await aDrive(), await aJob()]
  const candidate = await api.as(person)
  await candidate.applications.apply({ body: { JobID: job.id } })
  await aDriveApplication({ driveId: drive.id, candidateId: person.id })
  const filesOf = (role: 'hr' | 'Counsellor') =>
    Promise.all([
      download(role, ({ directory }) => directory.candidatesFile({ query: {} })),
      download(role, ({ directory }) => directory.chosenFile({ body: { IDs: [person.id] } })),
      download(role, ({ verification }) => verification.applicantsFile({ query: {} })),
      download(role, ({ drives }) => drives.applicantsFile({ params: { driveId: drive.id }, query: {} })),
    ])
  const found = (await filesOf('Counsellor')).map(({ lines }) => [lines.length, secret.test(lines.join())])
  expect(found).toEqual(Array(4).fill([1, false]))
  expect((await filesOf('hr')).map(({ lines }) => secret.test(lines.join()))).toEqual(Array(4).fill(true))
  const applications = await (await api.as(await api.aStaffMember('Counsellor'))).applications.list({ query: {} })
  expect([applications.data.length > 0, secret.test(JSON.stringify(applications))]).toEqual([true, false])
})
