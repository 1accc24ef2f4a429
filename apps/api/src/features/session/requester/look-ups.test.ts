import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { rateLimits } from '@pramaan/database/schema'
import { describe, expect, test } from 'vitest'
import { sendTo, startApi } from '../../../testing/server/start-api.ts'
import { codeLimits } from './limits.ts'

const api = await startApi()
const network = '198.51.100.1'
const { networkLookUps, networkSends } = codeLimits
const consents = { privacy: 'privacy-1', terms: 'terms-1' }
const otp = '123456'
const spent = 'too-many-requests'

const browser = (token?: string) => createClient(contract, sendTo(api.app, network), async () => token)
const codeOf = (error: { code: string }) => error.code
const answerOf = (asking: Promise<unknown>) => asking.then(() => 'sent', codeOf)
const unknown = (index: number) => String(9_800_000_000 + index)
const known = async (of = api.aCandidate) => (await of()).phone ?? ''

async function codeTo(to: string) {
  return (await browser().platform.outbox({ query: { to } })).data[0]?.variables.otp ?? ''
}

/** Uses up a limit of the network except for this many uses. */
async function leave(uses: number, limit: { name: string; most: number }) {
  const key = `${limit.name}:${api.deps.encryption.codeHmac(`limit ${limit.name}`, network)}`
  const values = { key, windowStart: api.deps.now(), count: limit.most - uses }
  await api.db.insert(rateLimits).values(values).onConflictDoUpdate({ target: rateLimits.key, set: values })
}

/** The calls that answer whether a number has an account and send nothing: for one without, and for one that has. */
const lookUps = [
  {
    call: 'POST /user/login without a code',
    ask: (mobile: string) => browser().session.login({ body: { mobile } }),
    none: 'user-not-found',
    // To a number with an account a code goes, or the refusal names its app: both count as a code.
    one: undefined,
  },
  {
    call: 'POST /send-otp without consents',
    ask: (phoneNumber: string) => browser().chat.sendOtp({ body: { phoneNumber, role: 'Employer' } }),
    none: 'consent-needed',
    one: undefined,
  },
  {
    call: 'POST /user/login with a code that nobody sent',
    ask: (mobile: string) => browser().session.login({ body: { mobile, otp } }),
    none: 'user-not-found',
    one: 'otp-expired',
  },
  {
    call: 'GET /user/login with a code that nobody sent',
    ask: (mobile: string) => browser().session.loginByQuery({ query: { mobile, otp } }),
    none: 'user-not-found',
    one: 'otp-expired',
  },
  {
    call: 'POST /user/login with a code that nobody sent, in another app',
    ask: (mobile: string) => browser().session.login({ body: { mobile, otp, role: 'Staff' } }),
    none: 'user-not-found',
    one: 'other-app',
  },
  {
    call: 'POST /verify-otp with a code that nobody sent',
    ask: (phoneNumber: string) => browser().chat.verifyOtp({ body: { phoneNumber, otp } }),
    none: 'user-not-found',
    one: 'otp-expired',
  },
] as const

describe.each(lookUps)('$call', ({ ask, none }) => {
  test('counts each number without an account, and then refuses all numbers alike', async () => {
    await leave(2, networkLookUps)
    for (const index of [1, 1, 2]) expect(await answerOf(ask(unknown(index)))).toBe(none)
    expect(await answerOf(ask(unknown(3)))).toBe(spent)
    expect(await answerOf(ask(await known()))).toBe(spent)
    expect(await answerOf(ask(await known(api.anEmployer)))).toBe(spent)
  })

  test('tells no more about numbers that are asked for at the same time', async () => {
    await leave(6, networkSends)
    await leave(4, networkLookUps)
    const numbers = await Promise.all(Array.from({ length: 15 }, async (_, index) => [await known(), unknown(index)]))
    const answers = await Promise.all(numbers.flat().map((mobile) => answerOf(ask(mobile))))
    expect(answers.filter((answer) => answer !== spent).length).toBeLessThanOrEqual(10)
  })
})

test.each(lookUps.filter(({ one }) => one))(
  '$call counts each number with an account just the same',
  async ({ ask, one }) => {
    await leave(2, networkLookUps)
    const [first, second] = [await known(), await known()]
    for (const mobile of [first, first, second]) expect(await answerOf(ask(mobile))).toBe(one)
    expect(await answerOf(ask(await known()))).toBe(spent)
    expect(await answerOf(ask(unknown(1)))).toBe(spent)
  },
)

test.each(lookUps.filter(({ one }) => !one))(
  '$call refuses alike once no more codes may be sent',
  async ({ ask, none }) => {
    await leave(1, networkSends)
    expect(await answerOf(ask(unknown(1)))).toBe(none)
    expect(await answerOf(ask(await known()))).not.toBe(spent)
    expect(await answerOf(ask(await known()))).toBe(spent)
    expect(await answerOf(ask(unknown(2)))).toBe(spent)
  },
)

/** The calls in which each answer counts as a code, whether the number or e-mail has an account or not. */
const counted = {
  'POST /send-otp with consents': {
    about: (phoneNumber: string) => browser().chat.sendOtp({ body: { phoneNumber, consents } }),
    taken: () => known(),
    free: async (index: number) => unknown(index),
  },
  'POST /user/register with a number': {
    about: (mobile: string) =>
      browser().registration.register({ body: { role: 'Candidate', name: 'Asha Rao', mobile } }),
    taken: () => known(),
    free: async (index: number) => unknown(index),
  },
  'POST /user/register with an e-mail': {
    about: (email: string) =>
      browser().registration.register({ body: { role: 'Candidate', name: 'Asha Rao', mobile: unknown(1), email } }),
    taken: async () => (await api.aCandidate({}, { email: 'taken@example.com' })).email ?? '',
    free: async (index: number) => `free${index}@example.com`,
  },
  'PUT /employer/:id/email': {
    about: async (email: string) => {
      const { id } = await api.anEmployer()
      return browser(await api.tokenOf(id)).employers.changeEmail({ params: { id }, body: { email } })
    },
    taken: async () => (await api.aCandidate({}, { email: 'taken@example.com' })).email ?? '',
    free: async (index: number) => `free${index}@example.com`,
  },
}

describe.each(Object.entries(counted))('%s', (_, { about, taken, free }) => {
  test('counts as a code, with or without an account, and then is refused alike', async () => {
    await leave(2, networkSends)
    await leave(0, networkLookUps)
    const one = await taken()
    for (const text of [one, await free(1)]) expect(await answerOf(about(text))).not.toBe(spent)
    for (const text of [one, await free(2)]) expect(await answerOf(about(text))).toBe(spent)
  })
})

test('all calls share the look-ups of a network', async () => {
  await leave(lookUps.length, networkLookUps)
  for (const [index, { ask, none }] of lookUps.entries()) expect(await answerOf(ask(unknown(index)))).toBe(none)
  for (const { ask } of lookUps) expect(await answerOf(ask(unknown(99)))).toBe(spent)
})

test('the code of a person entered in another browser is given back when they get in: theirs alone', async () => {
  const [mobile, asked, other] = [await known(), browser(), browser()]
  await leave(1, networkLookUps)
  for (let times = 0; times < 2; times++) {
    await asked.session.login({ body: { mobile } })
    const right = await codeTo(mobile)
    expect(await answerOf(other.session.login({ body: { mobile, otp: right } }))).toBe('otp-expired')
    expect(await answerOf(asked.session.login({ body: { mobile, otp: right } }))).toBe('sent')
  }
  expect(await answerOf(browser().session.login({ body: { mobile: unknown(1) } }))).toBe('user-not-found')
  expect(await answerOf(browser().session.login({ body: { mobile: unknown(2) } }))).toBe(spent)
})
