import { openCollegeDatabase } from '@pramaan/api/testing/generated/college-database'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { percentile, table } from './measurement/figures.ts'
import { openConnections, sendGet } from './measurement/send-get.ts'
import type { BenchOptions } from './options.ts'
import { startServerProcess } from './server-process.ts'

const times = 101

/** As people type: whole names, short forms, a beginning, a letter, and names with letters wrong. */
const terms = [
  ...['', 'a', 'gov', 'vjti', 'veermata jijabai', 'govt polytechnic pune', 'college of engineering'],
  ...['veermsta jijabai', 'govt polytecnic pune', 'colege of enginering pune'],
]

/** How long the college typeahead takes through HTTP on the whole list, each term alone. */
export async function benchColleges({ file }: BenchOptions) {
  if (file === undefined) throw new Error('Name the list: pnpm bench colleges --file colleges.csv')
  const postgres = await startPostgres({ max_connections: '60' })
  try {
    const connection = postgres.connection('postgres')
    console.log(`${await openCollegeDatabase(connection, file)} colleges are loaded.\n`)
    const server = await startServerProcess(`postgresql://postgres@localhost/postgres?host=${connection.host}`)
    const agent = openConnections()
    const request = (term: string) => sendGet(agent, `${server.url}/api/colleges?term=${encodeURIComponent(term)}`)
    for (const term of terms) await request(term)
    const rows: string[][] = []
    for (const term of terms) rows.push([term || '(nothing typed)', ...(await timesOf(() => request(term)))])
    console.log(table(['typed', 'p50 ms', 'p95 ms', 'worst ms'], rows))
    await agent.destroy()
    await server.stop()
  } finally {
    await postgres.stop()
  }
}

async function timesOf(run: () => Promise<void>) {
  const ms: number[] = []
  for (let time = 0; time < times; time++) {
    const before = performance.now()
    await run()
    ms.push(performance.now() - before)
  }
  return [percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)].map((value) => value.toFixed(1))
}
