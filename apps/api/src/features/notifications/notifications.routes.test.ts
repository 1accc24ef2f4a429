import { candidates, notifications, outbox } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notify } from '../../services/notifications/notify.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const now = () => api.deps.now()

/** Sends a person the given number of notifications. */
async function announce(to: number, times: number) {
  for (let n = 1; n <= times; n++)
    await notify(api.deps, api.db, { to, kind: 'new-message', params: { from: `Sender ${n}` }, path: '/messages' })
}

const ways = async () => (await api.db.select().from(outbox)).map(({ channel, recipient }) => [channel, recipient])

test('a person lists their own, newest first, page by page, with how many are unread', async () => {
  const person = await api.anEmployer()
  await announce(person.id, 5)
  await announce((await api.anEmployer()).id, 3)
  const me = await api.as(person)
  const first = await me.notifications.list({ query: { pageSize: 3 } })
  expect(first.data.map(({ Params }) => Params.from)).toEqual(['Sender 5', 'Sender 4', 'Sender 3'])
  expect(first.data[0]).toMatchObject({ Kind: 'new-message', Path: '/messages', ReadOn: null })
  expect(first.unread).toBe(5)
  const second = await me.notifications.list({ query: { pageSize: 3, before: first.next ?? undefined } })
  expect(second.data.map(({ Params }) => Params.from)).toEqual(['Sender 2', 'Sender 1'])
  expect(second.next).toBeNull()
  expect((await me.notifications.list({ query: { pageSize: 5 } })).next).toBeNull()
})

test('one is marked as read, and stays read since the first time', async () => {
  const person = await api.aCandidate()
  await announce(person.id, 2)
  const me = await api.as(person)
  const { data } = await me.notifications.list({ query: {} })
  const [newest] = data
  expect((await me.notifications.read({ params: { id: newest?.ID ?? 0 } })).data.unread).toBe(1)
  const readOn = now().toISOString()
  api.pass(60_000)
  await me.notifications.read({ params: { id: newest?.ID ?? 0 } })
  expect((await me.notifications.list({ query: {} })).data[0]?.ReadOn).toBe(readOn)
})

test('all are marked as read up to the last one seen; later ones stay new', async () => {
  const person = await api.aCandidate()
  await announce(person.id, 3)
  const me = await api.as(person)
  const { data } = await me.notifications.unread()
  await announce(person.id, 1)
  const { data: left } = await me.notifications.readAll({ body: { upTo: data.newest ?? 0 } })
  expect(left.unread).toBe(1)
})

test('a stranger neither reads nor marks another person’s notifications', async () => {
  const [person, stranger] = [await api.aCandidate(), await api.aCandidate()]
  await announce(person.id, 2)
  const { data } = await (await api.as(person)).notifications.list({ query: {} })
  const other = await api.as(stranger)
  expect((await other.notifications.list({ query: {} })).data).toEqual([])
  await expect(other.notifications.read({ params: { id: data[0]?.ID ?? 0 } })).rejects.toMatchObject({ status: 404 })
  await other.notifications.readAll({ body: { upTo: data[0]?.ID ?? 0 } })
  expect((await api.db.select().from(notifications)).map(({ readAt }) => readAt)).toEqual([null, null])
})

test('the badge counts to 100', async () => {
  const person = await api.aCandidate()
  const line = { accountId: person.id, kind: 'new-message', params: { from: 'A' }, createdAt: now() }
  await api.db.insert(notifications).values(Array.from({ length: 130 }, () => line))
  expect((await (await api.as(person)).notifications.unread()).data.unread).toBe(100)
})

test('one key sends one notification, and a transaction that rolls back sends none', async () => {
  const person = await api.aCandidate()
  const paid = { to: person.id, kind: 'verification-applied', params: {}, path: '/dashboard', once: 'order 7' } as const
  await notify(api.deps, api.db, paid)
  await notify(api.deps, api.db, paid)
  expect(await api.db.select().from(notifications)).toHaveLength(1)
  expect(await api.db.select().from(outbox)).toHaveLength(1)
  const broken = api.db.transaction(async (db) => {
    await notify(api.deps, db, { ...paid, once: 'order 8' })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(await api.db.select().from(notifications)).toHaveLength(1)
  expect(await api.db.select().from(outbox)).toHaveLength(1)
})

test('a person who set no preferences is notified on the channels ticked during onboarding, and gets only the updates they asked for', async () => {
  const chosen = { preferences: ['jobs'], settings: { whatsapp: true, sms: true, email: false } }
  const person = await api.aCandidate({ notifications: chosen }, { email: 'me@example.com' })
  await notify(api.deps, api.db, { to: person.id, kind: 'verification-verified', params: {}, path: '/dashboard' })
  await announce(person.id, 1)
  expect(await ways()).toEqual([
    ['whatsapp', person.phone],
    ['sms', person.phone],
  ])
  const { data } = await (await api.as(person)).notifications.preferences()
  expect(data).toMatchObject({ language: 'en', channels: { jobs: ['whatsapp', 'sms'], messages: [], courses: [] } })
})

test('what a person chooses holds from the next message on: topic by topic, in their language', async () => {
  const person = await api.aCandidate({}, { email: 'me@example.com' })
  const me = await api.as(person)
  const body = { language: 'mr', channels: { verification: ['email'], messages: [] } } as const
  const { data } = await me.notifications.savePreferences({
    body: { language: 'mr', channels: { verification: ['email'], messages: [] } },
  })
  expect(data).toMatchObject({ ...body, channels: { ...body.channels, payments: ['whatsapp', 'email'] } })
  await notify(api.deps, api.db, { to: person.id, kind: 'verification-verified', params: {}, path: '/dashboard' })
  await announce(person.id, 1)
  expect(await ways()).toEqual([['email', 'me@example.com']])
  expect((await api.db.select().from(outbox))[0]?.shown).toContain('अभिनंदन')
  expect((await me.notifications.list({ query: {} })).data).toHaveLength(2)
  expect((await me.notifications.preferences()).data.channels.messages).toEqual([])
})

test('a language chosen during registration is saved, and the channels still follow onboarding', async () => {
  const person = await api.aCandidate({}, { registrationStep: -2, email: 'me@example.com' })
  const me = await api.as(person)
  expect((await me.notifications.savePreferences({ body: { language: 'hi', channels: {} } })).data.language).toBe('hi')
  const chosen = { preferences: ['jobs'], settings: { whatsapp: false, sms: true, email: false } }
  await api.db.update(candidates).set({ notifications: chosen }).where(eq(candidates.accountId, person.id))
  const { data } = await me.notifications.preferences()
  expect(data).toMatchObject({ language: 'hi', channels: { jobs: ['sms'], payments: ['sms'], courses: [] } })
})

test('receipts need a channel, and an unknown channel or topic is refused', async () => {
  const me = await api.as(await api.aCandidate())
  const nowhere = me.notifications.savePreferences({ body: { language: 'en', channels: { payments: [] } } })
  await expect(nowhere).rejects.toMatchObject({ status: 400, body: { details: [{ field: 'channels.payments' }] } })
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/notifications/preferences',
    headers: { authorization: await api.tokenOf((await api.aCandidate()).id) },
    payload: { language: 'en', channels: { gossip: ['sms'] } },
  })
  expect(answer.statusCode).toBe(400)
})

test('the profile’s e-mail is used where the account has none, and a person without an address gets notifications in the app only', async () => {
  const written = await api.aCandidate({}, { contactEmail: 'profile@example.com' })
  await (await api.as(written)).notifications.savePreferences({
    body: { language: 'en', channels: { verification: ['email'] } },
  })
  await notify(api.deps, api.db, { to: written.id, kind: 'verification-verified', params: {}, path: '/dashboard' })
  expect(await ways()).toEqual([['email', 'profile@example.com']])
  const mute = await api.aCandidate({}, { email: null })
  await (await api.as(mute)).notifications.savePreferences({
    body: { language: 'en', channels: { verification: ['email'] } },
  })
  await notify(api.deps, api.db, { to: mute.id, kind: 'verification-verified', params: {}, path: '/dashboard' })
  expect(await ways()).toHaveLength(1)
  expect((await (await api.as(mute)).notifications.unread()).data.unread).toBe(1)
})
