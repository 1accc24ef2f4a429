import { outbox, pushDevices } from '@pramaan/database/schema'
import { desc } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxRound } from '../../../background/outbox.ts'
import { internet } from '../../../providers/pages/public-request.ts'
import { pushKeysOf } from '../../../providers/push/push-keys.ts'
import { startPushService } from '../../../testing/fakes/push-service.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { notify } from '../notify.ts'
import { pushSender } from './push-sender.ts'

const api = await startApi()
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.pushed.length = 0
  service.answerWith(201)
})

/** A candidate whose device has notifications turned on. */
async function aPerson() {
  const person = await api.aCandidate({}, { email: 'me@example.com' })
  const client = await api.as(person)
  await client.notifications.addDevice({ body: service.device })
  return { person, client }
}

/** Tells a person about an application, and runs the outbox with the push service of this machine. */
async function announce(to: number, network = service.network) {
  await notify(api.deps, api.db, {
    to,
    kind: 'application-accepted',
    params: { title: 'Welder' },
    path: '/my-applications',
  })
  const push = pushSender(api.deps, network)
  const sent = async () => ({ sent: true, providerId: null }) as const
  await outboxRound(api.deps, { sms: sent, email: sent, whatsapp: sent, push })()
  const rows = await api.db.select().from(outbox).orderBy(desc(outbox.id))
  return rows.find(({ channel }) => channel === 'push')
}

test('a notification reaches the device with its title and page alone, encrypted, under our key', async () => {
  const { person } = await aPerson()
  expect(await announce(person.id)).toMatchObject({ diedAt: null, recipient: expect.stringMatching(/^device \d+$/) })
  const [first] = service.pushed
  expect(first?.payload.path).toBe('/my-applications')
  expect(Object.keys(first?.payload ?? {}).sort()).toEqual(['path', 'title'])
  expect(first?.payload.title).not.toMatch(/me@example\.com|\d{10}/)
  const { authorization = '' } = first?.headers ?? {}
  const { publicKey, subject } = pushKeysOf(api.deps.config)
  expect(authorization).toContain(`k=${publicKey}`)
  const claims = decodeJwt(/t=([^,]+)/.exec(authorization)?.[1] ?? '')
  expect(claims).toMatchObject({ aud: new URL(service.device.endpoint).origin, sub: subject })
})

test('turning it on chooses it for every topic that is sent, and the person can take it back', async () => {
  const { person, client } = await aPerson()
  const { data } = await client.notifications.preferences()
  expect(data.channels.applications).toEqual(['whatsapp', 'email', 'push'])
  await client.notifications.savePreferences({ body: { language: 'en', channels: { applications: ['email'] } } })
  expect(await announce(person.id)).toBeUndefined()
  await client.notifications.addDevice({ body: service.device })
  expect((await client.notifications.preferences()).data.channels.applications).toEqual(['email'])
})

describe('a device is forgotten', () => {
  const count = () => api.db.$count(pushDevices)

  test('when its session ends', async () => {
    const person = await api.aCandidate()
    const authorization = await api.tokenOf(person.id)
    const call = (method: 'POST', url: string, payload: object) =>
      api.app.inject({ method, url, payload, headers: { authorization } })
    await call('POST', '/api/notifications/devices', service.device)
    expect(await count()).toBe(1)
    expect((await call('POST', '/api/user/logout', {})).statusCode).toBe(200)
    expect(await count()).toBe(0)
    expect(await announce(person.id)).toBeUndefined()
  })

  test.each([404, 410, 403])('when its push service answers %i', async (status) => {
    const { person } = await aPerson()
    service.answerWith(status)
    expect(await announce(person.id)).toMatchObject({ lastError: `push service ${status}`, diedAt: expect.any(Date) })
    expect(await count()).toBe(0)
  })

  test('when the person turns it off, and by nobody else', async () => {
    const { client } = await aPerson()
    const body = { endpoint: service.device.endpoint }
    await (await api.as(await api.aCandidate())).notifications.removeDevice({ body })
    expect(await count()).toBe(1)
    await client.notifications.removeDevice({ body })
    expect(await count()).toBe(0)
  })

  test('by one person when another signs in on it', async () => {
    const { person } = await aPerson()
    const other = await api.as(await api.aCandidate())
    await other.notifications.addDevice({ body: service.device })
    expect(await announce(person.id)).toBeUndefined()
    expect(service.pushed).toEqual([])
  })
})

test('a push service that is busy is asked again later', async () => {
  const { person } = await aPerson()
  service.answerWith(503)
  expect(await announce(person.id)).toMatchObject({ lastError: 'push service 503', diedAt: null })
  expect(await api.db.$count(pushDevices)).toBe(1)
})

test('a suspended person is shown nothing, and each person sees their own devices alone', async () => {
  const { person, client } = await aPerson()
  expect((await client.notifications.devices()).data.Endpoints).toEqual([service.device.endpoint])
  const other = await api.as(await api.aCandidate())
  expect((await other.notifications.devices()).data.Endpoints).toEqual([])
  await api.db.$client.query(`update accounts set status = 'suspended' where id = $1`, [person.id])
  expect(await announce(person.id)).toBeUndefined()
})

test('an address that is not of the public web is never asked', async () => {
  const { client } = await aPerson()
  const at = (endpoint: string) => client.notifications.addDevice({ body: { ...service.device, endpoint } })
  for (const address of [
    'http://push.test/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'ftp://a.b',
  ])
    await expect(at(address)).rejects.toMatchObject({ status: 400 })
  const person = await api.aCandidate()
  await (await api.as(person)).notifications.addDevice({ body: service.device })
  const inside = { ...internet, resolve: async () => ['10.0.0.7'] }
  expect(await announce(person.id, inside)).toMatchObject({
    lastError: 'push service not-public',
    diedAt: expect.any(Date),
  })
  const metadata = { ...internet, resolve: async () => ['169.254.169.254'] }
  expect(await announce(person.id, metadata)).toMatchObject({ lastError: 'push service not-public' })
  expect(service.pushed).toEqual([])
})

test('the keys follow from the secret, and are the configuration’s where it has some', () => {
  const { config } = api.deps
  expect(pushKeysOf(config)).toEqual(pushKeysOf({ ...config }))
  const other = pushKeysOf({ ...config, SECRET: 'another secret that is long enough for it' })
  expect(other.publicKey).not.toBe(pushKeysOf(config).publicKey)
  const set = { PUSH_PUBLIC_KEY: other.publicKey, PUSH_PRIVATE_KEY: other.privateKey, PUSH_CONTACT: 'mailto:a@b.in' }
  expect(pushKeysOf({ ...config, ...set })).toMatchObject({ publicKey: other.publicKey, subject: 'mailto:a@b.in' })
})
