import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Send } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createSeal } from '../http/seal.ts'
import { createBuffers } from '../jobs/buffers.ts'
import { openFiles } from '../providers/files/open-files.ts'
import { createFetchPage } from '../providers/pages/fetch-page.ts'
import { openPayments } from '../providers/payments/open-payments.ts'
import { emptyTables, startTestDatabase } from './database.ts'
import { createPeople } from './people.ts'

/**
 * The real server on a real database, for the tests of one file: tables are emptied before each test, the clock stands
 * still at 12:00 in India on 21 November 2026 until a test moves it, and randomness is real.
 */
export async function startApi(settings: Record<string, string> = {}) {
  const { db, stop } = await startTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-files-'))
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    DATA_DIR: folder,
    ...settings,
  })
  const clock = { at: new Date('2026-11-21T06:30:00.000Z') }
  const now = () => new Date(clock.at)
  const random = {
    secret: () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
    uuid: () => crypto.randomUUID(),
    code: () =>
      String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
        .padStart(6, '0')
        .slice(-6),
  }
  const { payments, standin } = await openPayments(config, { now, fetch, timeoutMs: 1500 })
  const seal = createSeal(config.SECRET)
  const files = openFiles(config, random.uuid)
  const fetchPage = createFetchPage()
  const deps: Deps = { db, config, now, random, seal, buffers: createBuffers(db), files, fetchPage, payments, standin }
  const app = await buildApp(deps)
  const people = createPeople(deps)
  beforeEach(async () => {
    await deps.buffers.flush()
    await emptyTables(db)
    await rm(join(folder, 'files'), { recursive: true, force: true })
    standin?.clear()
    clock.at = new Date('2026-11-21T06:30:00.000Z')
  })
  afterAll(async () => {
    await app.close()
    await standin?.stop()
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    app,
    db,
    deps,
    /** The payment provider's stand-in, by its own window. */
    standin,
    ...people,
    /** Moves the clock on. */
    pass(ms: number) {
      clock.at = new Date(clock.at.getTime() + ms)
    },
    /** A client of this server; with a token: signed in. */
    client: (token?: string) => createClient(contract, sendTo(app), async () => token),
    /** The client of a person, signed in without the OTP path. */
    as: async (person: { id: number }) => createClient(contract, sendTo(app), async () => people.tokenOf(person.id)),
  }
}

/** Sends through the server's own `inject`, from one address, keeping the session cookie as a browser does. */
export function sendTo(app: FastifyInstance, address = '203.0.113.1'): Send {
  const jar = new Map<string, string>()
  return async (url, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = await sentOf(init.body)
    const response = await app.inject({
      url,
      method: init.method as 'GET',
      remoteAddress: address,
      headers: { ...init.headers, ...(cookie && { cookie }), ...sent.headers },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    })
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name)
    return { status: response.statusCode, json: async () => response.json() }
  }
}

/** A body as it goes over the wire: a form with its boundary. */
async function sentOf(body: Parameters<Send>[1]['body']) {
  if (!(body instanceof FormData)) return { payload: body, headers: {} }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}
