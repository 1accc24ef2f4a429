import { Agent, request } from 'node:http'
import { startPostgres } from '@pramaan/api/testing/postgres'
import { openSearchGround, type Statement } from '@pramaan/api/testing/search-ground'
import { fillDemo } from '@pramaan/demo-data'
import pg from 'pg'
import { percentile, type Timing, table, timingTable, together } from './figures.ts'
import { connections, loadFor } from './load.ts'
import { planOf } from './plans.ts'
import { searches } from './searches.ts'
import { secret, startServerProcess } from './server-process.ts'

const rounds = 3
const goal = 0.8

type Statements = { page: Statement; count: Statement }

/**
 * S1 of the quality page: the candidate search through HTTP by a signed-in employer, against the same page and count by
 * the bare driver, at eight connections in alternating rounds. Plans are compared first: a ratio between two plans is
 * none. Starts and ends its own PostgreSQL and server.
 */
export async function benchSearch({ candidates, seconds }: { candidates: number; seconds: number }) {
  const postgres = await startPostgres({ shared_buffers: '512MB', max_connections: '60' })
  try {
    const connection = postgres.connection('postgres')
    const ground = await openSearchGround(connection, secret)
    console.log(`Filling ${candidates} candidates …`)
    await fillDemo({ pool: ground.db.$client, candidates, now: new Date() })
    await ground.db.$client.query('vacuum (analyze) candidate_search')
    const statements = await Promise.all(searches.map((search) => ground.statementsOf(search)))
    const server = await startServerProcess(`postgresql://postgres@localhost/postgres?host=${connection.host}`)
    const pool = new pg.Pool({ ...connection, max: 2 * connections })
    pool.on('error', () => undefined)
    try {
      await comparePlans(ground.db.$client, pool, statements)
      await measure(server.url, await ground.aToken(), pool, statements, seconds)
    } finally {
      await server.stop()
      await pool.end()
      await ground.stop()
    }
  } finally {
    await postgres.stop()
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

async function measure(url: string, token: string, pool: pg.Pool, statements: readonly Statements[], seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const served = (index: number) => ask(agent, `${url}/api/user/datafilter?${searches[index % searches.length]}`, token)
  const bare = async (index: number) => {
    const { page, count } = statements[index % statements.length] as Statements
    await Promise.all([pool.query(page.text, page.values), pool.query(count.text, count.values)])
  }
  for (const run of [served, bare]) await loadFor(2, run)
  const timings: { served: Timing[]; bare: Timing[] } = { served: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    timings.served.push(await loadFor(seconds / rounds, served))
    timings.bare.push(await loadFor(seconds / rounds, bare))
  }
  const [ours, theirs] = [together(timings.served), together(timings.bare)]
  console.log(`\n${timingTable({ 'search over HTTP': ours, 'same SQL, bare driver': theirs })}`)
  const ratio = ours.ms.length / ours.seconds / (theirs.ms.length / theirs.seconds)
  console.log(`\nratio ${ratio.toFixed(2)} (goal ${goal})\n`)
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

function ask(agent: Agent, url: string, authorization: string) {
  return new Promise<void>((resolve, reject) => {
    const asked = request(url, { agent, headers: { authorization } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} for ${url}`)),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
