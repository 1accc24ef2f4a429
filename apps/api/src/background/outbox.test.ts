import { outbox } from '@pramaan/database/schema'
import { messageTries } from '@pramaan/domain/message'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailSender } from '../providers/messages/email/email.ts'
import type { Outcome } from '../providers/messages/sender.ts'
import { notify } from '../services/notifications/notify.ts'
import { startMailServer } from '../testing/fakes/mail-server.ts'
import { recordingSenders } from '../testing/fakes/outbox.ts'
import { startApi } from '../testing/server/start-api.ts'
import { outboxRound } from './outbox.ts'

const api = await startApi()
const minuteMs = 60_000
const notNow: Outcome = { sent: false, lasting: false, reason: 'gateway 503' }

/** A candidate who was just notified, by e-mail only, that they are verified. */
async function aNotifiedCandidate(email = 'told@example.com') {
  const settings = { whatsapp: false, sms: false, email: true }
  const person = await api.aCandidate({ notifications: { preferences: [], settings } }, { email })
  await notify(api.deps, api.db, {
    to: person.id,
    kind: 'verification-verified',
    params: {},
    path: '/candidate-profile',
  })
  return person
}

async function remind(to: number) {
  await notify(api.deps, api.db, { to, kind: 'profile-incomplete', params: { percent: '40' }, path: '/profile' })
}

const rows = () => api.db.select().from(outbox).orderBy(outbox.id)

test('a message goes out once, under its key, and the next round has nothing to do', async () => {
  await aNotifiedCandidate()
  const post = recordingSenders()
  await outboxRound(api.deps, post.senders)()
  await outboxRound(api.deps, post.senders)()
  const [row] = await rows()
  expect(post.sent).toMatchObject([{ to: 'told@example.com', template: 'verification-verified', key: row?.key }])
  expect(post.sent[0]?.text).toContain('http://candidate.localhost:3000/candidate-profile')
  expect(row).toMatchObject({ sentAt: api.deps.now(), nextTryAt: null, tries: 1 })
})

test('what the provider refuses for now is retried with growing pauses, and after the last one is dead and visible to staff', async () => {
  const person = await aNotifiedCandidate()
  const post = recordingSenders()
  post.answerWith(() => notNow)
  const round = outboxRound(api.deps, post.senders)
  const pauses: number[] = []
  for (let tries = 1; tries <= messageTries; tries++) {
    await round()
    await round()
    expect(post.sent).toHaveLength(tries)
    const [row] = await rows()
    if (!row?.nextTryAt) break
    pauses.push(row.nextTryAt.getTime() - api.deps.now().getTime())
    api.pass(row.nextTryAt.getTime() - api.deps.now().getTime())
  }
  expect(pauses).toHaveLength(messageTries - 1)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(new Set(post.sent.map(({ key }) => key)).size).toBe(1)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data } = await admin.messages.dead({ query: {} })
  expect(data).toMatchObject([{ UserId: person.id, State: 'dead', Tries: messageTries, Reason: 'gateway 503' }])
  await admin.messages.retry({ params: { id: data[0]?.ID ?? 0 } })
  post.answerWith(() => ({ sent: true, providerId: 'x' }))
  await round()
  expect(await rows()).toMatchObject([{ providerId: 'x', diedAt: null, nextTryAt: null }])
  await expect(admin.messages.retry({ params: { id: data[0]?.ID ?? 0 } })).rejects.toMatchObject({ status: 409 })
})

test('what the provider refuses permanently is not retried', async () => {
  await aNotifiedCandidate()
  const post = recordingSenders()
  post.answerWith(() => ({ sent: false, lasting: true, reason: 'smtp 550 RCPT TO' }))
  await outboxRound(api.deps, post.senders)()
  api.pass(24 * 60 * minuteMs)
  await outboxRound(api.deps, post.senders)()
  expect(post.sent).toHaveLength(1)
  expect(await rows()).toMatchObject([{ lastError: 'smtp 550 RCPT TO', diedAt: expect.any(Date) }])
})

test('four workers at once send each of forty messages once', async () => {
  for (let n = 0; n < 40; n++) await aNotifiedCandidate(`told-${n}@example.com`)
  const post = recordingSenders()
  await Promise.all(Array.from({ length: 4 }, () => outboxRound(api.deps, post.senders)()))
  expect(post.sent.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 40 }, (_, n) => `told-${n}@example.com`).toSorted(),
  )
})

test('while one worker sends a message no other takes it; if that worker is lost, it is sent again under the same key', async () => {
  await aNotifiedCandidate()
  const lost = recordingSenders()
  let give: (outcome: Outcome) => void = () => undefined
  lost.answerWith(() => new Promise((resolve) => (give = resolve)))
  const hanging = outboxRound(api.deps, lost.senders)()
  await expect.poll(() => lost.sent.length).toBe(1)
  const other = recordingSenders()
  await outboxRound(api.deps, other.senders)()
  expect(other.sent).toHaveLength(0)
  api.pass(2 * minuteMs)
  await outboxRound(api.deps, other.senders)()
  expect(other.sent.map(({ key }) => key)).toEqual(lost.sent.map(({ key }) => key))
  give(notNow)
  await hanging
  expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), diedAt: null, tries: 2 }])
})

test('a code is sent before everything else, also at night, and never after it has expired', async () => {
  for (let n = 0; n < 25; n++) await aNotifiedCandidate(`told-${n}@example.com`)
  const { phone } = await api.aCandidate()
  const mobile = phone ?? ''
  api.pass(15 * 60 * minuteMs)
  await api.client().session.login({ body: { mobile } })
  const post = recordingSenders()
  await outboxRound(api.deps, post.senders)()
  expect(post.sent).toHaveLength(26)
  expect(post.sent.findIndex(({ template }) => template === 'otp')).toBeLessThan(10)
  await api.client().session.login({ body: { mobile } })
  api.pass(10 * minuteMs)
  await outboxRound(api.deps, post.senders)()
  expect(post.sent).toHaveLength(26)
  const [last] = (await rows()).slice(-1)
  expect(last).toMatchObject({ template: 'otp', lastError: 'too late', sentAt: null })
})

test('a reminder waits from 21:00 to 09:00 in India, what happened does not', async () => {
  const person = await aNotifiedCandidate()
  await remind(person.id)
  const post = recordingSenders()
  const round = outboxRound(api.deps, post.senders)
  api.pass(9 * 60 * minuteMs)
  await round()
  expect(post.sent.map(({ template }) => template)).toEqual(['verification-verified'])
  api.pass(12 * 60 * minuteMs - 1)
  await round()
  expect(post.sent).toHaveLength(1)
  api.pass(1)
  await round()
  expect(post.sent.map(({ template }) => template)).toEqual(['verification-verified', 'profile-incomplete'])
})

test('a mail server that is down and comes back gets the mail then', async () => {
  const first = await startMailServer()
  const { port, url } = first
  await first.close()
  await aNotifiedCandidate('later@example.com')
  const { senders } = recordingSenders()
  const round = outboxRound(api.deps, { ...senders, email: emailSender({ url, from: 'no-reply@example.com' }) })
  await round()
  expect(await rows()).toMatchObject([{ sentAt: null, tries: 1, lastError: expect.stringContaining('unreachable') }])
  const back = await startMailServer(port)
  api.pass(minuteMs)
  await round()
  expect(back.taken.map(({ to }) => to)).toEqual([['later@example.com']])
  expect(await rows()).toMatchObject([{ sentAt: api.deps.now(), lastError: null }])
  await back.close()
})

test('a used code is gone from the outbox at once, and so is one that a newer code replaced', async () => {
  const { phone } = await api.aCandidate()
  const mobile = phone ?? ''
  const browser = api.client()
  await browser.session.login({ body: { mobile } })
  await browser.session.login({ body: { mobile } })
  const [replaced, open] = await rows()
  expect(replaced).toMatchObject({ variables: null, nextTryAt: null })
  const sent = await browser.platform.outbox({ query: { to: mobile } })
  await browser.session.login({ body: { mobile, otp: sent.data[0]?.variables.otp ?? '' } })
  const [used] = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, open?.id ?? 0))
  expect(used?.variables).toBeNull()
  const after = await browser.platform.outbox({ query: { to: mobile } })
  expect(JSON.stringify(after)).not.toContain(sent.data[0]?.variables.otp)
})
