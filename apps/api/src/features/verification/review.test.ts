import { accounts, candidateSearch, candidates, notifications, outbox, vspApplications } from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { hrComments } from '../../testing/people/hr-comments.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { deleteVsp } from '../payments/orders/order-items.queries.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

const someone = async (role: 'Admin' | 'hr' | 'Counsellor' | 'C-Partner') => api.as(await api.aStaffMember(role))
type Client = Awaited<ReturnType<typeof someone>>
const set = (client: Client, candidateId: number, VspStatus: boolean) =>
  client.verification.setStatus({ params: { candidateId }, body: { VspStatus } })
const inSearch = async (id: number) =>
  (await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, id)))[0]?.verified

const answer = (client: Client, candidateId: number) =>
  client.verification.submit({ params: { candidateId }, body: { hrComments } })

test.each(['Admin', 'hr', 'Counsellor'] as const)(
  '%s takes a verification back to pending, and undoes that; the search and the history follow [E-794]',
  async (role) => {
    const { id } = await aFindable({}, { applied: true })
    await answer(await someone('hr'), id)
    expect(await inSearch(id)).toBe(true)
    const verifiedAt = api.deps.now()
    api.pass(1000)
    const client = await someone(role)
    expect((await set(client, id, false)).data).toEqual({ VspStatus: false })
    expect(await inSearch(id)).toBe(false)
    api.pass(1000)
    expect((await set(client, id, true)).data).toEqual({ VspStatus: true })
    expect(await inSearch(id)).toBe(true)
    expect(await api.db.select().from(vspApplications)).toMatchObject([{ verified: true, verifiedAt }])
    const { data } = await client.guidance.history({ params: { candidateId: id } })
    expect(data.map(({ Kind }) => Kind)).toEqual(['verified', 'pending', 'comments'])
  },
)

test('only hr’s answers make a candidate verified: no status change does, for any role, one by one or in bulk', async () => {
  const never = await aFindable()
  const applied = await aFindable({}, { applied: true })
  const answered = await aFindable({}, { applied: true, hr: {} })
  for (const role of ['Admin', 'hr', 'Counsellor'] as const) {
    const client = await someone(role)
    await expect(set(client, never.id, true)).rejects.toMatchObject({ status: 404 })
    for (const { id } of [applied, answered])
      await expect(set(client, id, true)).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
    const candidateIds = [never.id, applied.id, answered.id]
    const { done } = await client.verification.setStatusOfMany({ body: { candidateIds, VspStatus: true } })
    expect(done).toBe(0)
  }
  expect((await api.db.select().from(vspApplications)).map(({ verified }) => verified)).toEqual([false, false])
  expect(await api.db.select().from(notifications)).toEqual([])
})

test('badge, search, counts, lists, the candidate’s own page and the drive’s list agree, before and after a revocation', async () => {
  const { id } = await aFindable({}, { applied: true })
  const { aDrive, aDriveApplication } = createOpenings(api.deps)
  const drive = await aDrive()
  await aDriveApplication({ driveId: drive.id, candidateId: id })
  const [person] = await api.db.select().from(accounts).where(eq(accounts.id, id))
  const [hr, employer] = [await someone('hr'), await api.as(await api.anEmployer())]
  const asCandidate = await api.as(only(person ? [person] : []))
  const readings = async () => {
    const mine = (await asCandidate.candidates.get({ params: { id } })).data
    const theirs = (await employer.candidates.get({ params: { id } })).data
    const listed = (await hr.verification.applicants({ query: {} })).data[0]
    const inDrive = (await hr.drives.applicants({ params: { driveId: drive.id }, query: {} })).data.users[0]
    return [
      mine.HrComments !== null,
      mine.VerifiedOn !== null,
      mine.VspStatus,
      theirs.HrComments !== null,
      theirs.VspStatus,
      (await asCandidate.candidates.vspStatus({ params: { id } })).data.vspStatus,
      listed?.VspStatus,
      inDrive?.Verified,
      await inSearch(id),
      (await employer.employers.verifiedCount()).data.verified === 1,
      (await hr.verification.queue({ query: {} })).totalCount === 0,
    ]
  }
  expect(new Set(await readings())).toEqual(new Set([false]))
  await answer(hr, id)
  expect(new Set(await readings())).toEqual(new Set([true]))
  await set(hr, id, false)
  expect(new Set(await readings())).toEqual(new Set([false]))
  const known = (await hr.candidates.get({ params: { id } })).data
  expect(known).toMatchObject({ HrComments: null, LastHrComments: { personality: hrComments.personality } })
})

test('a refund after a revocation leaves the candidate unverified', async () => {
  const { id } = await aFindable({}, { applied: true })
  const hr = await someone('hr')
  await answer(hr, id)
  await set(hr, id, false)
  await api.db.transaction((db) => deleteVsp(db, id))
  await writeSearchRow(api.deps, api.db, id)
  expect(await inSearch(id)).toBe(false)
  expect((await hr.candidates.get({ params: { id } })).data.VspStatus).toBeNull()
})

test('a revocation is notified once it can’t be undone; undone in time it notifies nobody, later it can’t be undone', async () => {
  const { id } = await aFindable({}, { applied: true })
  const [hr, other] = [await someone('hr'), await someone('hr')]
  await answer(hr, id)
  const notified = async () => (await api.db.select().from(notifications)).map(({ kind }) => kind)
  const leaving = async () =>
    (await api.db.select().from(outbox).where(isNotNull(outbox.nextTryAt))).map(({ template }) => template)
  await set(hr, id, false)
  const [person] = await api.db.select().from(accounts).where(eq(accounts.id, id))
  const asCandidate = await api.as(only(person ? [person] : []))
  const shown = async () => (await asCandidate.notifications.list({ query: {} })).data.map(({ Kind }) => Kind)
  expect(await shown()).toEqual(['verification-verified'])
  await expect(set(other, id, true)).rejects.toMatchObject({ status: 409 })
  await set(hr, id, true)
  expect(await notified()).toEqual(['verification-verified'])
  expect(new Set(await leaving())).toEqual(new Set(['verification-verified']))
  await set(hr, id, false)
  api.pass(5 * 60_000)
  await expect(set(hr, id, true)).rejects.toMatchObject({ status: 409 })
  expect(await shown()).toEqual(['verification-reopened', 'verification-verified'])
  api.pass(1000)
  await answer(hr, id)
  expect(await shown()).toEqual(['verification-verified', 'verification-reopened', 'verification-verified'])
})

test('a status moves only from the other one, for applicants, by reviewers', async () => {
  const applicant = await aFindable({}, { applied: true })
  const hr = await someone('hr')
  await expect(set(hr, applicant.id, false)).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  await expect(set(hr, (await aFindable()).id, false)).rejects.toMatchObject({ status: 404 })
  await expect(set(await someone('C-Partner'), applicant.id, false)).rejects.toMatchObject({ status: 403 })
  await expect(set(await api.as(await api.anEmployer()), applicant.id, false)).rejects.toMatchObject({ status: 403 })
})

test('the queue has the longest waiting first, with who reviews them and what they lack; a verified one leaves it', async () => {
  const waiting = await aFindable({ degree: 'B.Com', professionalSkills: ['Tally'] }, { applied: true })
  api.pass(24 * 3600_000)
  const later = await aFindable({}, { applied: true })
  const member = await api.aStaffMember('hr')
  const hr = await api.as(member)
  await hr.verification.assign({ params: { candidateId: later.id }, body: { AssignedTo: member.id } })
  const { data, totalCount } = await hr.verification.queue({ query: {} })
  expect(totalCount).toBe(2)
  expect(data).toMatchObject([
    { UserId: waiting.id, AssignedTo: null, CreatedOn: '2026-11-21T06:30:00.000Z' },
    { UserId: later.id, AssignedTo: { ID: member.id, FullName: member.fullName } },
  ])
  expect(data[0]?.missing).toEqual(expect.arrayContaining(['cv', 'image', 'description']))
  expect(data[0]?.missing).not.toContain('degree')
  expect((await hr.verification.queue({ query: { mine: 'true' } })).data).toMatchObject([{ UserId: later.id }])
  await answer(hr, waiting.id)
  expect((await hr.verification.queue({ query: {} })).data.map(({ UserId }) => UserId)).toEqual([later.id])
})

test('a review is assigned to a member of hr or released, and the history records it', async () => {
  const { id } = await aFindable({}, { applied: true })
  const [member, counsellor] = [await api.aStaffMember('hr'), await api.aStaffMember('Counsellor')]
  const admin = await someone('Admin')
  const assign = (AssignedTo: number | null) =>
    admin.verification.assign({ params: { candidateId: id }, body: { AssignedTo } })
  expect((await admin.verification.reviewers({})).data).toEqual([{ ID: member.id, FullName: member.fullName }])
  // More than the list of reviewers shows, all before this one by name.
  const more = Array.from({ length: 200 }, (_, at) => ({
    roleId: roles.hr,
    fullName: `Ab ${at}`,
    phone: `+9191${20_000_000 + at}`,
    registrationStep: 0,
  }))
  await api.db.insert(accounts).values(more)
  expect((await assign(member.id)).data.AssignedTo).toMatchObject({ ID: member.id })
  await expect(assign(counsellor.id)).rejects.toMatchObject({ status: 404 })
  api.pass(1000)
  expect((await assign(null)).data.AssignedTo).toBeNull()
  const { data } = await admin.guidance.history({ params: { candidateId: id } })
  expect(data).toMatchObject([
    { Kind: 'assigned', Text: null },
    { Kind: 'assigned', Text: member.fullName },
  ])
})

test('only hr corrects a profile’s header, which the search shows at once and the history records', async () => {
  const { id } = await aFindable({ location: 'Pune' })
  const hr = await someone('hr')
  const correct = (client: Client, body = {}) =>
    client.verification.correct({
      params: { candidateId: id },
      body: { FullName: 'Asha Rao', domain: 1, Location: 'Nashik', ...body },
    })
  await correct(hr)
  const [candidate] = await api.db.select().from(candidates).where(eq(candidates.accountId, id))
  expect(candidate).toMatchObject({ location: 'Nashik', domainId: 1 })
  const { items } = await hr.directory.candidates({ query: { term: 'asha rao' } })
  expect(items).toMatchObject([{ ID: id, FullName: 'Asha Rao', Location: 'Nashik' }])
  const { data } = await hr.guidance.history({ params: { candidateId: id } })
  expect(data).toMatchObject([{ Kind: 'corrected', Text: 'Asha Rao, Nashik' }])
  await expect(correct(hr, { domain: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(correct(hr, { FullName: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(correct(await someone('Admin'))).rejects.toMatchObject({ status: 403 })
})

test.each(['Admin', 'hr', 'Counsellor'] as const)(
  '%s revokes many and undoes it; those that cannot be revoked are reported separately, and what was undone in time notifies nobody',
  async (role) => {
    const [asha, ravi] = [await aFindable({}, { hr: {} }), await aFindable({}, { hr: {} })]
    const waits = await aFindable({}, { applied: true })
    const { verification } = await someone(role)
    const of = async (candidateIds: number[], VspStatus: boolean) => {
      const { data, done } = await verification.setStatusOfMany({ body: { candidateIds, VspStatus } })
      return { done, left: data.filter(({ why }) => why).map(({ ID }) => ID) }
    }
    expect(await of([ravi.id, asha.id, waits.id], false)).toEqual({ done: 2, left: [waits.id] })
    expect(await inSearch(asha.id)).toBe(false)
    expect(await of([asha.id], false)).toEqual({ done: 0, left: [asha.id] })
    const leaving = () => api.db.select().from(outbox).where(isNotNull(outbox.nextTryAt))
    const waiting = await leaving()
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.every(({ nextTryAt }) => Number(nextTryAt) === api.deps.now().getTime() + 5 * 60_000)).toBe(true)
    expect(await of([asha.id, ravi.id, waits.id], true)).toEqual({ done: 2, left: [waits.id] })
    expect(await inSearch(asha.id)).toBe(true)
    expect([await leaving(), await api.db.select().from(notifications)]).toEqual([[], []])
  },
)

test('of many, one that is refused after its first write is undone, and the others stay', async () => {
  const asha = await aFindable({}, { hr: {}, account: { email: 'asha@example.com' } })
  const ravi = await aFindable({}, { hr: {} })
  const { verification } = await someone('hr')
  const setBoth = async (VspStatus: boolean) =>
    verification.setStatusOfMany({ body: { candidateIds: [asha.id, ravi.id], VspStatus } })
  await setBoth(false)
  const messagesOf = (id: number) => api.db.select().from(outbox).where(eq(outbox.accountId, id)).orderBy(outbox.id)
  const [leaving] = await messagesOf(asha.id)
  // One of Asha's messages is on its way already, on another server whose clock is ahead.
  await api.db
    .update(outbox)
    .set({ tries: 1 })
    .where(eq(outbox.id, leaving?.id ?? 0))
  const before = await messagesOf(asha.id)
  expect(before.length).toBeGreaterThan(1)
  const { data, done } = await setBoth(true)
  expect([done, data.filter(({ why }) => why).map(({ ID }) => ID)]).toEqual([1, [asha.id]])
  expect(await messagesOf(asha.id)).toEqual(before)
  expect([await inSearch(asha.id), await inSearch(ravi.id)]).toEqual([false, true])
})

test('only a reviewer revokes many', async () => {
  const { id } = await aFindable({}, { applied: true })
  for (const person of [await api.aStaffMember('C-Partner'), await api.anEmployer()]) {
    const { verification } = await api.as(person)
    const set = verification.setStatusOfMany({ body: { candidateIds: [id], VspStatus: false } })
    await expect(set).rejects.toMatchObject({ status: 403 })
  }
})
