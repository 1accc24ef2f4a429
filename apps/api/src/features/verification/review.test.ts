import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { candidateSearch, candidates, notifications, outbox, vspApplications } from '../../db/schema/index.ts'
import { findableCandidates } from '../../testing/findable.ts'
import { startApi } from '../../testing/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

const someone = async (role: 'Admin' | 'hr' | 'Counsellor' | 'C-Partner') => api.as(await api.aStaffMember(role))
type Client = Awaited<ReturnType<typeof someone>>
const set = (client: Client, candidateId: number, VspStatus: boolean) =>
  client.verification.setStatus({ params: { candidateId }, body: { VspStatus } })
const inSearch = async (id: number) =>
  (await api.db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, id)))[0]?.verified

test.each(['Admin', 'hr', 'Counsellor'] as const)(
  '%s verifies an applicant and takes it back to pending; the search and the history follow',
  async (role) => {
    const { id } = await aFindable({}, { applied: true, hr: {} })
    const client = await someone(role)
    expect((await set(client, id, true)).data).toEqual({ VspStatus: true })
    expect(await inSearch(id)).toBe(true)
    expect(await api.db.select().from(vspApplications)).toMatchObject([{ verified: true, verifiedAt: api.deps.now() }])
    api.pass(1000)
    expect((await set(client, id, false)).data).toEqual({ VspStatus: false })
    expect(await inSearch(id)).toBe(false)
    const { data } = await client.guidance.history({ params: { candidateId: id } })
    expect(data).toMatchObject([{ Kind: 'pending', Role: role }, { Kind: 'verified' }])
  },
)

test('a status moves only from the other one, of who applied, by who may review', async () => {
  const applicant = await aFindable({}, { applied: true })
  const hr = await someone('hr')
  await expect(set(hr, applicant.id, false)).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  await expect(set(hr, (await aFindable()).id, true)).rejects.toMatchObject({ status: 404 })
  await expect(set(await someone('C-Partner'), applicant.id, true)).rejects.toMatchObject({ status: 403 })
  await expect(set(await api.as(await api.anEmployer()), applicant.id, true)).rejects.toMatchObject({ status: 403 })
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
  await set(hr, waiting.id, true)
  expect((await hr.verification.queue({ query: {} })).data.map(({ UserId }) => UserId)).toEqual([later.id])
})

test('a review goes to a member of hr or back to nobody, and the history tells', async () => {
  const { id } = await aFindable({}, { applied: true })
  const [member, counsellor] = [await api.aStaffMember('hr'), await api.aStaffMember('Counsellor')]
  const admin = await someone('Admin')
  const assign = (AssignedTo: number | null) =>
    admin.verification.assign({ params: { candidateId: id }, body: { AssignedTo } })
  expect((await admin.verification.reviewers({})).data).toEqual([{ ID: member.id, FullName: member.fullName }])
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

test('hr corrects the head of a profile, which the search shows at once and the history tells; nobody else does', async () => {
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
  '%s verifies many and takes them back; who cannot be is told apart, and a slip taken back at once is told to nobody',
  async (role) => {
    const [asha, ravi] = [await aFindable({}, { applied: true, hr: {} }), await aFindable({}, { applied: true })]
    const never = await aFindable()
    const { verification } = await someone(role)
    const of = async (candidateIds: number[], VspStatus: boolean) => {
      const { data, done } = await verification.setStatusOfMany({ body: { candidateIds, VspStatus } })
      return { done, left: data.filter(({ why }) => why).map(({ ID }) => ID) }
    }
    expect(await of([ravi.id, asha.id, never.id], true)).toEqual({ done: 2, left: [never.id] })
    expect(await inSearch(asha.id)).toBe(true)
    expect(await of([asha.id], true)).toEqual({ done: 0, left: [asha.id] })
    const leaving = () => api.db.select().from(outbox).where(isNotNull(outbox.nextTryAt))
    const held = await leaving()
    expect(held.length).toBeGreaterThan(0)
    expect(held.every(({ nextTryAt }) => Number(nextTryAt) === api.deps.now().getTime() + 5 * 60_000)).toBe(true)
    expect(await of([asha.id, ravi.id], false)).toEqual({ done: 2, left: [] })
    expect(await inSearch(asha.id)).toBe(false)
    expect([await leaving(), await api.db.select().from(notifications)]).toEqual([[], []])
  },
)

test('nobody but a reviewer verifies many', async () => {
  const { id } = await aFindable({}, { applied: true })
  for (const person of [await api.aStaffMember('C-Partner'), await api.anEmployer()]) {
    const { verification } = await api.as(person)
    const set = verification.setStatusOfMany({ body: { candidateIds: [id], VspStatus: true } })
    await expect(set).rejects.toMatchObject({ status: 403 })
  }
})
