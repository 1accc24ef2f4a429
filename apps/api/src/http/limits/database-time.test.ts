import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '@pramaan/database/client'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

/** The embedded engine of the tests runs one statement at a time, so nothing can be locked beside another. */
const canLock = inject('database').kind !== 'pglite'

const app = await buildApp({ ...api.deps, config: { ...api.deps.config, DATABASE_MS: 1000 } })
/** Connections of its own, which the server does not use. */
const beside = openDatabase({ ...api.db.$client.options, max: 2 })
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(async () => {
  await app.close()
  await beside.$client.end()
})

/** Locks jobs until `free` is called: every statement that reads them waits. */
async function lockJobs() {
  const lock = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = beside.transaction(async (step) => {
    await step.execute('lock table jobs in access exclusive mode')
    locked.resolve()
    await lock.promise
  })
  await Promise.race([locked.promise, holding])
  return async () => {
    lock.resolve()
    await holding
  }
}

async function waiting(): Promise<number> {
  const { rows } = await beside.execute<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n ?? 0
}

async function headersOf(person: { id: number }) {
  return { authorization: await api.tokenOf(person.id), 'content-type': 'application/json' }
}

test.runIf(canLock)(
  'what a request runs past its time is ended with its answer, and the next one is served',
  async () => {
    const headers = await headersOf(await api.aCandidate())
    await aJob({ title: 'Welder' })
    const free = await lockJobs()
    const answer = await app.inject({ url: '/api/jobs?term=welder', headers })
    expect(answer.json()).toMatchObject({ code: 'too-slow' })
    await expect.poll(waiting).toBe(0)
    await free()
    const next = await app.inject({ url: '/api/jobs?term=welder', headers })
    expect(next.json()).toMatchObject({ totalCount: 1 })
  },
)

test.runIf(canLock).each([
  ['GET', '/api/jobs?term=welder', undefined],
  ['POST', '/api/jobs/filter', '{"term":"welder"}'],
])('what a request by %s %s reads ends when nobody waits for it', async (method, path, body) => {
  const headers = await headersOf(await api.aCandidate())
  const free = await lockJobs()
  const server = await buildApp(api.deps)
  onTestFinished(() => server.close())
  const reported: unknown[] = []
  const answered = Promise.withResolvers<void>()
  server.addHook('onRequest', async ({ log }) => {
    vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void reported.push(line))
  })
  server.addHook('onSend', async () => answered.resolve())
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const request = send({ port, path, method, headers })
  request.on('error', () => undefined)
  request.end(body)
  await expect.poll(waiting).toBe(1)
  request.destroy()
  await expect.poll(waiting).toBe(0)
  await answered.promise
  expect(reported, 'nobody has to look at it').toEqual([])
  await free()
})

test.runIf(canLock)('what a person sent is written even if they have gone', async () => {
  const candidate = await api.aCandidate()
  const { id } = await aJob({ title: 'Welder' })
  const { authorization } = await headersOf(candidate)
  const free = await lockJobs()
  const { port } = app.server.address() as AddressInfo
  const request = send({ port, path: `/api/saved-jobs/${id}`, method: 'PUT', headers: { authorization } })
  request.on('error', () => undefined)
  request.end()
  await expect.poll(waiting).toBe(1)
  request.destroy()
  await free()
  const client = await api.as(candidate)
  await expect.poll(async () => (await client.savedJobs.list({ query: {} })).data).toHaveLength(1)
})
