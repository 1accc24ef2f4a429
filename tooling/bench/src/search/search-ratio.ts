import type { SearchStatements, Statement } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { type Timing, timingTable, together } from '../measurement/figures.ts'
import { loadFor } from '../measurement/load.ts'
import { processorMs, searchProcesses } from '../measurement/processor-time.ts'

const rounds = 3
const goal = 0.8

/** The bare driver's side: what each search sends, and for how long both sides are measured. */
export type Sides = { pool: Pool; statements: readonly SearchStatements[]; seconds: number }

/** S1: searches over HTTP against the statements they send, by the bare driver, at eight connections in turns. */
export async function againstTheDriver(serverId: number, served: (index: number) => Promise<void>, sides: Sides) {
  const { pool, statements, seconds } = sides
  const send = ({ text, values }: Statement) => pool.query(text, values)
  const bare = async (index: number) => {
    const sent = statements[index % statements.length]
    for (const statement of [sent?.guess, sent?.page]) if (statement) await send(statement)
  }
  for (const run of [served, bare]) await loadFor(2, run)
  const ours = { run: served, timings: [] as Timing[], ms: 0 }
  const theirs = { run: bare, timings: [] as Timing[], ms: 0 }
  const processes = await searchProcesses(pool, serverId)
  for (let round = 0; round < rounds; round++)
    for (const side of [ours, theirs]) {
      const before = processorMs(processes)
      side.timings.push(await loadFor(seconds / rounds, side.run))
      side.ms += processorMs(processes) - before
    }
  return reportOf({ ...together(ours.timings), cost: ours.ms }, { ...together(theirs.timings), cost: theirs.ms })
}

type Measured = Timing & { cost: number }

function reportOf(ours: Measured, theirs: Measured) {
  const rate = ({ ms, seconds }: Measured) => ms.length / seconds
  const cost = (side: Measured) => side.cost / side.ms.length
  return `Eight at a time (S1):
${timingTable({ 'search over HTTP': ours, 'same SQL, bare driver': theirs })}
ratio ${(rate(ours) / rate(theirs)).toFixed(2)} (goal ${goal})
processor time a search: ${cost(ours).toFixed(1)} ms over HTTP, ${cost(theirs).toFixed(1)} ms bare
ratio by processor time ${(cost(theirs) / cost(ours)).toFixed(2)}
`
}
