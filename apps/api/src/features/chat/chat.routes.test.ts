import { accounts, consents } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const given = { privacy: 'privacy-1', terms: 'terms-1' }

async function codeTo(to: string) {
  return (await api.client().platform.outbox({ query: { to } })).data[0]?.variables.otp ?? ''
}

test('/send-otp takes phoneNumber and sends a code, with which /verify-otp takes phoneNumber and otp and signs in [E-770 E-771 S-430 S-431]', async () => {
  const { phone } = await api.aCandidate({}, { phone: '+919876543210', fullName: 'Asha Demo' })
  const browser = api.client()
  expect(await browser.chat.sendOtp({ body: { phoneNumber: '9876543210' } })).toEqual({
    message: 'Success',
    data: 'OTP Sent',
  })
  const body = { phoneNumber: '9876543210', otp: await codeTo(phone ?? ''), consents: given }
  const { data: token } = await browser.chat.verifyOtp({ body })
  expect((await api.client(token).notifications.preferences()).data.language).toBe('en')
  expect(await api.db.$count(consents)).toBe(2)
})

test('an unknown number starts a registration, only with both consents, and the name follows', async () => {
  const browser = api.client()
  const phoneNumber = '9876543211'
  await expect(browser.chat.sendOtp({ body: { phoneNumber } })).rejects.toMatchObject({ code: 'consent-needed' })
  expect(await api.db.$count(accounts)).toBe(0)
  await browser.chat.sendOtp({ body: { phoneNumber, consents: given } })
  const otp = await codeTo('+919876543211')
  const { data: token } = await browser.chat.verifyOtp({ body: { phoneNumber, otp } })
  const me = api.client(token)
  await expect(me.chat.name({ body: { name: ' ' } })).rejects.toMatchObject({ code: 'invalid' })
  await me.chat.name({ body: { name: 'Meera Demo' } })
  const [account] = await api.db.select().from(accounts)
  expect(account).toMatchObject({ fullName: 'Meera Demo', registrationStep: -1, phone: '+919876543211' })
})

test('sign-in’s rules hold: a wrong code, an employer’s number, and no name for a finished registration [S-480]', async () => {
  const { phone } = await api.aCandidate()
  const phoneNumber = phone ?? ''
  const browser = api.client()
  await browser.chat.sendOtp({ body: { phoneNumber } })
  const otp = String((Number(await codeTo(phoneNumber)) + 1) % 1_000_000).padStart(6, '0')
  await expect(browser.chat.verifyOtp({ body: { phoneNumber, otp } })).rejects.toMatchObject({
    message: 'Invalid Mobile OTP',
  })
  const employer = await api.anEmployer()
  const asking = browser.chat.sendOtp({ body: { phoneNumber: employer.phone ?? '' } })
  await expect(asking).rejects.toMatchObject({ code: 'other-app', body: { app: 'employer' } })
  const done = await api.as(await api.aCandidate())
  await expect(done.chat.name({ body: { name: 'Other' } })).rejects.toMatchObject({ code: 'wrong-step' })
})

test('an employer’s conversation registers an employer in step 4, who says their name and is known the next time', async () => {
  const browser = api.client()
  const phoneNumber = '9876543299'
  const role = 'Employer' as const
  await browser.chat.sendOtp({ body: { phoneNumber, role, consents: given } })
  const { data } = await browser.chat.verifyOtp({
    body: { phoneNumber, role, otp: await codeTo('+919876543299'), consents: given },
  })
  await api.client(data).chat.name({ body: { name: 'Meera Shah' } })
  expect(await api.db.select().from(accounts)).toMatchObject([
    { roleId: 2, fullName: 'Meera Shah', registrationStep: 4, phone: '+919876543299' },
  ])
  expect(await browser.chat.sendOtp({ body: { phoneNumber, role } })).toMatchObject({ data: 'OTP Sent' })
  const asCandidate = browser.chat.sendOtp({ body: { phoneNumber } })
  await expect(asCandidate).rejects.toMatchObject({ code: 'other-app', body: { app: 'employer' } })
})
