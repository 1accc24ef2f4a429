import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { auditLog, outbox, rateLimits } from '@pramaan/database/schema'
import { triesInAllBeforeSecondCode } from '@pramaan/domain/code-odds'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { attackManyAccounts, attackOneAccount } from '../../../testing/attacks/code-attack.ts'
import { inDeepRun } from '../../../testing/server/deep-run.ts'
import { sendTo, startApi } from '../../../testing/server/start-api.ts'
import { codeLimits } from './limits.ts'

const api = await startApi()
const minute = 60_000
const day = 24 * 60 * minute
type Browser = ReturnType<typeof browserAt>

/** A separate browser with its own cookies, in a network. */
function browserAt(address: string) {
  return createClient(contract, sendTo(api.app, address), async () => undefined)
}

const ask = (browser: Browser, mobile: string) => browser.session.login({ body: { mobile } })
const enter = (browser: Browser, mobile: string, otp: string) => browser.session.login({ body: { mobile, otp } })
const number = (index: number) => String(9_800_000_000 + index)
const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
const refused = (code: string) => ({ code })

async function codeTo(mobile: string) {
  return (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
}

const wrongFor = (otp: string) => (otp === '000000' ? '000001' : '000000')

/** A stranger in a network of their own who asks for a code and enters a wrong one. */
async function guess(mobile: string, index: number) {
  const stranger = browserAt(network(index))
  await ask(stranger, mobile)
  return enter(stranger, mobile, '000000').catch((error) => error.code)
}

async function signIn(browser: Browser, mobile: string) {
  await ask(browser, mobile)
  const otp = await codeTo(mobile)
  const first = await enter(browser, mobile, otp).catch((error) => error.code)
  if (first !== 'one-more-code') return first
  return enter(browser, mobile, await codeTo(mobile))
}

/** Uses up a limit except for this many uses. */
async function leave(uses: number, limit: { name: string; most: number }, subject: string) {
  const key = `${limit.name}:${api.deps.encryption.codeHmac(`limit ${limit.name}`, subject)}`
  const values = { key, windowStart: api.deps.now(), count: limit.most - uses }
  await api.db.insert(rateLimits).values(values).onConflictDoUpdate({ target: rateLimits.key, set: values })
}

const alarms = async () => (await api.db.select().from(auditLog)).filter(({ action }) => action === 'limit-spent')

describe('the owner of a number', () => {
  test('signs in with the code they requested, plus one more, while strangers request codes and guess', async () => {
    const { phone } = await api.aCandidate()
    const owner = browserAt('198.51.100.1')
    await ask(owner, phone ?? '')
    const otp = await codeTo(phone ?? '')
    for (let index = 0; index < 25; index++) await guess(phone ?? '', index)
    await expect(enter(owner, phone ?? '', otp)).rejects.toMatchObject({ status: 409, ...refused('one-more-code') })
    expect((await enter(owner, phone ?? '', await codeTo(phone ?? ''))).data).toContain('.')
  })

  test('signs in from their own network while a botnet attacks for hours', async () => {
    const { phone } = await api.aCandidate()
    for (let hour = 0; hour < inDeepRun(24, 5); hour++) {
      for (let index = 0; index < 5; index++) await guess(phone ?? '', hour * 5 + index)
      expect(await signIn(browserAt(`198.51.100.${hour}`), phone ?? '')).toMatchObject({ message: 'Success' })
      api.pass(60 * minute)
    }
  })

  test('signs in with one code on a known device, whatever strangers do', async () => {
    const { phone } = await api.aCandidate()
    const known = browserAt('198.51.100.1')
    await signIn(known, phone ?? '')
    for (let index = 0; index < 25; index++) await guess(phone ?? '', index)
    await leave(0, codeLimits.wrongInAll, 'all')
    await leave(0, codeLimits.sendsInAll, 'all')
    await ask(known, phone ?? '')
    expect((await enter(known, phone ?? '', await codeTo(phone ?? ''))).data).toContain('.')
  })

  test('is not blocked by the limit over all accounts: a right code then needs one more, and the log has an alarm', async () => {
    const { phone } = await api.aCandidate()
    await leave(1, codeLimits.wrongInAll, 'all')
    await guess((await api.aCandidate()).phone ?? '', 1)
    expect((await alarms()).map(({ detail }) => detail)).toEqual([
      { limit: 'code-wrong-all', most: triesInAllBeforeSecondCode },
    ])
    const owner = browserAt('198.51.100.1')
    await ask(owner, phone ?? '')
    await expect(enter(owner, phone ?? '', await codeTo(phone ?? ''))).rejects.toMatchObject(refused('one-more-code'))
    expect((await enter(owner, phone ?? '', await codeTo(phone ?? ''))).data).toContain('.')
  })

  test('has their own typing mistakes forgotten after signing in', async () => {
    const { phone } = await api.aCandidate()
    const owner = browserAt('198.51.100.1')
    await ask(owner, phone ?? '')
    const otp = await codeTo(phone ?? '')
    await expect(enter(owner, phone ?? '', wrongFor(otp))).rejects.toMatchObject(refused('invalid-mobile-otp'))
    await expect(enter(owner, phone ?? '', otp)).rejects.toMatchObject(refused('one-more-code'))
    await enter(owner, phone ?? '', await codeTo(phone ?? ''))
    const next = browserAt('198.51.100.2')
    await ask(next, phone ?? '')
    expect((await enter(next, phone ?? '', await codeTo(phone ?? ''))).data).toContain('.')
  })

  test('confirms a new registration with one code after a typing mistake', async () => {
    const browser = browserAt('198.51.100.1')
    await browser.registration.register({ body: { role: 'Candidate', name: 'Asha Rao', mobile: number(1) } })
    const otp = await codeTo(`+91${number(1)}`)
    await expect(enter(browser, number(1), wrongFor(otp))).rejects.toMatchObject(refused('invalid-mobile-otp'))
    expect((await enter(browser, number(1), otp)).data).toContain('.')
  })
})

describe('strangers', () => {
  test('have one guess in two days that could win alone; every other right guess leads to one more code', async () => {
    const { phone } = await api.aCandidate()
    const outcome: string[] = []
    for (let index = 0; index < 6; index++) {
      const stranger = browserAt(network(index))
      await ask(stranger, phone ?? '')
      const otp = await codeTo(phone ?? '')
      await enter(stranger, phone ?? '', wrongFor(otp)).catch(() => undefined)
      outcome.push(await enter(stranger, phone ?? '', otp).catch((error) => error.code))
      api.pass(8 * 60 * minute)
    }
    expect(outcome).toEqual(Array(6).fill('one-more-code'))
  })

  test('can’t share the one guess by trying at the same time', async () => {
    const { phone } = await api.aCandidate()
    const tries = Array.from({ length: 8 }, async (_, index) => {
      const stranger = browserAt(network(index))
      await ask(stranger, phone ?? '')
      return enter(stranger, phone ?? '', '000000').catch((error) => error.code)
    })
    await Promise.all(tries)
    const owner = browserAt('198.51.100.1')
    await ask(owner, phone ?? '')
    await expect(enter(owner, phone ?? '', await codeTo(phone ?? ''))).rejects.toMatchObject(refused('one-more-code'))
  })

  test('can’t use a code that another browser requested', async () => {
    const { phone } = await api.aCandidate()
    await ask(browserAt('198.51.100.1'), phone ?? '')
    const otp = await codeTo(phone ?? '')
    await expect(enter(browserAt('198.51.100.1'), phone ?? '', otp)).rejects.toMatchObject(refused('otp-expired'))
  })

  test('make at most ten messages a day and then one in eight minutes reach a number', async () => {
    const { phone } = await api.aCandidate()
    for (let index = 0; index < 120; index++) {
      await ask(browserAt(network(index)), phone ?? '')
      api.pass(minute)
    }
    const sent = await api.db.$count(outbox)
    expect(sent).toBeGreaterThan(10)
    expect(sent).toBeLessThanOrEqual(10 + 120 / 8)
  })

  test('can’t use a shared code twice: the second attempt sees that it has expired', async () => {
    const { phone } = await api.aCandidate()
    await leave(0, codeLimits.numberSends, phone ?? '')
    const [first, second] = [browserAt(network(1)), browserAt(network(2))]
    await ask(first, phone ?? '')
    await ask(second, phone ?? '')
    expect(await api.db.$count(outbox)).toBe(1)
    const otp = await codeTo(phone ?? '')
    await expect(enter(second, phone ?? '', otp)).rejects.toMatchObject(refused('one-more-code'))
    await expect(enter(first, phone ?? '', otp)).rejects.toMatchObject(refused('otp-expired'))
    expect((await enter(second, phone ?? '', await codeTo(phone ?? ''))).data).toContain('.')
  })

  test('from one network are refused after 20 wrong codes for one number, and other networks are not', async () => {
    const { phone } = await api.aCandidate()
    for (let round = 0; round < 4; round++) {
      const stranger = browserAt('203.0.113.9')
      await ask(stranger, phone ?? '')
      for (let tries = 0; tries < 5; tries++) await enter(stranger, phone ?? '', '000000').catch(() => undefined)
    }
    await expect(enter(browserAt('203.0.113.9'), phone ?? '', '000000')).rejects.toMatchObject({ status: 429 })
    expect(await signIn(browserAt('198.51.100.1'), phone ?? '')).toMatchObject({ message: 'Success' })
  })
})

test('an attack from many networks wins alone at most once in a window, and the owner gets in after it', async () => {
  const attacked = { app: api.app, pass: api.pass, people: { aCandidate: api.aCandidate } }
  expect(await attackOneAccount(attacked, inDeepRun(40, 12), [0, 1, 2, 10])).toEqual({ alone: [0], codesOfOwner: 2 })
  await leave(20, codeLimits.wrongInAll, 'all')
  expect(await attackManyAccounts(attacked, 20)).toEqual({ next: 'one-more-code', codesOfOwner: 2 })
})

describe('a network', () => {
  test('gets six codes for a number in a quarter of an hour, and 429 says when to come back', async () => {
    const { phone } = await api.aCandidate()
    for (let sent = 0; sent < 6; sent++) await ask(browserAt('198.51.100.1'), phone ?? '')
    api.pass(5 * minute)
    const again = ask(browserAt('198.51.100.1'), phone ?? '')
    await expect(again).rejects.toMatchObject({ code: 'too-many-requests', body: { retryAfterSeconds: 600 } })
    expect((await ask(browserAt('198.51.100.9'), phone ?? '')).data).toBe('OTP Sent')
    api.pass(10 * minute)
    expect((await ask(browserAt('198.51.100.1'), phone ?? '')).data).toBe('OTP Sent')
  })

  test('of IPv6 is counted by its /64, /56 and /48', async () => {
    const { phone } = await api.aCandidate()
    const request = async (address: string) =>
      ask(browserAt(address), phone ?? '').then(
        () => 'sent',
        (error) => error.code,
      )
    for (let index = 0; index < 24; index++) await request(`2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`)
    expect(await request('2001:db8:1:2ff::1')).toBe('too-many-requests')
    expect(await request('2001:db8:1:300::1')).toBe('sent')
    for (let index = 0; index < 72; index++) await request(`2001:db8:1:${(0x400 + index * 256).toString(16)}::1`)
    expect(await request('2001:db8:1:ff00::1')).toBe('too-many-requests')
    expect(await request('2001:db8:2::1')).toBe('sent')
  })

  test('that requests codes for 60 unknown numbers is refused known and unknown ones alike, and the log records it [S-182]', async () => {
    const { phone } = await api.aCandidate()
    const walker = browserAt('198.51.100.1')
    for (let index = 0; index < codeLimits.networkLookUps.most; index++)
      await expect(ask(walker, number(index))).rejects.toMatchObject(refused('user-not-found'))
    await expect(ask(walker, number(999))).rejects.toMatchObject(refused('too-many-requests'))
    await expect(ask(walker, phone ?? '')).rejects.toMatchObject(refused('too-many-requests'))
    expect((await ask(browserAt('198.51.100.2'), phone ?? '')).data).toBe('OTP Sent')
    expect(await alarms()).toMatchObject([{ detail: { limit: 'code-unknown' } }])
  })

  test('of a college signs in 400 people in an hour', async () => {
    await leave(1, codeLimits.networkSends, '198.51.100.1')
    for (let index = 0; index < 3; index++) {
      const { phone } = await api.aCandidate()
      expect(await signIn(browserAt('198.51.100.1'), phone ?? '')).toMatchObject({ message: 'Success' })
    }
  })

  test('gets few codes once 50,000 went out unused in a day; a network of one’s own gets one', async () => {
    await leave(0, codeLimits.sendsInAll, 'all')
    const people = await Promise.all(Array.from({ length: 8 }, () => api.aCandidate()))
    const answers = []
    for (const { phone } of people)
      answers.push(await ask(browserAt('203.0.113.9'), phone ?? '').catch((error) => error.code))
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(2)
    expect(await signIn(browserAt('198.51.100.1'), people[0]?.phone ?? '')).toMatchObject({ message: 'Success' })
    api.pass(day)
  })
})

test('a suspended account is sent no code: its owner’s device sees why, and a stranger’s request becomes a message to the owner', async () => {
  const { phone, id } = await api.aCandidate()
  const known = browserAt('198.51.100.1')
  await signIn(known, phone ?? '')
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.accounts.suspend({ params: { id }, body: { Reason: 'A test' } })
  await api.db.delete(outbox)
  await expect(ask(known, phone ?? '')).rejects.toMatchObject({ status: 403, code: 'suspended' })
  expect((await ask(browserAt('203.0.113.9'), phone ?? '')).data).toBe('OTP Sent')
  expect((await ask(browserAt('203.0.113.8'), phone ?? '')).data).toBe('OTP Sent')
  expect((await api.db.select().from(outbox)).map(({ template }) => template)).toEqual(['sign-in-suspended'])
})

test('the table of limits names no number and no address', async () => {
  await ask(browserAt('198.51.100.1'), (await api.aCandidate()).phone ?? '')
  const keys = (await api.db.select().from(rateLimits)).map(({ key }) => key).join()
  expect(keys).toContain('code-pair:')
  expect(keys).not.toMatch(/902000|198\.51/)
})

test('what comes in the query of GET /user/login is never logged [S-417]', async () => {
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
