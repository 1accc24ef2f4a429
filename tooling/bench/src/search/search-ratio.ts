import type { SearchStatements, Statement } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { timingTable } from '../measurement/figures.ts'
import { inTurns, rateOf } from '../measurement/in-turns.ts'
import { type Load, loadOf } from '../measurement/load.ts'
import { searchProcesses } from '../measurement/processor-time.ts'

/** The bare driver's side: what each search sends, and for how long both sides are measured. */
export type Sides = { pool: Pool; statements: readonly SearchStatements[]; seconds: number }

/** A side that is compared with the driver: its name, its process and how it is asked. */
export type Served = { name: string; id: number; load: Load }

const asked = { page: 'asked before', first: 'first asked' } as const

/**
 * Searches over HTTP, each asked again and again, against the statements they send, by the bare driver, at eight
 * connections in turns: those of a search asked before, which the server's caches make few, and those of one first asked.
 * A bare server, which only sends the first, shows what is possible over HTTP on these cores. They have no goal (decision
 * 214): what a cache saves leaves the driver's side as a whole.
 */
export async function againstTheDriver(ours: Served, bareServer: Served, sides: Sides) {
  return [
    await compared(ours, 'page', sides),
    await compared(ours, 'first', sides),
    await compared(bareServer, 'page', sides),
  ].join('\n')
}

/** Sends statements one after another. */
export async function sendAll(pool: Pool, statements: readonly Statement[]) {
  for (const statement of statements) await pool.query(statement)
}

async function compared({ name, id, load }: Served, when: keyof typeof asked, { pool, statements, seconds }: Sides) {
  const bare = (index: number) => sendAll(pool, statements[index % statements.length]?.[when] ?? [])
  const [served, theirs] = await inTurns([load, loadOf(bare)], seconds, () => searchProcesses(pool, id))
  return `Eight at a time, the bare driver as of a search ${asked[when]}:
${timingTable({ [name]: served, 'same SQL, bare driver': theirs })}
ratio ${(rateOf(served) / rateOf(theirs)).toFixed(2)}
processor time a search: ${served.cost.toFixed(1)} ms over HTTP, ${theirs.cost.toFixed(1)} ms bare
ratio by processor time ${(theirs.cost / served.cost).toFixed(2)}
`
}
