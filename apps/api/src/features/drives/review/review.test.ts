import { applicationMoves, auditLog, driveApplications, notifications, outbox } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aDrive, aDriveApplication } = createOpenings(api.deps)

/** A drive with one application in a state. */
async function anApplication(
  status: 'Pending' | 'Accepted' | 'Rejected' | 'noPayment' | 'Applied',
  fromDate = '2026-11-22',
) {
  const [drive, candidate] = [await aDrive({ fromDate }), await api.aCandidate({ location: 'Nashik' })]
  const at = { createdAt: new Date('2026-11-15'), updatedAt: new Date('2026-11-15') }
  const [application] = await api.db
    .insert(driveApplications)
    .values({ driveId: drive.id, candidateId: candidate.id, status, ...at })
    .returning()
  return { drive, candidate, applicationId: application?.id ?? 0 }
}

const statuses = ['Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied'] as const
const decisions = ['Accepted', 'Rejected', 'noPayment'] as const
const drawn = ['Pending>Accepted', 'Pending>Rejected', 'Pending>noPayment', 'noPayment>Accepted', 'noPayment>Rejected']

test.each(statuses.flatMap((from) => decisions.map((to) => [from, to] as const)))(
  'a reviewer moves %s to %s only where the arrow is drawn, and what is refused leaves no trace',
  async (from, to) => {
    const { applicationId } = await anApplication(from)
    const hr = await api.as(await api.aStaffMember('hr'))
    const review = hr.drives.review({ body: { applicationId, applicationStatus: to } })
    const allowed = drawn.includes(`${from}>${to}`)
    if (allowed) expect((await review).data).toEqual({ applicationID: applicationId, Status: to })
    else await expect(review).rejects.toMatchObject({ code: 'wrong-state' })
    expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: allowed ? to : from }])
    expect(await api.db.select().from(applicationMoves)).toHaveLength(allowed ? 1 : 0)
    expect(await api.db.select().from(notifications)).toHaveLength(allowed ? 1 : 0)
  },
)

test('a decision is dated, attributed and audited, and the candidate is notified with the fee [E-680 E-741]', async () => {
  const { applicationId, candidate } = await anApplication('Pending')
  const counsellor = await api.aStaffMember('Counsellor')
  const client = await api.as(counsellor)
  await client.drives.review({ body: { applicationId, applicationStatus: 'Accepted' } })
  expect(await api.db.select().from(applicationMoves)).toMatchObject([
    { fromStatus: 'Pending', toStatus: 'Accepted', mover: 'reviewer', movedBy: counsellor.id, movedAt: api.deps.now() },
  ])
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: counsellor.id, action: 'drive-application-reviewed', subjectId: candidate.id },
  ])
  expect(await api.db.select().from(notifications)).toMatchObject([
    { accountId: candidate.id, kind: 'drive-accepted', params: { drive: 'Winter drive', amount: '1,000' } },
  ])
  // By message only once it can no longer be undone.
  const waits = (await api.db.select().from(outbox)).flatMap(({ nextTryAt }) => nextTryAt ?? [])
  expect(new Set(waits.map((at) => at.getTime()))).toEqual(new Set([api.deps.now().getTime() + 5 * 60_000]))
})

test('a decision does not show until it can no longer be undone, not even in notifications', async () => {
  const { applicationId, candidate } = await anApplication('Pending')
  const hr = await api.as(await api.aStaffMember('hr'))
  const asCandidate = await api.as(candidate)
  const bell = async () => {
    const { data, unread } = await asCandidate.notifications.list({ query: {} })
    expect((await asCandidate.notifications.unread()).data.unread).toBe(unread)
    return [unread, ...data.map(({ Kind }) => Kind)]
  }
  await hr.drives.review({ body: { applicationId, applicationStatus: 'Accepted' } })
  const [held] = await api.db.select().from(notifications)
  expect(await bell()).toEqual([0])
  await asCandidate.notifications.readAll({ body: { upTo: held?.id ?? 0 } })
  api.pass(5 * 60_000 - 1)
  expect(await bell()).toEqual([0])
  api.pass(1)
  expect(await bell()).toEqual([1, 'drive-accepted'])
  const { data } = await hr.drives.undoReview({ body: { applicationIds: [applicationId] } })
  expect(data[0]?.why).toBe('It is too late to undo this.')
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: 'Accepted' }])
})

test('what waits for its undo is in nobody’s download or list of messages, nor is what was undone', async () => {
  const { applicationId, candidate } = await anApplication('Pending')
  const hr = await api.as(await api.aStaffMember('hr'))
  const asCandidate = await api.as(candidate)
  const notified = async () => {
    const { notifications: lines, outbox: messages } = (await asCandidate.privacy.data()).data
    return [lines, messages, (await api.client().platform.outbox({ query: {} })).data].map((rows) => rows?.length)
  }
  const before = await notified()
  await hr.drives.review({ body: { applicationId, applicationStatus: 'Accepted' } })
  expect(await notified()).toEqual(before)
  await hr.drives.undoReview({ body: { applicationIds: [applicationId] } })
  api.pass(5 * 60_000)
  expect(await notified()).toEqual(before)
  await hr.drives.review({ body: { applicationId, applicationStatus: 'Rejected' } })
  api.pass(5 * 60_000)
  expect((await notified())[0]).toBe((before[0] ?? 0) + 1)
  expect((await notified())[2]).toBeGreaterThan(before[2] ?? 0)
})

test('an undo is refused once a message was sent, whatever this server’s clock says', async () => {
  const { applicationId } = await anApplication('Pending')
  const hr = await api.as(await api.aStaffMember('hr'))
  await hr.drives.review({ body: { applicationId, applicationStatus: 'Rejected' } })
  await api.db.update(outbox).set({ tries: 1, sentAt: api.deps.now(), nextTryAt: null })
  const { done } = await hr.drives.undoReview({ body: { applicationIds: [applicationId] } })
  expect(done).toBe(0)
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: 'Rejected' }])
  expect(await api.db.select().from(notifications)).toHaveLength(1)
})

test.each([
  ['Pending', 'drive-closed', /nothing to pay/],
  ['Accepted', 'drive-fee-missing', /fee of Rs 1,000/],
] as const)('No Payment from %s tells the candidate %s', async (from, kind, said) => {
  const { applicationId } = await anApplication(from, '2026-11-20')
  const hr = await api.as(await api.aStaffMember('hr'))
  await hr.drives.review({ body: { applicationId, applicationStatus: 'noPayment' } })
  expect(await api.db.select().from(notifications)).toMatchObject([{ kind }])
  for (const { shown } of await api.db.select().from(outbox)) expect(shown).toMatch(said)
})

test('two reviewers who decide at once make one decision [E-678 E-679]', async () => {
  const { applicationId } = await anApplication('Pending')
  const [one, other] = [await api.as(await api.aStaffMember('hr')), await api.as(await api.aStaffMember('Admin'))]
  const outcomes = await Promise.allSettled([
    one.drives.review({ body: { applicationId, applicationStatus: 'Accepted' } }),
    other.drives.review({ body: { applicationId, applicationStatus: 'Rejected' } }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.db.select().from(applicationMoves)).toHaveLength(1)
})

test('the drive’s owner, a C-Partner and the candidate review nothing, and no applicant list opens to them [E-681]', async () => {
  const { applicationId, drive, candidate } = await anApplication('Pending')
  for (const person of [await api.anEmployer(), await api.aStaffMember('C-Partner'), candidate]) {
    const { drives } = await api.as(person)
    const review = drives.review({ body: { applicationId, applicationStatus: 'Accepted' } })
    await expect(review).rejects.toMatchObject({ status: 403 })
    const list = drives.applicants({ params: { driveId: drive.id }, query: {} })
    await expect(list).rejects.toMatchObject({ status: 403 })
  }
})

test('a drive’s applicants are listed with contacts, which is audited, and become seen [E-462 E-463 E-743]', async () => {
  const { drive, candidate, applicationId } = await anApplication('noPayment')
  const hr = await api.aStaffMember('hr')
  const { drives } = await api.as(hr)
  const { data, totalCount } = await drives.applicants({ params: { driveId: drive.id }, query: {} })
  expect(data.placementDrive).toMatchObject({ ID: drive.id, Title: 'Winter drive', Applicants: 1 })
  expect(data.users).toMatchObject([
    {
      ID: candidate.id,
      FullName: candidate.fullName,
      Phone: candidate.phone,
      Email: null,
      Location: 'Nashik',
      Status: 'noPayment',
      applicationID: applicationId,
    },
  ])
  expect(totalCount).toBe(1)
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { actorId: hr.id, action: 'contacts-listed', detail: { ids: [candidate.id] } },
  ])
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ seenAt: api.deps.now() }])
  const none = drives.applicants({ params: { driveId: 999_999 }, query: {} })
  await expect(none).rejects.toMatchObject({ status: 404 })
})

test('a state that no reviewer gives is refused as such [E-742]', async () => {
  const { applicationId } = await anApplication('Accepted')
  const hr = await api.as(await api.aStaffMember('hr'))
  for (const applicationStatus of ['Applied', 'Pending', 'accepted'])
    await expect(
      hr.drives.review({ body: { applicationId, applicationStatus: applicationStatus as 'Accepted' } }),
    ).rejects.toMatchObject({ status: 400 })
  expect(await api.db.select().from(driveApplications)).toMatchObject([{ status: 'Accepted' }])
})

test('a drive’s applicants are listed by state and by a part of name, phone or e-mail, with the count of each', async () => {
  const drive = await aDrive()
  const people = [
    { fullName: 'Asha Rao', status: 'Pending' },
    { fullName: 'Ravi 50%', status: 'Pending' },
    { fullName: 'Neha Rao', status: 'Rejected' },
  ] as const
  for (const { fullName, status } of people) {
    const { id } = await api.aCandidate(
      {},
      { fullName, contactEmail: `${fullName.slice(0, 4).toLowerCase()}@example.com` },
    )
    await aDriveApplication({ driveId: drive.id, candidateId: id, status })
  }
  const { drives } = await api.as(await api.aStaffMember('Counsellor'))
  const list = async (query: Parameters<typeof drives.applicants>[0]['query']) => {
    const answer = await drives.applicants({ params: { driveId: drive.id }, query })
    return { ...answer, names: answer.data.users.map(({ FullName }) => FullName) }
  }
  expect(await list({ status: 'Pending', pageSize: 1 })).toMatchObject({
    names: ['Ravi 50%'],
    totalCount: 2,
    pageCount: 2,
    statusCounts: { Pending: 2, Rejected: 1 },
  })
  expect(await list({ term: 'rao' })).toMatchObject({
    names: ['Neha Rao', 'Asha Rao'],
    totalCount: 2,
    statusCounts: { Pending: 1, Rejected: 1 },
  })
  expect((await list({ term: '50%' })).names).toEqual(['Ravi 50%'])
  expect((await list({ term: 'NEHA@' })).names).toEqual(['Neha Rao'])
})
