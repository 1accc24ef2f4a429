import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { generateNotes } from '@pramaan/api/testing/generated/generated-notes.queries'
import { generateOpenings } from '@pramaan/api/testing/generated/generated-openings.queries'
import { generateSearchRows } from '@pramaan/api/testing/generated/generated-rows.queries'
import { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { percentile, table } from './measurement/figures.ts'
import { openConnections, sendGet } from './measurement/send-get.ts'
import type { BenchOptions } from './options.ts'
import { secret, startServerProcess } from './server-process.ts'

/** What staff ask of the list of all users: each filter of document 002 §2.8, each order, and pages near and far. */
const request = [
  '',
  'term=asha',
  'term=9000150',
  'location=Pune',
  'value=join',
  'expStatus=Fresher',
  'degree=HSC+Arts',
  'collegeID=8000',
  'fromDate=2026-10-30',
  'isVsp=true',
  'location=Satara&degree=HSC+Arts&expStatus=Fresher',
  'sortBy[]=FullName:asc',
  'sortBy[]=UpdatedOn:desc',
  'pageIndex=40&pageSize=20',
  'cursor=last',
]

/** The staff's list of so many users through HTTP, query by query, statistics and reports of them, and the list's CSV: rows a second and the server's memory. */
export async function benchUsers({ candidates, databaseUrl }: BenchOptions) {
  if (databaseUrl !== undefined) return benchOn(databaseUrl)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_connections: '60' })
  try {
    const url = `postgresql://postgres@localhost/postgres?host=${postgres.connection('').host}`
    await benchOn(url, candidates)
  } finally {
    await postgres.stop()
  }
}

async function benchOn(connectionString: string, candidates?: number) {
  const ground = await openSearchDatabase({ connectionString, statement_timeout: 0 }, secret)
  try {
    if (candidates !== undefined) {
      await generateSearchRows(ground.db, candidates)
      await generateNotes(ground.db, candidates)
      await generateOpenings(ground.db, candidates)
    }
    const { token } = await ground.anAdmin()
    const server = await startServerProcess(connectionString)
    try {
      console.log(await listFigures(server.url, token))
      console.log(await figureFigures(server.url, token))
      console.log(await fileFigures(server, token))
    } finally {
      await server.stop()
    }
  } finally {
    await ground.stop()
  }
}

function listFigures(url: string, token: string) {
  const asks = request.map((query) => ({ name: query || '(no filter)', path: `user/datafilter?${query}` }))
  return timesOf('the list, one at a time', asks, { url, token, times: 40 })
}

/** Statistics and reports, over the last days that a person looks at and over a year. */
function figureFigures(url: string, token: string) {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const asks = [30, 365].flatMap((days) =>
    ['admin-statistics', 'reports/funnels', 'reports/drives', 'reports/payments'].map((path) => ({
      name: `${path}, ${days} days`,
      path: `${path}?from=${dayAgo(days - 1)}&to=${dayAgo(0)}`,
    })),
  )
  return timesOf('figures, one at a time', asks, { url, token, times: 10 })
}

type Asks = readonly { name: string; path: string }[]
type Asking = { url: string; token: string; times: number }

async function timesOf(title: string, asks: Asks, { url, token, times }: Asking) {
  const agent = openConnections(1)
  const rows: string[][] = []
  const all: number[] = []
  for (const { name, path } of asks) {
    const ms: number[] = []
    for (let time = 0; time < times; time++) {
      const before = performance.now()
      await sendGet(agent, `${url}/api/${path}`, token)
      ms.push(performance.now() - before)
    }
    all.push(...ms)
    rows.push([name, ...[0.5, 0.95].map((share) => percentile(ms, share).toFixed(1))])
  }
  await agent.destroy()
  rows.push(['all of them', ...[0.5, 0.95].map((share) => percentile(all, share).toFixed(1))])
  return table([title, 'p50 ms', 'p95 ms'], rows)
}

/** The server's memory in megabytes, as Linux counts it. */
async function memoryOf(processId: number) {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

async function fileFigures(server: { url: string; id: number }, token: string) {
  const answer = await fetch(`${server.url}/api/user/candidate-file`, { headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: { url: string } }
  const before = await memoryOf(server.id)
  const seen = [before]
  const watch = setInterval(() => void memoryOf(server.id).then((megabytes) => seen.push(megabytes)), 50)
  const started = performance.now()
  const { lines, bytes } = await download(server.url + data.url)
  clearInterval(watch)
  const seconds = (performance.now() - started) / 1000
  return table(
    ['the file', ''],
    [
      ['rows', String(lines - 1)],
      ['megabytes', (bytes / 1024 / 1024).toFixed(1)],
      ['rows a second', ((lines - 1) / seconds).toFixed(0)],
      ['server memory before, MB', before.toFixed(0)],
      ['server memory at its peak, MB', Math.max(...seen).toFixed(0)],
    ],
  )
}

/** Reads a file to its end and counts its lines and bytes; none of it is kept. */
function download(url: string) {
  return new Promise<{ lines: number; bytes: number }>((resolve, reject) => {
    get(url, (response) => {
      const size = { lines: 0, bytes: 0 }
      response.on('data', (chunk: Buffer) => {
        size.bytes += chunk.length
        for (const byte of chunk) if (byte === newline) size.lines += 1
      })
      response.once('end', () => resolve(size))
      response.once('error', reject)
    }).once('error', reject)
  })
}

const newline = 10
