import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { auditLog, rateLimits } from '../../db/schema/index.ts'
import { sendTo, startApi } from '../../testing/start-api.ts'
import { networkOf, otpLimits } from './limits.ts'

const api = await startApi()
const minute = 60_000
const clientAt = (address: string) => createClient(contract, sendTo(api.app, address), async () => undefined)
const ask = (client: ReturnType<typeof clientAt>, mobile: string) => client.session.login({ body: { mobile } })
const number = (index: number) => String(9_800_000_000 + index)

/** A limit as if it were spent but for so many uses. */
async function leave(uses: number, limit: { name: string; most: number }, subject: string) {
  const key = `${limit.name}:${api.deps.seal.codeHmac(`limit ${limit.name}`, subject)}`
  const values = { key, windowStart: api.deps.now(), count: limit.most - uses }
  await api.db.insert(rateLimits).values(values).onConflictDoUpdate({ target: rateLimits.key, set: values })
}

test('a number gets six codes in a quarter of an hour, from whatever address, and 429 says when to come back', async () => {
  const { phone } = await api.aCandidate()
  for (let sent = 0; sent < 6; sent++) await ask(clientAt(`198.51.100.${sent}`), phone ?? '')
  api.pass(5 * minute)
  const refused = ask(clientAt('198.51.100.9'), phone ?? '')
  await expect(refused).rejects.toMatchObject({ code: 'too-many-requests', body: { retryAfterSeconds: 600 } })
  api.pass(10 * minute)
  expect((await ask(clientAt('198.51.100.9'), phone ?? '')).data).toBe('OTP Sent')
})

test('an address that asks for 60 unknown numbers is refused known and unknown ones alike, and the log tells', async () => {
  const { phone } = await api.aCandidate()
  const walker = clientAt('198.51.100.1')
  for (let index = 0; index < otpLimits.unknownFromAddress.most; index++)
    await expect(ask(walker, number(index))).rejects.toMatchObject({ code: 'user-not-found' })
  await expect(ask(walker, number(999))).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(ask(walker, phone ?? '')).rejects.toMatchObject({ code: 'too-many-requests' })
  expect((await ask(clientAt('198.51.100.2'), phone ?? '')).data).toBe('OTP Sent')
  const log = await api.db.select().from(auditLog)
  expect(log).toMatchObject([{ action: 'limit-spent', detail: { limit: 'otp-unknown' } }])
})

test('failures over all accounts together stop the weighing for everybody', async () => {
  const { phone } = await api.aCandidate()
  const client = clientAt('198.51.100.1')
  await ask(client, phone ?? '')
  const otp = (await client.platform.outbox({ query: { to: phone ?? '' } })).data[0]?.variables.otp ?? ''
  await leave(1, otpLimits.failuresInAll, 'all')
  const wrong = otp === '000000' ? '000001' : '000000'
  const trying = (code: string) => client.session.login({ body: { mobile: phone ?? '', otp: code } })
  await expect(trying(wrong)).rejects.toMatchObject({ code: 'invalid-mobile-otp' })
  await expect(trying(otp)).rejects.toMatchObject({ code: 'too-many-requests', status: 429 })
})

test('the day’s total of codes bounds what a flood can cost, registrations included', async () => {
  const { phone } = await api.aCandidate()
  await leave(1, otpLimits.sendsInAll, 'all')
  await ask(clientAt('198.51.100.1'), phone ?? '')
  await expect(ask(clientAt('198.51.100.1'), phone ?? '')).rejects.toMatchObject({ status: 429 })
  const body = { role: 'Candidate' as const, name: 'Asha Rao', mobile: number(1) }
  await expect(clientAt('198.51.100.1').registration.register({ body })).rejects.toMatchObject({ status: 429 })
})

test('the table of limits names no number and no address', async () => {
  await ask(clientAt('198.51.100.1'), number(1)).catch(() => undefined)
  const keys = (await api.db.select().from(rateLimits)).map(({ key }) => key).join()
  expect(keys).toContain('otp-number:')
  expect(keys).not.toMatch(/9800000001|198\.51/)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s is limited as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('what comes in the query of GET /user/login is never logged', async () => {
  const lines: string[] = []
  const config = { ...api.deps.config, LOG_LEVEL: 'debug' as const }
  const app = await buildApp({ ...api.deps, config, log: { write: (line) => void lines.push(line) } })
  await api.aCandidate({}, { phone: '+919876543210' })
  for (const query of ['mobile=9876543210', 'mobile=9876543210&otp=135790', 'mobile=97531&otp=135790&role=none'])
    await app.inject(`/api/user/login?${query}`)
  await app.close()
  expect(lines.join('')).toContain('/api/user/login')
  expect(lines.join('')).not.toMatch(/9876543210|97531|135790/)
})
