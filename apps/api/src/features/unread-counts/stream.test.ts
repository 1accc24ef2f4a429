import type { AddressInfo } from 'node:net'
import { sessions } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { notify } from '../../services/notifications/notify.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { hrComments } from '../../testing/people/hr-comments.ts'
import { startApi } from '../../testing/server/start-api.ts'

// Serves the built apps, so that compression is on as in production.
const api = await startApi({ WEB_DIR: 'apps' })
await api.app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
const open: AbortController[] = []
const aFindable = findableCandidates(api)

afterEach(() => {
  for (const stream of open.splice(0)) stream.abort()
})

/** Opens a stream; `text` returns everything received so far. */
async function listen(headers: Record<string, string>) {
  const abort = new AbortController()
  open.push(abort)
  const response = await fetch(`${origin}/api/notifications/stream`, {
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    signal: abort.signal,
  })
  const seen = { text: '', over: false }
  const reading = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  void (async () => {
    for await (const chunk of reading) seen.text += chunk
    seen.over = true
  })().catch(() => undefined)
  return { response, seen, abort }
}

const bearer = async (person: { id: number }) => ({ authorization: `Bearer ${await api.tokenOf(person.id)}` })
const verified = (to: number) =>
  notify(api.deps, api.db, { to, kind: 'verification-verified', params: {}, path: '/candidate-profile' })

test('a candidate with the app open sees their verification within moments, without a reload', async () => {
  const candidate = await api.aCandidate()
  const { response, seen } = await listen(await bearer(candidate))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-encoding')).toBeNull()
  await expect.poll(() => seen.text).toBe('event: unread\ndata: {"unread":0,"newest":null}\n\n')
  const headers = { authorization: await api.tokenOf((await api.aStaffMember('hr')).id) }
  const url = `/api/vsp-verification/${candidate.id}`
  expect((await api.app.inject({ method: 'POST', url, headers, payload: { hrComments } })).statusCode).toBe(200)
  await expect.poll(() => seen.text).toContain('data: {"unread":1,')
})

test('the session cookie opens a stream, as a browser’s EventSource has nothing else', async () => {
  const { phone } = await api.aCandidate()
  const mobile = phone ?? ''
  const request = { method: 'POST' as const, url: '/api/user/login', headers: { 'sec-fetch-site': 'same-origin' } }
  const code = await api.app.inject({ ...request, payload: { mobile } })
  const cookies = Object.fromEntries(code.cookies.map(({ name, value }) => [name, value]))
  const otp = (await api.client().platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp
  const answer = await api.app.inject({ ...request, payload: { mobile, otp }, cookies })
  const cookie = answer.cookies.find(({ name }) => name === '__Host-session')
  const { response } = await listen({ cookie: `${cookie?.name}=${cookie?.value}` })
  expect(response.status).toBe(200)
})

test('visitors, expired sessions and people still registering get no stream', async () => {
  expect((await listen({})).response.status).toBe(401)
  expect((await listen({ cookie: '__Host-session=made-up' })).response.status).toBe(401)
  expect((await listen(await bearer(await api.aCandidateInStep(2)))).response.status).toBe(409)
})

test('a person receives only their own events', async () => {
  const [one, other] = [await api.aCandidate(), await api.aCandidate()]
  const { seen: ofOne } = await listen(await bearer(one))
  const { seen: ofOther } = await listen(await bearer(other))
  await verified(other.id)
  await expect.poll(() => ofOther.text).toContain('"unread":1')
  expect(ofOne.text).not.toContain('"unread":1')
})

test('a fifth stream is refused, and there is room again when one is closed', async () => {
  const me = await bearer(await api.aCandidate())
  const streams = [await listen(me), await listen(me), await listen(me), await listen(me)]
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
  expect((await listen(me)).response.status).toBe(429)
  streams[0]?.abort.abort()
  await expect.poll(async () => (await listen(me)).response.status).toBe(200)
})

test('reading in one window updates the others', async () => {
  const person = await api.aCandidate()
  await verified(person.id)
  const { seen } = await listen(await bearer(person))
  await expect.poll(() => seen.text).toContain('"unread":1')
  const me = await api.as(person)
  await me.notifications.readAll({ body: { upTo: (await me.notifications.unread()).data.newest ?? 0 } })
  await expect.poll(() => seen.text).toMatch(/"unread":0,"newest":null}\n\n$/)
})

test('a stream ends with its session at the next heartbeat', async () => {
  const person = await api.aCandidate()
  const { seen } = await listen(await bearer(person))
  await expect.poll(() => seen.text).toContain('"unread":0')
  await api.db.update(sessions).set({ endedAt: api.deps.now() }).where(eq(sessions.accountId, person.id))
  await expect.poll(() => seen.over).toBe(true)
})

test('a conversation message arrives on the stream within moments, as its own event', async () => {
  const [candidate, employer] = [await aFindable(), await api.anEmployer()]
  const { seen } = await listen(await bearer(candidate))
  await expect.poll(() => seen.text).toBe('event: unread\ndata: {"unread":0,"newest":null}\n\n')
  const client = await api.as(employer)
  await client.shortlist.set({ body: { Candidate_id: candidate.id, Status: 1 } })
  const { data } = await client.conversations.send({ params: { id: candidate.id }, body: { Text: 'Hello' } })
  const event = `event: messages\ndata: {"unread":1,"newest":${data.ID}}\n\n`
  await expect.poll(() => seen.text).toContain(event)
})
