import type { SearchStatements } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { timingTable } from '../measurement/figures.ts'
import { inTurns, type Run, rateOf } from '../measurement/in-turns.ts'
import { searchProcesses } from '../measurement/processor-time.ts'

const goal = 0.8

/** The bare driver's side: what each search sends, and for how long both sides are measured. */
export type Sides = { pool: Pool; statements: readonly SearchStatements[]; seconds: number }

const asked = { page: 'asked before', first: 'first asked' } as const

/**
 * S1: searches over HTTP, each asked again and again, against the statements they send, by the bare driver, at eight
 * connections in turns: those of a search asked before, which the server's caches make few, and those of one first asked.
 */
export async function againstTheDriver(serverId: number, served: Run, { pool, statements, seconds }: Sides) {
  const reports: string[] = []
  for (const when of ['page', 'first'] as const) {
    const bare = async (index: number) => {
      for (const statement of statements[index % statements.length]?.[when] ?? []) await pool.query(statement)
    }
    const [ours, theirs] = await inTurns([served, bare], seconds, () => searchProcesses(pool, serverId))
    reports.push(`Eight at a time, the bare driver as of a search ${asked[when]} (S1):
${timingTable({ 'search over HTTP': ours, 'same SQL, bare driver': theirs })}
ratio ${(rateOf(ours) / rateOf(theirs)).toFixed(2)} (goal ${goal})
processor time a search: ${ours.cost.toFixed(1)} ms over HTTP, ${theirs.cost.toFixed(1)} ms bare
ratio by processor time ${(theirs.cost / ours.cost).toFixed(2)}
`)
  }
  return reports.join('\n')
}
