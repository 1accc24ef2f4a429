import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { generateSearchRows } from '@pramaan/api/testing/generated/generated-rows.queries'
import { openSearchDatabase, type Statement } from '@pramaan/api/testing/generated/search-database'
import { startEmbedded } from '@pramaan/database/embedded/embedded'
import { startPostgres } from '@pramaan/database/testing/postgres'
import pg from 'pg'
import { type Timing, timingTable, together } from './measurement/figures.ts'
import { loadFor } from './measurement/load.ts'
import { databaseProcesses, processorMs } from './measurement/processor-time.ts'
import type { BenchOptions } from './options.ts'
import { searches } from './search/searches.ts'
import { secret } from './server-process.ts'

const rounds = 3
const write = `insert into audit_log (action, at) values ('benchmark', now())`

/** One engine: what one client does on it by the bare driver, the processes that do it, and how the client ends. */
type Side = {
  search: (index: number) => Promise<void>
  write: () => Promise<void>
  processes: readonly number[]
  close: () => Promise<void>
}

/**
 * S6 and S7 of the quality page: the embedded engine beside a PostgreSQL of its own, by the bare driver and one client:
 * the statements of the search mix, and writes that are on the disk when they are answered. Starts and ends both.
 */
export async function benchEmbedded({ candidates, seconds }: BenchOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on' })
  const engine = await startEmbedded({ folder: join(folder, 'database'), statementTimeoutMs: 0 })
  try {
    const sides = {
      // Its thread is this process's own; the number of its session is no process.
      embedded: { ...(await openSide(engine.connection, candidates)), processes: [process.pid] },
      PostgreSQL: await openSide(postgres.connection('postgres'), candidates),
    }
    console.log(await compare('The search mix (S6, goal 0.45)', sides, ({ search }) => search, seconds))
    console.log(await compare('Durable writes (S7, goal 0.5)', sides, ({ write: run }) => run, seconds))
    await Promise.all([sides.embedded.close(), sides.PostgreSQL.close()])
  } finally {
    await Promise.all([engine.close(), postgres.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openSide(connection: pg.PoolConfig, candidates: number): Promise<Side> {
  const ground = await openSearchDatabase({ ...connection, statement_timeout: 0 }, secret)
  await generateSearchRows(ground.db, candidates)
  const { id } = await ground.anEmployer()
  const statements: (readonly Statement[])[] = []
  for (const search of searches) statements.push(await ground.statementsOf(search, id))
  await ground.stop()
  const pool = new pg.Pool({ ...connection, max: 1 })
  pool.on('error', () => undefined)
  return {
    async search(index) {
      for (const statement of statements[index % statements.length] ?? []) await pool.query(statement)
    },
    write: async () => void (await pool.query({ name: 'write', text: write })),
    processes: await databaseProcesses(pool),
    close: () => pool.end(),
  }
}

type Sides = { embedded: Side; PostgreSQL: Side }

type Measured = { timings: Timing[]; cost: number; stall: number }

/** Both sides in turns. */
async function compare(title: string, sides: Sides, of: (side: Side) => Side['search'], seconds: number) {
  const embedded: Measured = { timings: [], cost: 0, stall: 0 }
  const postgres: Measured = { timings: [], cost: 0, stall: 0 }
  for (const side of [sides.embedded, sides.PostgreSQL]) await loadFor(1, of(side), 1)
  for (let round = 0; round < rounds; round++) {
    await measure(embedded, sides.embedded, of(sides.embedded), seconds / rounds)
    await measure(postgres, sides.PostgreSQL, of(sides.PostgreSQL), seconds / rounds)
  }
  const [ours, theirs] = [together(embedded.timings), together(postgres.timings)]
  const rate = ({ ms, seconds: time }: Timing) => ms.length / time
  const [cost, theirCost] = [embedded.cost / ours.ms.length, postgres.cost / theirs.ms.length]
  return `${title}, one client:
${timingTable({ embedded: ours, PostgreSQL: theirs })}
ratio ${(rate(ours) / rate(theirs)).toFixed(2)}; by processor time ${(theirCost / cost).toFixed(2)} (${cost.toFixed(2)} and ${theirCost.toFixed(2)} ms each)
longest stall of the event loop beside the embedded engine: ${embedded.stall.toFixed(0)} ms (goal 20)
`
}

/** One round of a side; what stalls this process's event loop meanwhile is the engine, where it runs in this process. */
async function measure(measured: Measured, side: Side, run: Side['search'], seconds: number) {
  const stall = monitorEventLoopDelay({ resolution: 1 })
  const before = processorMs(side.processes)
  stall.enable()
  measured.timings.push(await loadFor(seconds, run, 1))
  stall.disable()
  measured.cost += processorMs(side.processes) - before
  measured.stall = Math.max(measured.stall, stall.max / 1_000_000)
}
