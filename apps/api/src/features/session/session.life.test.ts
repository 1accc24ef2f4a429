import { accounts, consents, sessions } from '@pramaan/database/schema'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const minute = 60_000
const hour = 60 * minute
type Person = { id: number; phone: string | null }

/** The browser of a person who has just signed in with a code: a client with the cookie and no token. */
async function signIn({ phone }: Person, role: 'Candidate' | 'Employer' | 'Staff' = 'Candidate') {
  const browser = api.client()
  const mobile = phone ?? ''
  await browser.session.login({ body: { mobile, role } })
  const otp = (await browser.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
  const consent = { privacy: 'privacy-1', terms: 'terms-1' }
  const { data: token } = await browser.session.login({ body: { mobile, role, otp, consents: consent } })
  return { browser, token }
}

/** The refusal of a guarded call for a token; `wrong-step` shows that the token was accepted. */
async function signInWith(token: string, { id }: Person) {
  const asking = api.client(token).registration.moveStep({ params: { id }, body: { newStep: 2 } })
  return asking.then(() => 'moved').catch((error) => error.code)
}

test('a token has ID, RoleID, FullName and registrationStep, and lives 15 minutes [E-865 S-130 S-293]', async () => {
  const person = await api.aCandidate()
  const { token } = await signIn(person)
  const claims = decodeJwt(token)
  expect(claims.userInfo).toEqual({ ID: person.id, RoleID: 1, FullName: person.fullName, registrationStep: 0 })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900)
  api.pass(15 * minute - 1000)
  expect(await signInWith(token, person)).toBe('wrong-step')
  api.pass(1000)
  expect(await signInWith(token, person)).toBe('session-ended')
})

test('a token is taken raw and as Bearer [E-696 S-409]', async () => {
  const person = await api.aCandidate()
  const { token } = await signIn(person)
  expect(await signInWith(`Bearer ${token}`, person)).toBe('wrong-step')
  expect(await signInWith(token, person)).toBe('wrong-step')
})

test('a sign-in is counted, and the cookie is bound to its host, hidden from scripts and strict', async () => {
  const person = await api.aCandidate()
  const mobile = person.phone ?? ''
  const headers = { 'sec-fetch-site': 'same-origin' }
  const sent = await api.app.inject({ method: 'POST', url: '/api/user/login', payload: { mobile }, headers })
  const cookies = Object.fromEntries(sent.cookies.map(({ name, value }) => [name, value]))
  const otp = (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp
  const payload = { mobile, otp }
  const answer = await api.app.inject({ method: 'POST', url: '/api/user/login', payload, headers, cookies })
  const cookie = answer.cookies.find(({ name }) => name === '__Host-session')
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict', maxAge: 30 * 86_400 })
  expect(answer.headers['cache-control']).toBe('no-store')
  const [row] = await api.db.select().from(accounts)
  expect(row?.loginCount).toBe(1)
  const [session] = await api.db.select().from(sessions)
  expect(session?.secretHash).toBe(api.deps.encryption.hash(cookie?.value ?? ''))
})

test('the cookie renews an expired token for 30 days, and not beyond [S-411]', async () => {
  const person = await api.aCandidate()
  const { browser } = await signIn(person)
  api.pass(30 * 24 * hour - minute)
  const { data } = await browser.session.renew()
  expect(await signInWith(data, person)).toBe('wrong-step')
  api.pass(minute)
  await expect(browser.session.renew()).rejects.toMatchObject({ status: 401, code: 'session-ended' })
})

test('renewing without a cookie, or with an invented one, is 401', async () => {
  await expect(api.client().session.renew()).rejects.toMatchObject({ status: 401, code: 'session-ended' })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/user/token',
    headers: { cookie: '__Host-session=invented' },
  })
  expect(answer.statusCode).toBe(401)
})

test('logging out ends the session at once, by token or by cookie [S-203]', async () => {
  const person = await api.aCandidate()
  const first = await signIn(person)
  await api.client(first.token).session.logout()
  expect(await signInWith(first.token, person)).toBe('session-ended')
  await expect(first.browser.session.renew()).rejects.toMatchObject({ code: 'session-ended' })
  const second = await signIn(person)
  expect(await second.browser.session.logout()).toEqual({ message: 'Success', data: null })
  expect(await signInWith(second.token, person)).toBe('session-ended')
})

test('an expired token is 401 where sign-in is needed, and does not prevent signing in or out', async () => {
  const person = await api.aCandidate()
  const { token } = await signIn(person)
  await api.db.delete(sessions)
  expect(await signInWith(token, person)).toBe('session-ended')
  expect(await signInWith(token.slice(0, token.length / 2), person)).toBe('session-ended')
  expect(await signInWith('nonsense', person)).toBe('session-ended')
  const stale = api.client(token)
  expect((await stale.session.login({ body: { mobile: person.phone ?? '' } })).data).toBe('OTP Sent')
  expect((await stale.session.logout()).data).toBeNull()
})

test('a suspended account’s token is refused on the next request, and so is its renewal', async () => {
  const person = await api.aCandidate()
  const { browser, token } = await signIn(person)
  await api.db.update(accounts).set({ status: 'suspended' })
  expect(await signInWith(token, person)).toBe('suspended')
  await expect(browser.session.renew()).rejects.toMatchObject({ status: 403, code: 'suspended' })
  expect((await browser.session.logout()).data).toBeNull()
})

test('suspension and a change of role end the session at once: neither the token nor its cookie counts [S-412]', async () => {
  const person = await api.aStaffMember('Admin')
  const { browser, token } = await signIn(person, 'Staff')
  await api.client(token).staff.invitations()
  await api.db.update(accounts).set({ roleId: 4 })
  await expect(api.client(token).staff.invitations()).rejects.toMatchObject({ status: 401, code: 'session-ended' })
  await expect(browser.session.renew()).rejects.toMatchObject({ status: 401, code: 'session-ended' })
  const other = await api.aCandidate()
  const signedIn = await signIn(other)
  await api.db.update(accounts).set({ status: 'suspended' })
  expect(await signInWith(signedIn.token, other)).toBe('suspended')
  await expect(signedIn.browser.session.renew()).rejects.toMatchObject({ status: 403, code: 'suspended' })
})

test('staff are signed out after 30 idle minutes, and after 12 hours in any case', async () => {
  const person = await api.aStaffMember('hr')
  const { browser } = await signIn(person, 'Staff')
  for (let hours = 0; hours < 24; hours++) {
    await browser.session.renew()
    api.pass(29 * minute)
  }
  await browser.session.renew()
  api.pass(30 * minute)
  await expect(browser.session.renew()).rejects.toMatchObject({ code: 'session-ended' })
  const again = await signIn(person, 'Staff')
  for (let halves = 0; halves < 24; halves++) {
    api.pass(29 * minute)
    await again.browser.session.renew()
  }
  api.pass(24 * minute)
  await expect(again.browser.session.renew()).rejects.toMatchObject({ code: 'session-ended' })
})

test('a use of a staff session is noted at most once a minute', async () => {
  const person = await api.aStaffMember('Admin')
  const { token } = await signIn(person, 'Staff')
  const seen = async () => (await api.db.select().from(sessions))[0]?.lastSeenAt.getTime()
  const start = await seen()
  api.pass(59_000)
  await api.client(token).staff.invitations()
  expect(await seen()).toBe(start)
  api.pass(1000)
  await api.client(token).staff.invitations()
  expect(await seen()).toBe((start ?? 0) + minute)
})

test('consents are stored with version, purpose and time, once a version [S-087]', async () => {
  const person = await api.aCandidate()
  await signIn(person)
  api.pass(minute)
  await signIn(person)
  const stored = await api.db.select().from(consents).orderBy(consents.kind)
  const given = { accountId: person.id, givenAt: new Date('2026-11-21T06:30:00.000Z'), withdrawnAt: null }
  expect(stored).toMatchObject([
    { ...given, kind: 'privacy', version: 'privacy-1', purpose: expect.stringContaining('matching') },
    { ...given, kind: 'terms', version: 'terms-1', purpose: expect.stringContaining('payments') },
  ])
})

test('a consent to a text that is not in force is refused', async () => {
  const { phone } = await api.aCandidate()
  const body = { mobile: phone ?? '', otp: '123456', consents: { privacy: 'privacy-0', terms: 'terms-1' } }
  const details = [{ field: 'consents.privacy' }]
  await expect(api.client().session.login({ body })).rejects.toMatchObject({ code: 'invalid', details })
})
