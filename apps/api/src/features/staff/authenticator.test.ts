import { accounts } from '@pramaan/database/schema'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const visitor = api.client()
const halfMinute = 30_000

async function withAuthenticator() {
  const person = await api.aStaffMember('Admin')
  const client = await api.as(person)
  const { data } = await client.staff.totpStart()
  const code = () => new TOTP({ secret: data.secret }).generate({ timestamp: api.deps.now().getTime() })
  const wrong = () => String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
  return { person, client, offer: data, code, wrong }
}

async function otpOf(mobile: string) {
  await visitor.session.login({ body: { mobile, role: 'Staff' } })
  return (await visitor.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
}

test('an authenticator is on only after its first right code, and its secret is stored sealed', async () => {
  const { client, offer, code, wrong } = await withAuthenticator()
  const refused = client.staff.totpConfirm({ body: { sealed: offer.sealed, totp: wrong() } })
  await expect(refused).rejects.toMatchObject({ code: 'invalid-second-factor' })
  expect((await api.db.select().from(accounts))[0]?.totpSecret).toBeNull()
  await client.staff.totpConfirm({ body: { sealed: offer.sealed, totp: code() } })
  const stored = (await api.db.select().from(accounts))[0]?.totpSecret ?? ''
  expect(stored).not.toContain(offer.secret)
  expect(await api.deps.encryption.decrypt(stored)).toBe(offer.secret)
  await expect(client.staff.totpStart()).rejects.toMatchObject({ status: 409 })
})

test('an offered secret works only for its own person, for a quarter of an hour', async () => {
  const { client, offer, code } = await withAuthenticator()
  const other = await api.as(await api.aStaffMember('hr'))
  const body = () => ({ sealed: offer.sealed, totp: code() })
  await expect(other.staff.totpConfirm({ body: body() })).rejects.toMatchObject({ code: 'wrong-state' })
  await expect(client.staff.totpConfirm({ body: { ...body(), sealed: 'nonsense' } })).rejects.toMatchObject({
    code: 'wrong-state',
  })
  api.pass(15 * 60_000)
  await expect(client.staff.totpConfirm({ body: body() })).rejects.toMatchObject({ code: 'wrong-state' })
})

test('sign-in requires the second factor, says so to the app, and accepts each code once', async () => {
  const { person, client, offer, code, wrong } = await withAuthenticator()
  await client.staff.totpConfirm({ body: { sealed: offer.sealed, totp: code() } })
  const mobile = person.phone ?? ''
  const otp = await otpOf(mobile)
  const login = (totp?: string) =>
    visitor.session.login({ body: { mobile, role: 'Staff', otp, ...(totp && { totp }) } })
  await expect(login()).rejects.toMatchObject({ code: 'invalid-second-factor', details: [{ field: 'totp' }] })
  await expect(login(code())).rejects.toMatchObject({
    code: 'invalid-second-factor',
    message: 'Invalid authenticator code',
  })
  api.pass(halfMinute)
  await expect(login(wrong())).rejects.toMatchObject({ code: 'invalid-second-factor', details: [] })
  const used = code()
  expect((await login(used)).data).toContain('.')
  const next = await otpOf(mobile)
  const replay = visitor.session.login({ body: { mobile, role: 'Staff', otp: next, totp: used } })
  await expect(replay).rejects.toMatchObject({ code: 'invalid-second-factor' })
})

test('a correct authenticator code does not replace the one-time code', async () => {
  const { person, client, offer, code } = await withAuthenticator()
  await client.staff.totpConfirm({ body: { sealed: offer.sealed, totp: code() } })
  const mobile = person.phone ?? ''
  const otp = await otpOf(mobile)
  api.pass(halfMinute)
  const wrongOtp = otp === '000000' ? '000001' : '000000'
  const login = visitor.session.login({ body: { mobile, role: 'Staff', otp: wrongOtp, totp: code() } })
  await expect(login).rejects.toMatchObject({ code: 'invalid-mobile-otp' })
})
