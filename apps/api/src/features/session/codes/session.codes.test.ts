import { accounts } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const client = api.client()
const minute = 60_000

/** The newest code sent to a phone or e-mail. */
async function codeTo(to: string) {
  return (await client.platform.outbox({ query: { to } })).data[0]?.variables.otp ?? ''
}

async function phoneWithCode() {
  const person = await api.aCandidate()
  const mobile = person.phone ?? ''
  await client.session.login({ body: { mobile } })
  return { mobile, person, otp: await codeTo(mobile) }
}

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
const validate = (mobile: string, otp: string) => client.session.login({ body: { mobile, otp } })

test('a code goes to the phone and signs in once, by POST [S-188]', async () => {
  const { mobile, otp, person } = await phoneWithCode()
  expect(otp).toMatch(/^\d{6}$/)
  const answer = await validate(mobile, otp)
  expect(answer.message).toBe('Success')
  const signedIn = api.client(answer.data)
  const moving = signedIn.registration.moveStep({ params: { id: person.id }, body: { newStep: 2 } })
  await expect(moving).rejects.toMatchObject({ code: 'wrong-step', body: { step: 0 } })
  await expect(validate(mobile, otp)).rejects.toMatchObject({ code: 'otp-expired', status: 400 })
})

test('GET accepts the same fields in the query, requests and validates codes, and returns the token without a cookie [E-772 S-414–416]', async () => {
  const { phone } = await api.aCandidate()
  const mobile = encodeURIComponent(phone ?? '')
  const sent = await api.app.inject(`/api/user/login?mobile=${mobile}&role=candidate&email=`)
  expect(sent.json()).toEqual({ message: 'Success', data: 'OTP Sent' })
  const url = `/api/user/login?mobile=${mobile}&otp=${await codeTo(phone ?? '')}`
  const answer = await api.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.json().data.split('.')).toHaveLength(3)
  expect([sent, answer].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined])
})

test.each(['9876543210', '919876543210', '+919876543210', ' +91 98765 43210 ', '098765-43210'])(
  'one account, however its number is written: %s [E-008 S-007 S-205]',
  async (mobile) => {
    await api.aCandidate({}, { phone: '+919876543210' })
    expect((await client.session.login({ body: { mobile } })).data).toBe('OTP Sent')
    expect(await codeTo('+919876543210')).not.toBe('')
  },
)

test.each([
  ['letters', '98765abcde', 'Enter digits only.'],
  ['15 digits', '987654321012345', 'This number is too long.'],
  ['9 digits', '987654321', 'This number is too short.'],
  ['a landline', '2025671234', 'This is not a mobile number.'],
  ['nothing', '', 'Enter your mobile number.'],
])('a number with %s is 400 and names the field', async (_, mobile, message) => {
  const asking = client.session.login({ body: { mobile } })
  await expect(asking).rejects.toMatchObject({ code: 'invalid', status: 400, details: [{ field: 'mobile', message }] })
})

test('an unknown number is 404 User not found', async () => {
  const asking = client.session.loginByQuery({ query: { mobile: '9876500000' } })
  await expect(asking).rejects.toMatchObject({ status: 404, message: 'User not found' })
})

test.each(['12345', '1234567', '12345a'])('a code that is not six digits is 400: %s [S-235 S-236]', async (otp) => {
  await expect(validate('9876543210', otp)).rejects.toMatchObject({ status: 400, code: 'invalid' })
})

test('a wrong code is Invalid Mobile OTP, and another number’s code is wrong [S-186]', async () => {
  const { mobile, otp } = await phoneWithCode()
  const second = await phoneWithCode()
  const foreign = second.otp === otp ? other(otp) : second.otp
  await expect(validate(mobile, foreign)).rejects.toMatchObject({ status: 400, message: 'Invalid Mobile OTP' })
  await expect(validate(mobile, otp)).rejects.toMatchObject({ status: 409, code: 'one-more-code' })
  await expect(validate(mobile, otp)).rejects.toMatchObject({ code: 'invalid-mobile-otp' })
  await validate(mobile, await codeTo(mobile))
})

test('a code is good for ten minutes and not a moment more', async () => {
  const { mobile, otp } = await phoneWithCode()
  api.pass(10 * minute)
  await expect(validate(mobile, otp)).rejects.toMatchObject({ code: 'otp-expired' })
  await client.session.login({ body: { mobile } })
  api.pass(10 * minute - 1)
  await validate(mobile, await codeTo(mobile))
})

test('after five wrong tries even the right code is refused, until a new one is sent [S-420]', async () => {
  const { mobile, otp } = await phoneWithCode()
  for (let tries = 0; tries < 5; tries++)
    await expect(validate(mobile, other(otp))).rejects.toMatchObject({ code: 'invalid-mobile-otp' })
  await expect(validate(mobile, otp)).rejects.toMatchObject({ code: 'otp-tries-spent', status: 429 })
  await client.session.login({ body: { mobile } })
  await expect(validate(mobile, await codeTo(mobile))).rejects.toMatchObject({ code: 'one-more-code' })
  await validate(mobile, await codeTo(mobile))
})

test('a resend replaces the code, and typing the older one does not count as a guess', async () => {
  const { mobile, otp } = await phoneWithCode()
  await client.session.login({ body: { mobile } })
  const next = await codeTo(mobile)
  if (next !== otp) await expect(validate(mobile, otp)).rejects.toMatchObject({ code: 'invalid-mobile-otp' })
  await validate(mobile, next)
})

test('of 200 parallel tries at one code exactly 5 are weighed and none slips through', async () => {
  const { mobile, otp } = await phoneWithCode()
  const tries = Array.from({ length: 200 }, () => validate(mobile, other(otp)).catch((error) => error.code))
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code === 'invalid-mobile-otp')).toHaveLength(5)
  expect(codes.filter((code) => code === 'otp-tries-spent')).toHaveLength(195)
})

test('of 200 parallel attempts with the correct code exactly one signs in, and no other is sent one more code', async () => {
  const { mobile, otp } = await phoneWithCode()
  const tries = Array.from({ length: 200 }, () => validate(mobile, otp).catch((error) => error.code))
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  const refusals = new Set(answers.filter((answer) => typeof answer === 'string'))
  expect([...refusals].filter((code) => code !== 'otp-expired' && code !== 'otp-tries-spent')).toEqual([])
})

test('a right code that is sent twice at the same time signs in, every time', async () => {
  for (let round = 0; round < 20; round++) {
    const { mobile, otp } = await phoneWithCode()
    const answers = await Promise.all([1, 2, 3].map(() => validate(mobile, otp).catch((error) => error.code)))
    const refused = answers.filter((answer) => typeof answer === 'string')
    expect(refused).toEqual(['otp-expired', 'otp-expired'])
  }
})

test('a number outside India gets its code at the account’s e-mail, never at one that the asker names [S-011 S-185]', async () => {
  await api.aCandidate({}, { phone: '+14155550123', email: 'demo.person@example.com' })
  await client.session.login({ body: { mobile: '+1 415 555 0123', email: 'another.person@example.com' } })
  expect(await codeTo('another.person@example.com')).toBe('')
  const emailOtp = await codeTo('demo.person@example.com')
  const request = { mobile: '+14155550123', email: 'demo.person@example.com' }
  const wrong = client.session.login({ body: { ...request, emailOtp: other(emailOtp) } })
  await expect(wrong).rejects.toMatchObject({ status: 400, message: 'Invalid Email OTP' })
  const right = client.session.login({ body: { ...request, emailOtp } })
  await expect(right).rejects.toMatchObject({ code: 'one-more-code' })
  const next = await codeTo('demo.person@example.com')
  expect((await client.session.login({ body: { ...request, emailOtp: next } })).data).toContain('.')
})

test('a number outside India without an e-mail is asked to add one', async () => {
  await api.aCandidate({}, { phone: '+14155550123' })
  const asking = client.session.login({ body: { mobile: '+14155550123' } })
  await expect(asking).rejects.toMatchObject({ status: 400, code: 'email-needed' })
})

test('when both codes were requested, both must be correct [E-774 S-418 S-419]', async () => {
  await api.anEmployer({}, { phone: '+919876543210', email: 'firm@example.com' })
  const role = 'Employer' as const
  await client.session.login({ body: { mobileNumber: '9876543210', role } })
  await client.session.login({ body: { email: 'firm@example.com', role } })
  const otp = await codeTo('+919876543210')
  const emailOtp = await codeTo('firm@example.com')
  const both = { mobileNumber: '9876543210', email: 'firm@example.com', role }
  const one = client.session.login({ body: { ...both, otp, emailOtp: other(emailOtp) } })
  await expect(one).rejects.toMatchObject({ code: 'invalid-email-otp' })
  const { data } = await client.session.login({ body: { ...both, otp, emailOtp } })
  expect(data.split('.')).toHaveLength(3)
})

test('an employer’s number on the candidate app gets a pointer to the employer app [S-204]', async () => {
  const { phone } = await api.anEmployer()
  const asking = client.session.login({ body: { mobile: phone ?? '', role: 'Candidate' } })
  await expect(asking).rejects.toMatchObject({ status: 409, code: 'other-app', body: { app: 'employer' } })
})

test('a suspended account gets no session, though its code is right', async () => {
  await api.aCandidate({}, { phone: '+919876543210' })
  await client.session.login({ body: { mobile: '9876543210' } })
  await api.db.update(accounts).set({ status: 'suspended' })
  const otp = await codeTo('+919876543210')
  await expect(validate('9876543210', otp)).rejects.toMatchObject({ status: 403, code: 'suspended' })
})
