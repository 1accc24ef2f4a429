import { Agent } from 'node:http'
import { startPostgres } from '@pramaan/api/testing/postgres'
import { openSearchGround, type Statement } from '@pramaan/api/testing/search-ground'
import { fillDemo } from '@pramaan/demo-data'
import pg from 'pg'
import { ask } from './ask.ts'
import { percentile, type Timing, table, timingTable, together } from './figures.ts'
import { connections, loadFor } from './load.ts'
import type { BenchOptions } from './options.ts'
import { planOf } from './plans.ts'
import { processorMs } from './processor-time.ts'
import { searches } from './searches.ts'
import { secret, startServerProcess } from './server-process.ts'

const rounds = 3
const goal = 0.8

type Statements = { page: Statement; count: Statement }

/**
 * S1 of the quality page: the candidate search through HTTP by a signed-in employer, against the same page and count by
 * the bare driver, at eight connections in alternating rounds. Plans are compared first: a ratio between two plans is
 * none. Starts and ends its own server, and its own PostgreSQL unless one is named; an empty one is filled.
 */
export async function benchSearch({ candidates, seconds, databaseUrl }: BenchOptions) {
  if (databaseUrl !== undefined) return benchOn(databaseUrl, candidates, seconds)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_connections: '60' })
  try {
    await benchOn(`postgresql://postgres@localhost/postgres?host=${postgres.connection('').host}`, candidates, seconds)
  } finally {
    await postgres.stop()
  }
}

async function benchOn(connectionString: string, candidates: number, seconds: number) {
  const ground = await openSearchGround({ connectionString }, secret)
  const pool = new pg.Pool({ connectionString, max: 2 * connections, idleTimeoutMillis: 0 })
  pool.on('error', () => undefined)
  try {
    const outcome = await fillDemo({ pool: ground.db.$client, candidates, now: new Date() })
    if (outcome === 'not-empty') throw new Error('The database holds other people than demo candidates.')
    await pool.query('vacuum (analyze) candidate_search')
    const employer = await ground.anEmployer()
    const statements = await Promise.all(searches.map((search) => ground.statementsOf(search, employer.id)))
    await comparePlans(ground.db.$client, pool, statements)
    const server = await startServerProcess(connectionString)
    await measure(server, employer.token, pool, statements, seconds).finally(server.stop)
  } finally {
    await pool.end()
    await ground.stop()
  }
}

/** The plans on the server's kind of connection and on the bare driver's. */
async function comparePlans(served: pg.Pool, bare: pg.Pool, statements: readonly Statements[]) {
  for (const [at, { page, count }] of statements.entries())
    for (const statement of [page, count])
      if ((await planOf(served, statement)) !== (await planOf(bare, statement)))
        throw new Error(`The plans differ for ${searches[at]}.`)
  console.log(`The plans of ${statements.length} searches are the same on both sides.`)
}

type Server = { url: string; id: number }

async function measure(
  server: Server,
  token: string,
  pool: pg.Pool,
  statements: readonly Statements[],
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const served = (index: number) =>
    ask(agent, `${server.url}/api/user/datafilter?${searches[index % searches.length]}`, token)
  const bare = async (index: number) => {
    const { page, count } = statements[index % statements.length] as Statements
    await Promise.all([pool.query(page.text, page.values), pool.query(count.text, count.values)])
  }
  for (const run of [served, bare]) await loadFor(2, run)
  const sides = {
    served: { run: served, timings: [] as Timing[], ms: 0 },
    bare: { run: bare, timings: [] as Timing[], ms: 0 },
  }
  for (let round = 0; round < rounds; round++)
    for (const side of [sides.served, sides.bare]) {
      const before = await processorMs(pool, server.id)
      side.timings.push(await loadFor(seconds / rounds, side.run))
      side.ms += (await processorMs(pool, server.id)) - before
    }
  const [ours, theirs] = [together(sides.served.timings), together(sides.bare.timings)]
  console.log(`\n${timingTable({ 'search over HTTP': ours, 'same SQL, bare driver': theirs })}`)
  const ratio = ours.ms.length / ours.seconds / (theirs.ms.length / theirs.seconds)
  console.log(`\nratio ${ratio.toFixed(2)} (goal ${goal})`)
  const [cost, bareCost] = [sides.served.ms / ours.ms.length, sides.bare.ms / theirs.ms.length]
  console.log(`processor time a search: ${cost.toFixed(1)} ms over HTTP, ${bareCost.toFixed(1)} ms bare`)
  console.log(`ratio by processor time ${(bareCost / cost).toFixed(2)}\n`)
  console.log(await oneByOne(served, bare))
  agent.destroy()
}

/** Each search alone, one at a time: where the time goes. */
async function oneByOne(served: (index: number) => Promise<void>, bare: (index: number) => Promise<void>) {
  const rows: string[][] = []
  for (const [index, search] of searches.entries()) {
    const medians: string[] = []
    for (const run of [served, bare]) {
      const ms: number[] = []
      for (let time = 0; time < 15; time++) {
        const before = performance.now()
        await run(index)
        ms.push(performance.now() - before)
      }
      medians.push(percentile(ms, 0.5).toFixed(1))
    }
    rows.push([decodeURIComponent(search) || '(no filter)', ...medians])
  }
  return table(['search, one at a time', 'HTTP p50 ms', 'SQL p50 ms'], rows)
}
