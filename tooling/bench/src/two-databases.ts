import { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { withCopy } from './measurement/database-copy.ts'
import { type Side, writesInTurns } from './measurement/writes-in-turns.ts'
import { secret, startServerProcess } from './server-process.ts'

/** A migrated database and what can be done on it. */
export type Ground = Awaited<ReturnType<typeof openSearchDatabase>>

/** Who writes on a server, and the call of a write. */
export type Writer = { token: string; call: (at: number) => { method: string; path: string; body: object } }

type OneDatabase = { ground: Ground; address: string }
type Databases = { plain: OneDatabase; searched: OneDatabase }

/** Runs work on a database. */
export async function onGround<Result>(address: string, work: (ground: Ground) => Promise<Result>) {
  const ground = await openSearchDatabase({ connectionString: address, statement_timeout: 0 }, secret)
  return work(ground).finally(ground.stop)
}

/** Runs work on a database, to which nobody is connected yet, and on a copy of it. */
export function onBoth<Result>(address: string, work: (databases: Databases) => Promise<Result>) {
  return withCopy(address, (copy) =>
    onGround(address, (plain) =>
      onGround(copy, (searched) =>
        work({ plain: { ground: plain, address }, searched: { ground: searched, address: copy } }),
      ),
    ),
  )
}

/** What a write costs over HTTP without saved searches and with so many, in turns. */
export function costOfWrites(
  { title, searches, changes }: { title: string; searches: number; changes: Side['changes'] },
  { plain, searched }: Databases,
  writerOf: (ground: Ground) => Promise<Writer>,
) {
  return withWriter('without a saved search', changes, plain, writerOf, (without) =>
    withWriter(`with ${searches}`, changes, searched, writerOf, (searching) =>
      writesInTurns(title, [without, searching]),
    ),
  )
}

async function withWriter<Result>(
  name: string,
  changes: Side['changes'],
  { ground, address }: OneDatabase,
  writerOf: (ground: Ground) => Promise<Writer>,
  work: (side: Side) => Promise<Result>,
) {
  const { token, call } = await writerOf(ground)
  const server = await startServerProcess(address)
  const write = async (at: number) => {
    const { method, path, body } = call(at)
    const headers = { authorization: token, 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${answer.status} for a write: ${await answer.text()}`)
  }
  return work({ name, changes, pool: ground.db.$client, server, write }).finally(server.stop)
}
