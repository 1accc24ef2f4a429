import type { SearchStatements } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { timingTable } from '../measurement/figures.ts'
import { inTurns, type Run, rateOf } from '../measurement/in-turns.ts'
import { searchProcesses } from '../measurement/processor-time.ts'

const goal = 0.8

/** The bare driver's side: what each search sends, and for how long both sides are measured. */
export type Sides = { pool: Pool; statements: readonly SearchStatements[]; seconds: number }

/** S1: searches over HTTP against the statements they send, by the bare driver, at eight connections in turns. */
export async function againstTheDriver(serverId: number, served: Run, { pool, statements, seconds }: Sides) {
  const bare = async (index: number) => {
    for (const statement of statements[index % statements.length]?.page ?? []) await pool.query(statement)
  }
  const [ours, theirs] = await inTurns([served, bare], seconds, () => searchProcesses(pool, serverId))
  return `Eight at a time (S1):
${timingTable({ 'search over HTTP': ours, 'same SQL, bare driver': theirs })}
ratio ${(rateOf(ours) / rateOf(theirs)).toFixed(2)} (goal ${goal})
processor time a search: ${ours.cost.toFixed(1)} ms over HTTP, ${theirs.cost.toFixed(1)} ms bare
ratio by processor time ${(theirs.cost / ours.cost).toFixed(2)}
`
}
