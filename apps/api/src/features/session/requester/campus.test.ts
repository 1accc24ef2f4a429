import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { rateLimits } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { sendTo, startApi } from '../../../testing/server/start-api.ts'
import { codeLimits } from './limits.ts'

const api = await startApi()
const campus = '198.51.100.1'
const { most } = codeLimits.networkLookUps
const minute = 60_000

const browser = (address = campus) => createClient(contract, sendTo(api.app, address), async () => undefined)
type Browser = ReturnType<typeof browser>

const number = (index: number) => String(9_800_000_000 + index)
const codeOf = (error: { code: string }) => error.code
const ask = (one: Browser, mobile: string) => one.session.login({ body: { mobile } }).then(() => 'sent', codeOf)
const join = (one: Browser, mobile: string) =>
  one.registration.register({ body: { role: 'Candidate', name: 'Asha Rao', mobile } }).then(() => 'sent', codeOf)
const enter = (one: Browser, mobile: string, otp: string) =>
  one.session.login({ body: { mobile, otp } }).then(() => 'in', codeOf)

async function codeTo(mobile: string) {
  const { data } = await browser().platform.outbox({ query: { to: `+91${mobile.slice(-10)}` } })
  return data[0]?.variables.otp ?? ''
}

/** A new person: types the number, is asked for a name, and enters the code, the first time wrongly. */
async function newcomer(index: number, { mistypes = false } = {}) {
  const [one, mobile] = [browser(), number(index)]
  const seen = [await ask(one, mobile), await join(one, mobile)]
  const otp = await codeTo(mobile)
  if (mistypes) await enter(one, mobile, otp === '000000' ? '000001' : '000000')
  return [...seen, await enter(one, mobile, otp)]
}

/** Uses up a limit of the campus except for this many uses. */
async function leave(uses: number, limit: { name: string; most: number }) {
  const key = `${limit.name}:${api.deps.encryption.codeHmac(`limit ${limit.name}`, campus)}`
  const values = { key, windowStart: api.deps.now(), count: limit.most - uses }
  await api.db.insert(rateLimits).values(values).onConflictDoUpdate({ target: rateLimits.key, set: values })
}

/** Types numbers without an account until the network is refused; how many were answered. */
async function lookUps(from: number) {
  for (let index = from; ; index++) if ((await ask(browser(), number(index))) !== 'user-not-found') return index - from
}

describe('behind the one address of a campus', () => {
  test('300 new students register within an hour, every fifth mistypes the code, and all get in', async () => {
    const joined = ['user-not-found', 'sent', 'in']
    for (let from = 0; from < 300; from += 30) {
      const together = Array.from({ length: 30 }, (_, index) => newcomer(from + index, { mistypes: index % 5 === 0 }))
      expect(await Promise.all(together)).toEqual(Array(30).fill(joined))
      api.pass(5 * minute)
    }
    const { phone } = await api.aCandidate()
    const known = browser()
    expect(await ask(known, phone ?? '')).toBe('sent')
    expect(await enter(known, phone ?? '', await codeTo(phone ?? ''))).toBe('in')
  })

  test('wrong codes of people who then get in are given back to everybody else there', async () => {
    await leave(3, codeLimits.networkWrong)
    for (let index = 0; index < 5; index++)
      expect(await newcomer(index, { mistypes: true })).toEqual(['user-not-found', 'sent', 'in'])
  })

  test('a number that is typed again is counted once', async () => {
    await leave(2, codeLimits.networkLookUps)
    for (let again = 0; again < 5; again++) expect(await ask(browser(), number(1))).toBe('user-not-found')
    expect(await lookUps(2)).toBe(1)
  })

  test('while no more numbers may be asked for, people who have a code enter it or get another, and new ones register', async () => {
    const { phone } = await api.aCandidate()
    const [waiting, withCode] = [browser(), browser()]
    await ask(waiting, number(1))
    await join(waiting, number(1))
    await ask(withCode, phone ?? '')
    expect(await lookUps(2)).toBe(most - 1)
    const refused = browser().session.login({ body: { mobile: (await api.aCandidate()).phone ?? '' } })
    await expect(refused).rejects.toMatchObject({ code: 'too-many-requests', body: { retryAfterSeconds: 60 } })
    expect(await ask(withCode, phone ?? '')).toBe('sent')
    expect(await enter(withCode, phone ?? '', await codeTo(phone ?? ''))).toBe('in')
    expect(await join(browser(), number(900))).toBe('sent')
    expect(await enter(waiting, number(1), await codeTo(number(1)))).toBe('in')
    expect(await ask(browser(), (await api.aCandidate()).phone ?? '')).toBe('sent')
  })
})

describe('who tries numbers', () => {
  test('gets nothing back by registering them: only by the code that their owner reads, for that number and once', async () => {
    expect(await lookUps(0)).toBe(most)
    const owned = [browser(), browser(), browser()]
    for (const [index, one] of owned.entries()) {
      expect(await join(one, number(index))).toBe('sent')
      expect(await lookUps(100)).toBe(0)
    }
    const never = browser()
    await join(never, number(500))
    expect(await enter(never, number(500), await codeTo(number(500)))).toBe('in')
    expect(await lookUps(100)).toBe(0)
    for (const [index, one] of owned.entries())
      expect(await enter(one, number(index), await codeTo(number(index)))).toBe('in')
    expect(await lookUps(100)).toBe(owned.length)
    for (const [index, one] of owned.entries()) {
      expect(await ask(one, number(index))).toBe('sent')
      expect(await enter(one, number(index), await codeTo(number(index)))).toBe('in')
    }
    expect(await lookUps(200)).toBe(0)
  })

  test('gets no more of them by asking for all at once', async () => {
    const answers = await Promise.all(Array.from({ length: most * 2 }, (_, index) => ask(browser(), number(index))))
    expect(answers.filter((answer) => answer === 'user-not-found')).toHaveLength(most)
  })

  test('gets nothing back in one network for what was registered in another', async () => {
    expect(await lookUps(0)).toBe(most)
    const elsewhere = browser('203.0.113.9')
    await join(elsewhere, number(0))
    expect(await enter(elsewhere, number(0), await codeTo(number(0)))).toBe('in')
    expect(await lookUps(100)).toBe(0)
  })
})
