import { accounts, auditLog, sessions } from '@pramaan/database/schema'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const anAdmin = async () => {
  const person = await api.aStaffMember('Admin')
  return { person, client: await api.as(person) }
}
const body = { Reason: 'Asked for money' }
const inLog = async (action: string) =>
  (await api.db.select().from(auditLog)).filter((entry) => entry.action === action)

test('an Admin finds accounts by role, status and a part of name or phone, which is audited', async () => {
  const { person, client } = await anAdmin()
  const hr = await api.aStaffMember('hr')
  const shut = await api.anEmployer({}, { fullName: 'Ravi 50% Demo', status: 'suspended' })
  const ids = async (query: Parameters<typeof client.accounts.list>[0]['query']) =>
    (await client.accounts.list({ query })).data.map(({ ID }) => ID)
  expect(await ids({ role: 'staff' })).toEqual([hr.id, person.id])
  expect(await ids({ role: 'hr' })).toEqual([hr.id])
  expect(await ids({ status: 'suspended' })).toEqual([shut.id])
  expect(await ids({ term: '50%' })).toEqual([shut.id])
  expect((await inLog('contacts-listed'))[0]).toMatchObject({ actorId: person.id, detail: { ids: [hr.id, person.id] } })
})

test('names of accounts outside the search hold staff, employers and the suspended, without contacts in answer or log', async () => {
  const { client } = await anAdmin()
  const asha = await findableCandidates(api)({}, { account: { fullName: 'Asha Demo' } })
  const ravi = await findableCandidates(api)({}, { account: { fullName: 'Ravi Demo' } })
  const employer = await api.anEmployer({}, { fullName: 'Ravi Rao' })
  const hr = await api.aStaffMember('hr', { fullName: 'Meera Ravikar' })
  const found = async (term: string) => (await client.accounts.outsideSearch({ query: { term } })).data
  const ids = async (term: string) => (await found(term)).map(({ ID }) => ID)
  expect(await ids('ravi')).toEqual([hr.id, employer.id])
  await client.accounts.suspend({ params: { id: ravi.id }, body })
  expect(await ids('ravi')).toEqual([hr.id, employer.id, ravi.id])
  expect(await found(ravi.phone ?? '')).toEqual([
    { ID: ravi.id, Role: 'Candidate', FullName: 'Ravi Demo', Status: 'suspended' },
  ])
  expect(await ids(asha.phone ?? '')).toEqual([])
  expect(await client.accounts.outsideSearch({ query: { term: 'ravi', pageSize: 1 } })).toMatchObject({ totalCount: 3 })
  expect(await inLog('contacts-listed')).toEqual([])
  for (const role of ['hr', 'Counsellor'] as const) {
    const reviewer = await api.as(await api.aStaffMember(role))
    const { data, totalCount } = await reviewer.accounts.outsideSearch({ query: { term: 'ravi' } })
    expect([data, totalCount]).toEqual([
      [{ ID: ravi.id, Role: 'Candidate', FullName: 'Ravi Demo', Status: 'suspended' }],
      1,
    ])
  }
  const partner = await api.as(await api.aStaffMember('C-Partner'))
  await expect(partner.accounts.outsideSearch({ query: {} })).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a person is found by the phone in any form in which people write it', async () => {
  const { client } = await anAdmin()
  const asha = await findableCandidates(api)({}, { account: { phone: '+919000101784', status: 'suspended' } })
  const forms = ['+91 90001 01784', '0091-90001-01784', '0 90001-01784', '(90001) 01784', '९०००१ ०१७८४', '01 01784']
  for (const term of forms) {
    const { data } = await client.accounts.list({ query: { term } })
    const outside = await client.accounts.outsideSearch({ query: { term } })
    expect([term, ...data.map(({ ID }) => ID), ...outside.data.map(({ ID }) => ID)]).toEqual([term, asha.id, asha.id])
  }
})

test('a candidate whose sessions are deleted keeps the day of the last visit', async () => {
  const { client } = await anAdmin()
  const asha = await findableCandidates(api)({ location: 'Pune' })
  await api.db.delete(sessions).where(eq(sessions.accountId, asha.id))
  const { data } = await client.accounts.list({ query: { term: asha.phone ?? '' } })
  expect(data.map(({ LastSeenOn }) => LastSeenOn)).toEqual([startOfDay(dayOf(api.deps.now())).toISOString()])
})

test('a suspended candidate is signed out and hidden at once, and can sign in again after being restored', async () => {
  const { person, client } = await anAdmin()
  const asha = await findableCandidates(api)({ location: 'Pune' })
  const ofAccount = api.client(await api.tokenOf(asha.id))
  const params = { id: asha.id }
  const employer = await api.as(await api.anEmployer())
  const found = async () => (await employer.search.candidates({ query: {} })).items.length
  expect(await found()).toBe(1)
  const { data } = await client.accounts.suspend({ params, body })
  expect(data).toMatchObject({ Status: 'suspended', Suspension: { Reason: 'Asked for money', By: person.fullName } })
  await expect(ofAccount.privacy.mine()).rejects.toMatchObject({ code: 'session-ended' })
  const login = api.client().session.login({ body: { mobile: asha.phone ?? '', otp: '000000' } })
  await expect(login).rejects.toMatchObject({ status: 400 })
  expect(await found()).toBe(0)
  const again = client.accounts.suspend({ params, body })
  await expect(again).rejects.toMatchObject({ code: 'wrong-state', message: 'This account is suspended already.' })
  await client.accounts.restore({ params, body: { Reason: 'A mistake' } })
  expect(await found()).toBe(1)
  await expect(ofAccount.privacy.mine()).rejects.toMatchObject({ code: 'session-ended' })
  await (await api.as(asha)).privacy.mine()
  expect(await inLog('account-suspended')).toMatchObject([
    { actorId: person.id, subjectId: asha.id, detail: { reason: 'Asked for money' } },
  ])
  expect(await inLog('account-restored')).toMatchObject([{ subjectId: asha.id, detail: { reason: 'A mistake' } }])
})

test('an employer suspended by an Admin is blocked from the search and nothing else; restoring ends the session', async () => {
  const { client } = await anAdmin()
  const employer = await api.anEmployer()
  const ofAccount = api.client(await api.tokenOf(employer.id))
  const params = { id: employer.id }
  await client.accounts.suspend({ params, body })
  await expect(ofAccount.search.candidates({ query: {} })).rejects.toMatchObject({
    code: 'blocked',
    message: 'blocked',
  })
  await expect(ofAccount.shortlist.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  await client.accounts.restore({ params, body })
  await expect(ofAccount.search.candidates({ query: {} })).rejects.toMatchObject({ code: 'session-ended' })
})

test('a change of role is audited and bites on the next request', async () => {
  const { person, client } = await anAdmin()
  const member = await api.aStaffMember('hr')
  const ofAccount = api.client(await api.tokenOf(member.id))
  await ofAccount.verification.queue({ query: {} })
  const params = { id: member.id }
  const { data } = await client.accounts.changeRole({ params, body: { Role: 'C-Partner' } })
  expect(data.Role).toBe('C-Partner')
  await expect(ofAccount.verification.queue({ query: {} })).rejects.toMatchObject({ status: 401 })
  const again = await api.as(member)
  await expect(again.verification.queue({ query: {} })).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await inLog('role-changed')).toMatchObject([
    { actorId: person.id, subjectId: member.id, detail: { from: 'hr', to: 'C-Partner' } },
  ])
  const employer = { params: { id: (await api.anEmployer()).id }, body: { Role: 'hr' as const } }
  await expect(client.accounts.changeRole(employer)).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a lost authenticator is removed by another Admin, and its owner’s sessions end', async () => {
  const { person, client } = await anAdmin()
  const member = await api.aStaffMember('hr')
  const params = { id: member.id }
  await expect(client.accounts.resetSecondFactor({ params })).rejects.toMatchObject({ code: 'wrong-state' })
  await api.db.update(accounts).set({ totpSecret: 'sealed', totpLastStep: 7 }).where(eq(accounts.id, member.id))
  await api.tokenOf(member.id)
  expect((await client.accounts.resetSecondFactor({ params })).data.SecondFactor).toBe(false)
  const live = (await api.db.select().from(sessions)).filter(({ endedAt }) => endedAt === null)
  expect(new Set(live.map(({ accountId }) => accountId))).toEqual(new Set([person.id]))
  expect(await inLog('second-factor-reset')).toMatchObject([{ subjectId: member.id }])
})

test('Admins can’t act on themselves, so that one always remains, even when two act at once', async () => {
  const [one, two] = [await anAdmin(), await anAdmin()]
  const self = { params: { id: one.person.id } }
  for (const change of [
    () => one.client.accounts.suspend({ ...self, body }),
    () => one.client.accounts.changeRole({ ...self, body: { Role: 'hr' } }),
    () => one.client.accounts.resetSecondFactor(self),
  ])
    await expect(change()).rejects.toMatchObject({ message: 'This is your own account. Ask another Admin.' })
  const actions = await Promise.allSettled([
    one.client.accounts.suspend({ params: { id: two.person.id }, body }),
    two.client.accounts.changeRole({ params: { id: one.person.id }, body: { Role: 'hr' } }),
  ])
  expect(actions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an action needs a reason and an existing account', async () => {
  const { client } = await anAdmin()
  const { id } = await api.aCandidate()
  const nameless = client.accounts.suspend({ params: { id }, body: { Reason: ' ' } })
  await expect(nameless).rejects.toMatchObject({ status: 400, details: [{ field: 'Reason', message: 'Say why.' }] })
  await expect(client.accounts.suspend({ params: { id: id + 99 }, body })).rejects.toMatchObject({ status: 404 })
})

test('many accounts are suspended and restored for one reason, and those that cannot be are reported separately', async () => {
  const { person, client } = await anAdmin()
  const [one, other, shut] = [
    await api.aStaffMember('hr'),
    await api.anEmployer(),
    await api.anEmployer({}, { status: 'suspended' }),
  ]
  const IDs = [one.id, other.id, shut.id, person.id, 999_999]
  const { data, done } = await client.accounts.suspendMany({ body: { IDs, ...body } })
  expect(done).toBe(2)
  expect(Object.fromEntries(data.map(({ ID, why }) => [ID, why]))).toEqual({
    [one.id]: null,
    [other.id]: null,
    [shut.id]: 'This account is suspended already.',
    [person.id]: 'This is your own account. Ask another Admin.',
    999999: 'We couldn’t find this.',
  })
  expect(await inLog('account-suspended')).toHaveLength(2)
  expect((await client.accounts.restoreMany({ body: { IDs: [one.id, other.id], ...body } })).done).toBe(2)
  const states = (await client.accounts.list({ query: { status: 'suspended' } })).data.map(({ ID }) => ID)
  expect(states).toEqual([shut.id])
  const hr = await api.as(await api.aStaffMember('hr'))
  await expect(hr.accounts.suspendMany({ body: { IDs: [one.id], ...body } })).rejects.toMatchObject({ status: 403 })
  await expect(hr.accounts.restoreMany({ body: { IDs: [shut.id], ...body } })).rejects.toMatchObject({ status: 403 })
})

test('two Admins who suspend each other in bulk at once leave one of them, without a deadlock', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()]
  const more = [await api.anEmployer(), await api.anEmployer()].map(({ id }) => id)
  await Promise.allSettled([
    one.client.accounts.suspendMany({ body: { IDs: [other.person.id, ...more], ...body } }),
    other.client.accounts.suspendMany({ body: { IDs: [...more, one.person.id], ...body } }),
  ])
  const rows = await api.db.select().from(accounts)
  const shut = rows.filter(({ status }) => status === 'suspended').map(({ id }) => id)
  expect(shut).toEqual(expect.arrayContaining(more))
  expect([one, other].filter(({ person }) => shut.includes(person.id))).toHaveLength(1)
})
