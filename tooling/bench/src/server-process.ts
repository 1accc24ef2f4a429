import { startServerProcess as start } from '@pramaan/api/testing/server/server-process'

/** The key under which the server's tokens are made. */
export const secret = 'a-secret-that-only-the-benchmark-knows'

/** The real server in a process of its own, on this database. */
export function startServerProcess(databaseUrl: string) {
  return start({ DATABASE_URL: databaseUrl, SECRET: secret, POOL_SIZE: '16' })
}
