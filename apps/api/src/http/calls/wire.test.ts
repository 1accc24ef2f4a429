import { contract } from '@pramaan/contract'
import type { Tree } from '@pramaan/contract/endpoint'
import { errors } from '@pramaan/contract/errors'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const endpoints = Object.entries(contract as Tree).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => [`${noun}.${verb}`, endpoint] as const),
)

type Code = keyof typeof errors

/** Sends a request and checks the complete refusal: status and sentence of its code, request id, no caching. */
async function refusal(code: Code, ask: InjectOptions) {
  const answer = await api.app.inject(ask)
  const [status, message] = errors[code]
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, message, requestId: answer.headers['x-request-id'] })
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer
}

const json = { 'content-type': 'application/json' }
const login = (payload: object | string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/api/user/login',
  headers,
  payload,
})
const signedIn = async (person: { id: number }) => ({ authorization: await api.tokenOf(person.id) })

test('400 names each field that is wrong', async () => {
  const answer = await refusal('invalid', login({ otp: '12', role: 'King' }))
  expect(
    answer
      .json()
      .details.map(({ field }: { field: string }) => field)
      .sort(),
  ).toEqual(['otp', 'role'])
})

test('400 for an unknown field of a write, and for malformed JSON', async () => {
  await refusal('invalid', login({ mobile: '9876543210', extra: 1 }))
  await refusal('invalid', login('{"mobile":'))
  await refusal('invalid', login(''))
})

test('401 without a token, and with one that is not ours [E-697 S-410]', async () => {
  const url = '/api/staff-invitations'
  await refusal('not-signed-in', { url })
  await refusal('session-ended', { url, headers: { authorization: 'Bearer made.up.token' } })
})

test('403 for another role, for another’s record, and for a suspended account', async () => {
  const candidate = await api.aCandidate()
  await refusal('not-allowed', { url: '/api/staff-invitations', headers: await signedIn(candidate) })
  const move = { method: 'PUT', url: '/api/user/register/updateRegStep/999999', payload: { newStep: 2 } } as const
  await refusal('not-yours', { ...move, headers: await signedIn(candidate) })
  const suspended = await api.aCandidate({}, { status: 'suspended' })
  await refusal('suspended', { ...move, headers: await signedIn(suspended) })
})

test('404 for a path, a method and a record that there are not', async () => {
  await refusal('not-found', { url: '/api/nowhere' })
  await refusal('not-found', { method: 'DELETE', url: '/api/user/login' })
  const admin = await signedIn(await api.aStaffMember('Admin'))
  const url = `/api/staff-invitations/${crypto.randomUUID()}`
  await refusal('not-found', { method: 'DELETE', url, headers: admin })
})

test('409 carries what the refusal is about', async () => {
  const person = await api.aCandidateInStep(1)
  const url = `/api/user/register/updateRegStep/${person.id}`
  const move = { method: 'PUT', url, payload: { newStep: 2 }, headers: await signedIn(person) } as const
  expect((await refusal('wrong-step', move)).json().step).toBe(1)
})

test('413 for a body of more than 256 kB', async () => {
  await refusal('too-large', login({ mobile: 'x'.repeat(257 * 1024) }))
})

test('415 for a content type that is not JSON', async () => {
  await refusal('unsupported-type', login('mobile=9876543210', { 'content-type': 'text/csv' }))
})

test('422 for an Idempotency-Key that was used for another request', async () => {
  const form = { role: 'Candidate', name: 'Asha Rao', mobile: '9876543210' }
  const register = (payload: object): InjectOptions => ({
    method: 'POST',
    url: '/api/user/register',
    headers: { 'idempotency-key': 'k' },
    payload,
  })
  expect((await api.app.inject(register(form))).statusCode).toBe(200)
  await refusal('key-reused', register({ ...form, name: 'Another' }))
})

test('429 says after how many seconds to come back', async () => {
  const config = { ...api.deps.config, REQUESTS_PER_MINUTE: 2 }
  const app = await buildApp({ ...api.deps, config })
  await app.inject('/api/livez')
  await app.inject('/api/livez')
  const answer = await app.inject('/api/livez')
  await app.close()
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'too-many-requests', message: errors['too-many-requests'][1] })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('people behind one address have a limit each, and the address ten times as many', async () => {
  const config = { ...api.deps.config, REQUESTS_PER_MINUTE: 2 }
  const app = await buildApp({ ...api.deps, config })
  const [one, other] = [await api.tokenOf((await api.aCandidate()).id), await api.tokenOf((await api.aCandidate()).id)]
  const ask = async (authorization?: string) =>
    (await app.inject({ url: '/api/livez', headers: { ...(authorization && { authorization }) } })).statusCode
  expect([await ask(one), await ask(one), await ask(one)]).toEqual([200, 200, 429])
  expect([await ask(other), await ask(other)]).toEqual([200, 200])
  expect([await ask(), await ask('forged'), await ask()]).toEqual([200, 200, 429])
  const rest = await Promise.all(Array.from({ length: 12 }, () => ask()))
  expect(new Set(rest)).toEqual(new Set([429]))
  const third = await api.tokenOf((await api.aCandidate()).id)
  expect(await ask(third)).toBe(429)
  await app.close()
})

test('500 hides what broke', async () => {
  await api.db.$client.query('alter table outbox rename to hidden')
  const answer = await refusal('broken', { url: '/api/dev/outbox?to=secret' })
  await api.db.$client.query('alter table hidden rename to outbox')
  expect(answer.body).not.toMatch(/outbox|select|secret/)
})

test('503 while a table is missing', async () => {
  await api.db.$client.query('alter table candidate_search rename to hidden')
  const answer = await refusal('unavailable', { url: '/api/readyz' })
  await api.db.$client.query('alter table hidden rename to candidate_search')
  expect(answer.headers['retry-after']).toBe('5')
})

test('503 early when the queue for the database is full, while health stays green', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => api.db.$client.connect()))
  const waiting = Array.from({ length: 201 }, () => api.db.$client.query('select 1'))
  await refusal('overloaded', login({ mobile: '9876543210' }))
  expect((await api.app.inject('/api/livez')).statusCode).toBe(200)
  for (const client of clients) client.release()
  await Promise.all(waiting)
})

test.each(endpoints)('OpenAPI describes %s with its schemas', async (name, endpoint) => {
  const { paths } = (await api.app.inject('/api/openapi.json')).json()
  const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({ name: parameter, in: 'path' }))
  const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
  expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary })
  expect(operation.responses['200'].content).toHaveProperty(['application/json', 'schema'])
  expect('requestBody' in operation).toBe(endpoint.body !== undefined)
  for (const parameter of parameters) expect(operation.parameters).toContainEqual(expect.objectContaining(parameter))
})
