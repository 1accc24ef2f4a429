import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { percentile, table } from './figures.ts'
import { processorMs, sessionProcesses } from './processor-time.ts'
import { statementCount } from './statement-count.ts'

/** Writes follow each other at some distance, so that comparisons of the earlier ones run beside the later ones. */
const [rounds, writes, pauseMs] = [6, 20, 100]

/** A server with a database of its own, the write that is measured there, and the table of what is to be compared after it. */
export type Side = {
  name: string
  pool: Pool
  server: { id: number }
  write: (at: number) => Promise<void>
  changes: 'changed_candidates' | 'changed_jobs'
}

type Usage = { server: number; database: number; statements: number | undefined }

/**
 * Sides that write in turns, so that all of them meet the same other load: the milliseconds of a write by the clock, and
 * for each write the processor time and the statements with all that follows it in the background.
 */
export async function writesInTurns(title: string, sides: readonly Side[]) {
  const measured = sides.map((side) => ({ side, ms: [] as number[], usages: [] as Usage[] }))
  for (const side of sides) await roundOf(side)
  for (let round = 0; round < rounds; round++)
    for (const { side, ms, usages } of measured) {
      const before = await usageOf(side)
      ms.push(...(await roundOf(side)))
      usages.push(spent(before, await usageOf(side)))
    }
  const head = [title, 'least', 'p50', 'p95', 'p99', 'server', 'database', 'statements']
  return table(
    head,
    measured.map(({ side, ms, usages }) => [
      side.name,
      ...[0, 0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1)),
      ...(['server', 'database', 'statements'] as const).map((what) => perWrite(usages, what)),
    ]),
  )
}

function perWrite(usages: readonly Usage[], what: keyof Usage) {
  const sum = usages.reduce((total, usage) => total + (usage[what] ?? Number.NaN), 0)
  return Number.isNaN(sum) ? '–' : (sum / rounds / writes).toFixed(1)
}

async function usageOf({ pool, server }: Side): Promise<Usage> {
  const statements = await statementCount(pool)
  return { server: processorMs([server.id]), database: processorMs(await sessionProcesses(pool)), statements }
}

function spent(before: Usage, after: Usage): Usage {
  const statements =
    before.statements === undefined || after.statements === undefined ? undefined : after.statements - before.statements
  return { server: after.server - before.server, database: after.database - before.database, statements }
}

/** Some writes; it ends when everything that they changed is compared. */
async function roundOf({ pool, write, changes }: Side) {
  const ms: number[] = []
  for (let at = 0; at < writes; at++) {
    const started = performance.now()
    await write(at)
    ms.push(performance.now() - started)
    await pause(pauseMs)
  }
  const waiting = `select count(*)::int as waiting_to_be_compared from ${changes}`
  while ((await pool.query(waiting)).rows[0].waiting_to_be_compared > 0) await pause(pauseMs)
  return ms
}
