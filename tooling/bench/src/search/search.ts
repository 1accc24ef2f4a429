import { type Filled, onFilledDatabase } from '../filled-database.ts'
import { searchProcesses } from '../measurement/processor-time.ts'
import { openConnections, sendGet } from '../measurement/send-get.ts'
import type { BenchOptions } from '../options.ts'
import { startServerProcess } from '../server-process.ts'
import { asTyped, byChance, edges, mix, oneByOne } from './search-mix.ts'

/**
 * S3 and S4 of the quality page: the candidate search through HTTP by a signed-in employer. Starts and ends its own server,
 * and its own PostgreSQL unless one is named; an empty one is filled.
 */
export async function benchSearch(options: BenchOptions) {
  await onFilledDatabase(options, (filled) => measure(filled, options.draw))
}

async function measure({ connectionString, pool, employer: { token } }: Filled, draw: string) {
  const server = await startServerProcess(connectionString)
  const agent = openConnections()
  const list = `${server.url}/api/user/datafilter`
  const page = (query: string) => sendGet(agent, `${list}?${query}`, token)
  const total = (query: string) => sendGet(agent, `${list}/total?${query}`, token)
  const suggest = (query: string) => sendGet(agent, `${server.url}/api/search-suggestions?${query}`, token)
  try {
    console.log(await asTyped(page, suggest))
    console.log(await mix({ page, total }, () => searchProcesses(pool, server.id)))
    console.log(await byChance(page, draw))
    console.log(await edges(page))
    console.log(await oneByOne({ page, total }))
  } finally {
    await agent.destroy()
    await server.stop()
  }
}
