import { loadavg } from 'node:os'
import { generateJobs } from '@pramaan/api/testing/generated/jobs/generated-jobs.queries'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { percentile, table } from '../measurement/figures.ts'
import { openConnections, sendGet } from '../measurement/send-get.ts'
import { countingStatements } from '../measurement/statement-count.ts'
import type { BenchOptions } from '../options.ts'
import { startServerProcess } from '../server-process.ts'
import { type Ground, onGround } from '../two-databases.ts'
import { costOfJobAlerts } from './job-alerts.ts'
import { jobSearches } from './job-searches.ts'
import { partsOfLists, suggestionTimes } from './parts.ts'

const rounds = 9

/** A candidate whose work many of the jobs are about. */
const profile = {
  location: 'Pune',
  professionalSkills: ['Java', 'SQL', 'MS Excel'],
  generalSkills: ['Communication', 'Problem Solving'],
}

/**
 * The candidates' search for jobs: pages through HTTP, the parts of a page, suggestions, and what saved searches cost who
 * posts a job. As many jobs as `--candidates` says.
 */
export async function benchJobs({ candidates: count, databaseUrl }: BenchOptions) {
  if (databaseUrl !== undefined) return benchOn(databaseUrl, count)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_connections: '60', ...countingStatements })
  try {
    await benchOn(`postgresql://postgres@localhost/postgres?host=${postgres.folder}`, count)
  } finally {
    await postgres.stop()
  }
}

async function benchOn(address: string, count: number) {
  await onGround(address, async (ground) => {
    const { rows } = await ground.db.$client.query('select from jobs limit 1')
    if (rows.length === 0) await generateJobs(ground.db, count)
    await listsOn(ground, address)
  })
  console.log(await costOfJobAlerts(address))
}

async function listsOn(ground: Ground, connectionString: string) {
  const { id, token } = await ground.aCandidate(profile)
  const server = await startServerProcess(connectionString)
  try {
    console.log(`Load ${loadavg()[0]?.toFixed(1)}. ${await pagesOverHttp(`${server.url}/api/jobs`, token)}\n`)
  } finally {
    await server.stop()
  }
  console.log(`${await partsOfLists(ground.db, id)}\n`)
  console.log(`${await suggestionTimes(ground.db, id)}\n`)
}

/** Each list: the first time, and then. */
async function pagesOverHttp(url: string, token: string) {
  const agent = openConnections(1)
  const [firsts, later, rows]: [number[], number[], string[][]] = [[], [], []]
  for (const search of jobSearches) {
    const ms: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = performance.now()
      await sendGet(agent, `${url}?${search}`, token)
      ms.push(performance.now() - before)
    }
    const [first = Number.NaN, ...then] = ms
    firsts.push(first)
    later.push(...then)
    rows.push([
      decodeURIComponent(search) || '(no filter)',
      ...[first, percentile(then, 0.5)].map((one) => one.toFixed(1)),
    ])
  }
  await agent.destroy()
  for (const share of [0.5, 0.99])
    rows.push([
      `all of them, p${share * 100}`,
      percentile(firsts, share).toFixed(1),
      percentile(later, share).toFixed(1),
    ])
  return table(['a page with its total and counts, over HTTP', 'first ms', 'then ms'], rows)
}
