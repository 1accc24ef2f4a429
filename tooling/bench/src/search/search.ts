import type { SearchStatements } from '@pramaan/api/testing/generated/search-database'
import { startBareServer } from '../bare-server/start-bare-server.ts'
import { onFilledDatabase } from '../filled-database.ts'
import { h2loadFor } from '../measurement/h2load.ts'
import type { Load } from '../measurement/load.ts'
import { searchProcesses } from '../measurement/processor-time.ts'
import { openConnections, sendGet } from '../measurement/send-get.ts'
import type { BenchOptions } from '../options.ts'
import { startServerProcess } from '../server-process.ts'
import { askedOnce, type Unasked } from './asked-once.ts'
import { drawnSearches } from './drawn-searches.ts'
import { comparePlans } from './plans.ts'
import { asTyped, byChance, edges, mix, oneByOne } from './search-mix.ts'
import { againstTheDriver, type Sides } from './search-ratio.ts'
import { searches } from './searches.ts'

/** So many searches are drawn to be asked once, by the server and by the bare driver; those drawn twice are one. */
const drawnCount = 600

/**
 * S1, S3 and S4 of the quality page: the candidate search through HTTP by a signed-in employer, against the same
 * statements by the bare driver, and the mix of searches by itself. Starts and ends its own server, and its own PostgreSQL
 * unless one is named; an empty one is filled.
 */
export async function benchSearch(options: BenchOptions) {
  await onFilledDatabase(options, async ({ connectionString, ground, pool, employer }) => {
    const statements: SearchStatements[] = []
    for (const search of searches) statements.push(await ground.statementsOf(search, employer.id))
    await comparePlans(ground.db.$client, pool, statements)
    const unasked: Unasked[] = []
    for (const query of new Set(drawnSearches(`${options.draw} asked once`, drawnCount)))
      unasked.push({ query, statements: (await ground.statementsOf(query, employer.id)).first })
    const server = await startServerProcess(connectionString)
    const bare = await startBareServer(
      { connectionString, pool },
      statements.map(({ page }) => page),
    )
    const sides = { pool, statements, unasked, seconds: options.seconds }
    await measure({ server, bare, token: employer.token }, options.draw, sides).finally(() =>
      Promise.all([server.stop(), bare.stop()]),
    )
  })
}

type Server = { url: string; id: number }

async function measure(
  { server, bare, token }: { server: Server; bare: Server; token: string },
  draw: string,
  sides: Sides & { unasked: readonly Unasked[] },
) {
  const agent = openConnections()
  const list = `${server.url}/api/user/datafilter`
  const page = (query: string) => sendGet(agent, `${list}?${query}`, token)
  const total = (query: string) => sendGet(agent, `${list}/total?${query}`, token)
  const suggest = (query: string) => sendGet(agent, `${server.url}/api/search-suggestions?${query}`, token)
  try {
    console.log(await asTyped(page, suggest))
    console.log(await mix({ page, total }, () => searchProcesses(sides.pool, server.id)))
    console.log(await byChance(page, draw))
    console.log(await edges(page))
    const asking =
      (urls: readonly string[]): Load =>
      (seconds) =>
        h2loadFor(seconds, { urls, authorization: token })
    console.log(
      await againstTheDriver(
        { name: 'search over HTTP', id: server.id, load: asking(searches.map((search) => `${list}?${search}`)) },
        { name: 'a bare server', id: bare.id, load: asking(searches.map((_, at) => `${bare.url}/${at}`)) },
        sides,
      ),
    )
    console.log(await askedOnce({ id: server.id, page }, sides.pool, sides.unasked))
    console.log(await oneByOne({ page, total }))
  } finally {
    await agent.destroy()
  }
}
