import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { emptyTables, startTestDatabase } from '@pramaan/database/testing/database'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPeople } from '../people/people.ts'
import { sendTo } from './send-to.ts'
import { openTestServer } from './test-server.ts'

/**
 * The real server on a real database, for the tests of one file: tables are emptied before each test or once, and the
 * clock is fixed at 12:00 in India on 21 November 2026 until a test moves it; randomness is real.
 */
export async function startApi(
  settings: Record<string, string> = {},
  emptied: 'before each test' | 'once' = 'before each test',
) {
  const { db, stop } = await startTestDatabase()
  const server = await openTestServer(db, settings)
  const { app, deps, standin } = server
  const people = createPeople(deps)
  const everyTest = emptied === 'once' ? beforeAll : beforeEach
  everyTest(async () => {
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
    /** The payment provider's stand-in. */
    standin,
    ...people,
    pass: server.pass,
    /** A client of this server; with a token: signed in. */
    client: (token?: string) => createClient(contract, sendTo(app), async () => token),
    /** The client of a person, signed in without the OTP path. */
    as: async (person: { id: number }) => createClient(contract, sendTo(app), async () => people.tokenOf(person.id)),
  }
}

export { sendTo }
