import { sessions } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const minute = 60_000
const sameOrigin = { 'sec-fetch-site': 'same-origin' }
type Jar = Record<string, string>

/** A browser's request with its cookies, which the response updates. */
async function send(jar: Jar, url: string, payload?: object, headers: Record<string, string> = sameOrigin) {
  const answer = await api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, cookies: jar })
  for (const { name, value } of answer.cookies) jar[name] = value
  return answer
}

async function codeTo(mobile: string) {
  return (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
}

async function aBrowserOf(phone: string | null, headers?: Record<string, string>) {
  const jar: Jar = {}
  const mobile = phone ?? ''
  await send(jar, '/user/login', { mobile }, headers)
  const answer = await send(jar, '/user/login', { mobile, otp: await codeTo(mobile) }, headers)
  return { jar, answer }
}

const renew = (jar: Jar, headers?: Record<string, string>) => send(jar, '/user/token', undefined, headers)
const copyOf = (jar: Jar) => ({ ...jar })

describe('the cookie of a session', () => {
  test('has a new secret after each renewal, and the previous one serves parallel requests', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const before = copyOf(jar)
    expect((await renew(jar)).statusCode).toBe(200)
    expect(jar['__Host-session']).not.toBe(before['__Host-session'])
    api.pass(29_000)
    const beside = await renew(copyOf(before))
    expect(beside.statusCode).toBe(200)
    expect(beside.cookies.filter(({ name }) => name === '__Host-session')).toEqual([])
    expect((await renew(jar)).statusCode).toBe(200)
  })

  test('ends the session when a token older than the last is used, since it must be a copy', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const stolen = copyOf(jar)
    await renew(jar)
    api.pass(15 * minute)
    await renew(jar)
    api.pass(minute)
    expect((await renew(stolen)).json().code).toBe('session-ended')
    expect((await renew(jar)).json().code).toBe('session-ended')
    expect((await api.db.select().from(sessions))[0]?.endedAt).not.toBeNull()
  })

  test('used by a thief is also detected when the thief was first', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const thief = copyOf(jar)
    await renew(thief)
    api.pass(15 * minute)
    expect((await renew(jar)).statusCode).toBe(200)
    expect((await renew(thief)).json().code).toBe('session-ended')
    expect((await renew(jar)).json().code).toBe('session-ended')
  })

  test('made up from the id of a session proves nothing and changes nothing', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const [session] = await api.db.select().from(sessions)
    for (const value of [`${session?.id}.x`, `${session?.id}.${'a'.repeat(43)}`, `${jar['__Host-session']}x`]) {
      expect((await renew({ ...jar, '__Host-session': value })).json().code).toBe('session-ended')
      await send({ ...jar, '__Host-session': value }, '/user/logout')
    }
    expect(await api.db.select().from(sessions)).toEqual([session])
    expect((await renew(jar)).statusCode).toBe(200)
  })

  test('survives the loss of the answer that brought the new one', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    await renew(copyOf(jar))
    api.pass(15 * minute)
    expect((await renew(jar)).statusCode).toBe(200)
    api.pass(15 * minute)
    expect((await renew(jar)).statusCode).toBe(200)
  })

  test('is one after twenty renewals at once, and it still works', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const before = copyOf(jar)
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(copyOf(before))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const set = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name === '__Host-session'))
    expect(set).toHaveLength(1)
    api.pass(minute)
    expect((await renew({ ...before, '__Host-session': set[0]?.value ?? '' })).statusCode).toBe(200)
  })

  test('from before cookies were signed is renewed once and then signed', async () => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const old = 'an-older-secret'
    await api.db.update(sessions).set({ secretHash: api.deps.encryption.hash(old) })
    jar['__Host-session'] = old
    expect((await renew(jar)).statusCode).toBe(200)
    expect(jar['__Host-session']).toContain('.')
    expect((await renew(jar)).statusCode).toBe(200)
  })
})

const foreign = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another of our hosts', { 'sec-fetch-site': 'same-site', origin: 'http://staff.localhost' }],
  ['another site, by an older browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['something that is no page', {}],
] as const

describe('a request of', () => {
  test.each(foreign)('%s signs in without a cookie', async (_who, headers) => {
    const { phone } = await api.aCandidate()
    const { answer, jar } = await aBrowserOf(phone, headers)
    expect(answer.statusCode).toBe(200)
    expect(jar).toEqual({})
  })

  test.each(foreign)('%s neither renews nor signs out', async (_who, headers) => {
    const { jar } = await aBrowserOf((await api.aCandidate()).phone)
    const before = copyOf(jar)
    const answer = await renew(jar, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-ended'])
    expect((await send(jar, '/user/logout', undefined, headers)).headers['set-cookie']).toBeUndefined()
    expect(jar).toEqual(before)
    expect((await renew(jar)).statusCode).toBe(200)
  })

  test('our own page, by a browser that names its origin alone, is served', async () => {
    const headers = { host: 'candidate.localhost:3000', origin: 'http://candidate.localhost:3000' }
    const { jar } = await aBrowserOf((await api.aCandidate()).phone, headers)
    expect(Object.keys(jar).toSorted()).toEqual(['__Host-device', '__Host-session'])
    expect((await renew(jar, headers)).statusCode).toBe(200)
  })

  test('our own page in a frame without cookies signs in: its code belongs to its network', async () => {
    const phone = (await api.aCandidate()).phone ?? ''
    const framed = { ...sameOrigin, 'x-cookies': 'none' }
    const request = await send({}, '/user/login', { mobile: phone }, framed)
    expect(request.headers['set-cookie']).toBeUndefined()
    const answer = await send({}, '/user/login', { mobile: phone, otp: await codeTo(phone) }, framed)
    expect(answer.statusCode).toBe(200)
  })

  test.each([
    ['/user/register', { role: 'Candidate', name: 'Asha Rao', mobile: '9876543210' }],
    ['/send-otp', { phoneNumber: '9876543210' }],
    ['/user/login', { mobile: '9876543210' }],
  ])('another site to %s gets no cookie of a device', async (url, payload) => {
    await api.aCandidate({}, { phone: '+919876543210' })
    const answer = await send({}, url, payload, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
