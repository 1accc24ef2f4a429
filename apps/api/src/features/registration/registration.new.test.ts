import { accounts, candidates, consents, employers } from '@pramaan/database/schema'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const client = api.client()
const asha = { role: 'Candidate', name: 'Asha Rao', mobile: '9876543210', level: 'Fresher' } as const
const firm = { role: 'Employer', mobileNumber: '9876543211', email: 'Firm@Example.com' } as const
const codeTo = async (to: string) => (await client.platform.outbox({ query: { to } })).data[0]?.variables.otp ?? ''
const accountRows = () => api.db.select().from(accounts)

test('a new candidate is in step -1 and gets a code, which signs in [S-421 S-429]', async () => {
  const given = { privacy: 'privacy-1', terms: 'terms-1' }
  const answer = await client.registration.register({ body: { ...asha, consents: given } })
  expect(answer).toEqual({ message: 'Success', data: 'OTP Sent' })
  const [account] = await accountRows()
  expect(account).toMatchObject({ fullName: 'Asha Rao', phone: '+919876543210', roleId: 1, registrationStep: -1 })
  expect(await api.db.select().from(candidates)).toMatchObject([{ experienceLevel: 'Fresher' }])
  expect(await api.db.select().from(consents)).toHaveLength(2)
  const { data } = await client.session.login({ body: { mobile: asha.mobile, otp: await codeTo('+919876543210') } })
  expect(decodeJwt(data).userInfo).toMatchObject({ ID: account?.id, registrationStep: -1 })
})

test('a new employer is in step 4, on the free plan, and gets a code, which signs in as Employer [E-410 E-773 S-292]', async () => {
  await client.registration.register({ body: firm })
  expect(await accountRows()).toMatchObject([{ roleId: 2, registrationStep: 4, contactEmail: 'firm@example.com' }])
  expect(await api.db.select().from(employers)).toMatchObject([{ plan: 'free' }])
  const sent = { mobileNumber: firm.mobileNumber, role: 'Employer', email: firm.email } as const
  const { data } = await client.session.login({ body: { ...sent, otp: await codeTo('+919876543211') } })
  expect(decodeJwt(data).userInfo).toMatchObject({ RoleID: 2, registrationStep: 4 })
})

test.each(['आशा राव', 'José Ñandú', 'Zoë 🎓', "O'Neil"])('a name is stored as written: %s', async (name) => {
  await client.registration.register({ body: { ...asha, name } })
  expect((await accountRows())[0]?.fullName).toBe(name)
})

test.each([
  ['no name', { ...asha, name: '  ' }, 'name'],
  ['a name with control characters', { ...asha, name: 'A\u0000B' }, 'name'],
  ['a name of 101 characters', { ...asha, name: 'a'.repeat(101) }, 'name'],
  ['a level of neither kind', { ...asha, level: 'Senior' as 'Fresher' }, 'level'],
  ['neither phone nor e-mail', { ...asha, mobile: undefined }, 'mobile'],
  ['letters in the number', { ...asha, mobile: '98765abcde' }, 'mobile'],
  ['15 digits', { ...asha, mobile: '987654321012345' }, 'mobile'],
  ['a broken e-mail', { ...asha, mobile: undefined, email: 'asha@' }, 'email'],
])('%s is 400 and names the field [S-133]', async (_, body, field) => {
  const registering = client.registration.register({ body })
  await expect(registering).rejects.toMatchObject({ status: 400, code: 'invalid', details: [{ field }] })
  expect(await accountRows()).toEqual([])
})

test('registering as staff is refused [S-002]', async () => {
  const body = { ...asha, role: 'Admin' as 'Candidate' }
  await expect(client.registration.register({ body })).rejects.toMatchObject({ status: 400 })
})

test('with e-mail only the code goes there', async () => {
  await client.registration.register({ body: { ...asha, mobile: undefined, email: ' Asha@Example.com ' } })
  const emailOtp = await codeTo('asha@example.com')
  expect((await client.session.login({ body: { email: 'asha@example.com', emailOtp } })).data).toContain('.')
})

test('a number outside India needs an e-mail, where its code goes', async () => {
  const abroad = { ...asha, mobile: '+14155550123' }
  const without = client.registration.register({ body: abroad })
  await expect(without).rejects.toMatchObject({ status: 400, code: 'email-needed' })
  await client.registration.register({ body: { ...abroad, email: 'asha@example.com' } })
  expect(await codeTo('asha@example.com')).toMatch(/^\d{6}$/)
})

test('a number that has signed in is already registered, in any role and spelling', async () => {
  await client.registration.register({ body: asha })
  await client.session.login({ body: { mobile: asha.mobile, otp: await codeTo('+919876543210') } })
  const taken = { status: 409, code: 'already-registered' }
  await expect(client.registration.register({ body: { ...asha, mobile: '+91 98765 43210' } })).rejects.toMatchObject(
    taken,
  )
  await expect(client.registration.register({ body: { ...firm, mobileNumber: asha.mobile } })).rejects.toMatchObject(
    taken,
  )
})

test('an e-mail beside an Indian number signs nobody in: the code proves the number alone', async () => {
  await client.registration.register({ body: { ...asha, email: 'someone@example.com' } })
  await client.session.login({ body: { mobile: asha.mobile, otp: await codeTo('+919876543210') } })
  const asking = client.session.login({ body: { email: 'someone@example.com' } })
  await expect(asking).rejects.toMatchObject({ status: 404, code: 'user-not-found' })
  expect(await accountRows()).toMatchObject([{ email: null, contactEmail: 'someone@example.com' }])
})

test('registered again for another number’s owner, the e-mail of the first try is gone', async () => {
  await client.registration.register({ body: { ...asha, email: 'first@example.com' } })
  await client.registration.register({ body: asha })
  expect(await accountRows()).toMatchObject([{ email: null, contactEmail: null }])
})

test('an e-mail that another account has is already registered', async () => {
  await api.aCandidate({}, { email: 'asha@example.com' })
  const registering = client.registration.register({ body: { ...asha, email: 'asha@example.com' } })
  await expect(registering).rejects.toMatchObject({ code: 'already-registered' })
})

test('a registration that no code confirmed is done again with its new name, and its old code is void', async () => {
  await client.registration.register({ body: asha })
  const old = await codeTo('+919876543210')
  await client.registration.register({ body: { ...asha, name: 'Asha Iyer' } })
  expect(await accountRows()).toMatchObject([{ fullName: 'Asha Iyer', registrationStep: -1 }])
  const otp = await codeTo('+919876543210')
  if (otp !== old)
    await expect(client.session.login({ body: { mobile: asha.mobile, otp: old } })).rejects.toMatchObject({
      status: 400,
    })
  await client.session.login({ body: { mobile: asha.mobile, otp } })
})

test('50 parallel registrations of one number make one account', async () => {
  const tries = Array.from({ length: 50 }, () =>
    client.registration.register({ body: asha }).then(
      ({ data }) => data,
      ({ code }) => code,
    ),
  )
  const answers = await Promise.all(tries)
  expect(await accountRows()).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'OTP Sent')).toHaveLength(6)
  expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(44)
})

test('one form sent twice at once under one Idempotency-Key is answered alike and sends one code', async () => {
  const options = { idempotencyKey: 'one-form' }
  const sent = await Promise.all([1, 2].map(() => client.registration.register({ body: asha }, options)))
  expect(sent).toEqual([
    { message: 'Success', data: 'OTP Sent' },
    { message: 'Success', data: 'OTP Sent' },
  ])
  expect((await client.platform.outbox({ query: {} })).data).toHaveLength(1)
})

test('an Idempotency-Key used for another form is 422', async () => {
  const options = { idempotencyKey: 'one-form' }
  await client.registration.register({ body: asha }, options)
  const another = client.registration.register({ body: { ...asha, name: 'Another Name' } }, options)
  await expect(another).rejects.toMatchObject({ status: 422, code: 'key-reused' })
})

test('a refusal is replayed under its Idempotency-Key too', async () => {
  const { phone } = await api.aCandidate({}, { loginCount: 1 })
  const body = { ...asha, mobile: phone ?? '' }
  for (let times = 0; times < 2; times++)
    await expect(client.registration.register({ body }, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'already-registered',
    })
})
