import { startEmptyDatabase } from '@pramaan/database/testing/empty-database'
import { expect, test } from 'vitest'
import { openSearchDatabase } from '../testing/generated/search-database.ts'
import { startServerProcess } from '../testing/server/server-process.ts'

const secret = 'a-secret-that-only-this-shutdown-knows'

test('a server whose database is gone when it ends says in a sentence what it could not write, and exits with 1', async () => {
  const database = await startEmptyDatabase()
  const ground = await openSearchDatabase(database.connection, secret)
  const { token } = await ground.anEmployer()
  await ground.stop()
  const server = await startServerProcess({ DATABASE_URL: `${database.url}`, SECRET: secret })
  const { status } = await fetch(`${server.url}/api/user/datafilter?location=Pune`, {
    headers: { authorization: token },
  })
  expect(status).toBe(200)
  await database.close()
  expect(await server.stop()).toBe(1)
  expect(server.output()).toContain('The server ended before it had written everything: ')
  expect(server.output()).not.toMatch(/^\s+at /m)
})
