import { createClient, type Send } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach } from 'vitest'
import { emptyTables, startTestDatabase } from './database.ts'
import { createPeople } from './people.ts'
import { openTestServer } from './test-server.ts'

/**
 * The real server on a real database, for the tests of one file: tables are emptied before each test, the clock stands
 * still at 12:00 in India on 21 November 2026 until a test moves it, and randomness is real.
 */
export async function startApi(settings: Record<string, string> = {}) {
  const { db, stop } = await startTestDatabase()
  const server = await openTestServer(db, settings)
  const { app, deps, standin } = server
  const people = createPeople(deps)
  beforeEach(async () => {
    await deps.buffers.flush()
    await emptyTables(db)
    await server.reset()
  })
  afterAll(async () => {
    await server.stop()
    await stop()
  })
  return {
    app,
    db,
    deps,
    /** The payment provider's stand-in, by its own window. */
    standin,
    ...people,
    pass: server.pass,
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
