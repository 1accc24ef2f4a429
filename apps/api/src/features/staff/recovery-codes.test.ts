import { auditLog, recoveryCodes } from '@pramaan/database/schema'
import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const halfMinute = 30_000

async function withFactor(role: 'Admin' | 'hr' = 'hr') {
  const person = await api.aStaffMember(role)
  const client = await api.as(person)
  const { data: offer } = await client.staff.totpStart()
  const totp = () => new TOTP({ secret: offer.secret }).generate({ timestamp: api.deps.now().getTime() })
  const { data } = await client.staff.totpConfirm({ body: { sealed: offer.sealed, totp: totp() } })
  return { person, client, totp, codes: data.RecoveryCodes }
}

/** A browser that has requested its code, and a function that signs in with it and further fields. */
async function asking(mobile: string | null) {
  const browser = api.client()
  const contact = { mobile: mobile ?? '', role: 'Staff' as const }
  await browser.session.login({ body: contact })
  const otp = (await browser.platform.outbox({ query: { to: contact.mobile } })).data[0]?.variables.otp ?? ''
  return (proof: { totp?: string; recoveryCode?: string }) =>
    browser.session.login({ body: { ...contact, otp, ...proof } })
}

const refused = (code: string) => ({ code })

describe('a recovery code', () => {
  test('signs in once in place of the authenticator, however it is typed, and the log has a line', async () => {
    const { person, codes, client } = await withFactor()
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    const typed = ` ${codes[0]?.replace('-', ' ').toUpperCase()} `
    const enter = await asking(person.phone)
    await expect(enter({})).rejects.toMatchObject({ code: 'invalid-second-factor', details: [{ field: 'totp' }] })
    expect((await enter({ recoveryCode: typed })).data).toContain('.')
    const again = await asking(person.phone)
    await expect(again({ recoveryCode: typed })).rejects.toMatchObject(refused('invalid-recovery-code'))
    expect((await again({ recoveryCode: codes[1] ?? '' })).data).toContain('.')
    expect((await client.staff.secondFactor()).data).toEqual({ On: true, Required: false, RecoveryCodesLeft: 8 })
    const log = await api.db.select().from(auditLog)
    expect(log.filter(({ action }) => action === 'recovery-code-used')).toHaveLength(2)
  })

  test('is stored as a hash, and belongs to one account', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    const saved = JSON.stringify(await api.db.select().from(recoveryCodes))
    for (const code of one.codes) expect(saved).not.toContain(code)
    const enter = await asking(other.person.phone)
    await expect(enter({ recoveryCode: one.codes[0] ?? '' })).rejects.toMatchObject(refused('invalid-recovery-code'))
  })

  test('stops working when new ones are made, which takes the authenticator', async () => {
    const { person, client, codes, totp } = await withFactor()
    api.pass(halfMinute)
    const wrong = String((Number(totp()) + 1) % 1_000_000).padStart(6, '0')
    await expect(client.staff.newRecoveryCodes({ body: { totp: wrong } })).rejects.toMatchObject(
      refused('invalid-second-factor'),
    )
    const { data } = await client.staff.newRecoveryCodes({ body: { totp: totp() } })
    const enter = await asking(person.phone)
    await expect(enter({ recoveryCode: codes[0] ?? '' })).rejects.toMatchObject(refused('invalid-recovery-code'))
    expect((await enter({ recoveryCode: data.RecoveryCodes[0] ?? '' })).data).toContain('.')
  })

  test('goes with the authenticator when an Admin resets it, and sign-in needs only the code', async () => {
    const { person } = await withFactor()
    const admin = await api.as(await api.aStaffMember('Admin'))
    await admin.accounts.resetSecondFactor({ params: { id: person.id } })
    expect(await api.db.$count(recoveryCodes)).toBe(0)
    expect((await (await asking(person.phone))({})).data).toContain('.')
  })

  test('can’t be guessed: ten wrong ones an hour, then none is compared', async () => {
    const { person, codes } = await withFactor()
    const first = await asking(person.phone)
    for (let tries = 0; tries < 5; tries++)
      await expect(first({ recoveryCode: '00000-00000' })).rejects.toMatchObject(refused('invalid-recovery-code'))
    await expect(first({ recoveryCode: codes[0] ?? '' })).rejects.toMatchObject(refused('otp-tries-spent'))
    const second = await asking(person.phone)
    for (let tries = 0; tries < 5; tries++) await second({ recoveryCode: '00000-00000' }).catch(() => undefined)
    const third = await asking(person.phone)
    await expect(third({ recoveryCode: codes[0] ?? '' })).rejects.toMatchObject(refused('too-many-requests'))
  })
})

test('in production an Admin without a second factor may set one up and nothing else; other staff need none', async () => {
  const config = { ...api.deps.config, NODE_ENV: 'production' as const }
  const app = await buildApp({ ...api.deps, config })
  const call = async (id: number, url: string, method: 'GET' | 'POST' = 'GET') => {
    const authorization = await api.tokenOf(id)
    return (await app.inject({ method, url: `/api${url}`, headers: { authorization } })).json()
  }
  const admin = await api.aStaffMember('Admin')
  expect((await call(admin.id, '/staff-invitations')).code).toBe('second-factor-needed')
  expect((await call(admin.id, '/staff/totp')).data).toEqual({ On: false, Required: true, RecoveryCodesLeft: 0 })
  expect((await call(admin.id, '/staff/totp', 'POST')).data.secret).toMatch(/^[A-Z2-7]{32}$/)
  const hr = await api.aStaffMember('hr')
  expect((await call(hr.id, '/staff/totp')).data.Required).toBe(false)
  expect((await call(hr.id, '/notifications/unread')).code).not.toBe('second-factor-needed')
  const { person } = await withFactor('Admin')
  expect((await call(person.id, '/staff-invitations')).message).toBe('Success')
  await app.close()
})
