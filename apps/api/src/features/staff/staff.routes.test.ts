import { accounts, auditLog, staffInvitations } from '@pramaan/database/schema'
import { roles, staffRoles } from '@pramaan/domain/role'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const visitor = api.client()
const hr = { FullName: 'Kavita Joshi', Phone: '98765 43210', Email: 'Kavita@Example.com', Role: 'hr' } as const
const messageTo = async (to: string) => (await visitor.platform.outbox({ query: { to } })).data[0]
const admin = async () => api.as(await api.aStaffMember('Admin'))

async function invited(form: Partial<typeof hr> | object = {}) {
  const client = await admin()
  const { data } = await client.staff.invite({ body: { ...hr, ...form } })
  const link = (await messageTo('kavita@example.com'))?.variables.link ?? ''
  return { client, invitation: data, link, params: { token: new URL(link).searchParams.get('token') ?? '' } }
}

test.each(staffRoles)(
  'an invitation as %s leads from the link to a signed-in member of staff, and the audit log has who did what [S-003]',
  async (role) => {
    const { client, invitation, link, params } = await invited({ Role: role })
    expect(invitation).toMatchObject({
      Phone: '+919876543210',
      Email: 'kavita@example.com',
      Role: role,
      Status: 'open',
    })
    expect(new URL(link).host).toBe('staff.localhost:3000')
    const offer = { FullName: 'Kavita Joshi', Phone: '+919876543210', Role: role, InvitedBy: invitation.InvitedBy }
    expect((await visitor.staff.readInvitation({ params })).data).toEqual(offer)
    expect((await visitor.staff.acceptInvitation({ params })).data).toBe('OTP Sent')
    const otp = (await messageTo('+919876543210'))?.variables.otp ?? ''
    const { data } = await visitor.session.login({ body: { mobile: '9876543210', role: 'Staff', otp } })
    expect(decodeJwt(data).userInfo).toMatchObject({
      RoleID: roles[role],
      FullName: 'Kavita Joshi',
      registrationStep: 0,
    })
    expect((await client.staff.invitations()).data).toMatchObject([{ ID: invitation.ID, Status: 'accepted' }])
    const actions = (await api.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)
    expect(actions).toEqual(['staff-invited', 'staff-joined'])
  },
)

test('a link holds 256 bits and only their hash is stored', async () => {
  const { params } = await invited()
  expect(Buffer.from(params.token, 'base64url')).toHaveLength(32)
  const [row] = await api.db.select().from(staffInvitations)
  expect(row?.tokenHash).toBe(api.deps.encryption.hash(params.token))
  expect(JSON.stringify(row)).not.toContain(params.token)
})

test('a link is good once', async () => {
  const { params } = await invited()
  await visitor.staff.acceptInvitation({ params })
  const again = visitor.staff.acceptInvitation({ params })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
})

test('the link of an open invitation can be read again by Admins, and is gone with it', async () => {
  const { client, link, params } = await invited()
  expect((await client.staff.invitations()).data).toMatchObject([{ Status: 'open', Link: link }])
  await visitor.staff.acceptInvitation({ params })
  expect((await client.staff.invitations()).data).toMatchObject([{ Status: 'accepted', Link: null }])
})

test('an invitation from before the server made links again shows none', async () => {
  const { client } = await invited()
  await api.db.update(staffInvitations).set({ tokenHash: api.deps.encryption.hash('an older secret') })
  expect((await client.staff.invitations()).data).toMatchObject([{ Status: 'open', Link: null }])
})

test('an invitation ends after seven days', async () => {
  const { params } = await invited()
  api.pass(7 * 24 * 3600_000)
  await expect(visitor.staff.readInvitation({ params })).rejects.toMatchObject({ status: 409 })
  await expect(visitor.staff.acceptInvitation({ params })).rejects.toMatchObject({ status: 409 })
  expect((await (await admin()).staff.invitations()).data).toMatchObject([{ Status: 'expired' }])
})

test('an Admin takes an open invitation back, once, and its link is closed', async () => {
  const { client, invitation, params } = await invited()
  const which = { params: { invitationId: invitation.ID } }
  await client.staff.withdrawInvitation(which)
  await expect(client.staff.withdrawInvitation(which)).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  await expect(visitor.staff.acceptInvitation({ params })).rejects.toMatchObject({ status: 409 })
  expect((await client.staff.invitations()).data).toMatchObject([{ Status: 'withdrawn' }])
})

test('a new invitation to a number takes the place of the open one', async () => {
  const first = await invited()
  const second = await invited({ Role: 'Counsellor' })
  await expect(visitor.staff.readInvitation({ params: first.params })).rejects.toMatchObject({ status: 409 })
  expect((await visitor.staff.readInvitation({ params: second.params })).data.Role).toBe('Counsellor')
})

test('an invented link is 404', async () => {
  const params = { token: 'x'.repeat(43) }
  await expect(visitor.staff.readInvitation({ params })).rejects.toMatchObject({ status: 404 })
  await expect(visitor.staff.acceptInvitation({ params })).rejects.toMatchObject({ status: 404 })
})

test('a person with an account is not invited, and an account registered meanwhile is not taken over', async () => {
  const { phone } = await api.aCandidate()
  const taken = { status: 409, code: 'already-registered' }
  await expect((await admin()).staff.invite({ body: { ...hr, Phone: phone ?? '' } })).rejects.toMatchObject(taken)
  const { params } = await invited()
  await api.aCandidate({}, { phone: '+919876543210' })
  await expect(visitor.staff.acceptInvitation({ params })).rejects.toMatchObject(taken)
  expect((await api.db.select().from(accounts)).filter(({ roleId }) => roleId === 4)).toEqual([])
})

test.each([
  ['a wrong phone', { Phone: '12' }, 'Phone'],
  ['a wrong e-mail', { Email: 'kavita' }, 'Email'],
  ['no name', { FullName: '' }, 'FullName'],
  ['a role that registers itself', { Role: 'Candidate' as 'hr' }, 'Role'],
])('an invitation with %s is 400 and names the field', async (_, wrong, field) => {
  const inviting = (await admin()).staff.invite({ body: { ...hr, ...wrong } })
  await expect(inviting).rejects.toMatchObject({ status: 400, details: [{ field }] })
})

test('without an e-mail the link goes by SMS; a number outside India needs one', async () => {
  const client = await admin()
  await client.staff.invite({ body: { ...hr, Email: '' } })
  expect(await messageTo('+919876543210')).toMatchObject({ channel: 'sms', template: 'staff-invitation' })
  const abroad = client.staff.invite({ body: { ...hr, Phone: '+14155550123', Email: null } })
  await expect(abroad).rejects.toMatchObject({ status: 400, code: 'email-needed' })
})
