import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Timing } from './figures.ts'
import { connections } from './load.ts'

/** What is asked of a server, one address after another on each connection; each connection starts at another one. */
type Asked = { urls: readonly string[]; authorization: string }

/**
 * Load by h2load, a client in C: it leaves the processors to the servers that it asks, where a client on Node takes a
 * quarter of a millisecond for each request. Anything but 200 is an error.
 */
export async function h2loadFor(seconds: number, { urls, authorization }: Asked): Promise<Timing> {
  const folder = await mkdtemp(join(tmpdir(), 'h2load-'))
  const clients = Array.from({ length: connections }, (_, at) => {
    const start = Math.floor((at * urls.length) / connections)
    return askedBy(join(folder, String(at)), seconds, {
      urls: [...urls.slice(start), ...urls.slice(0, start)],
      authorization,
    })
  })
  try {
    return timingOf((await Promise.all(clients)).join(''))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The log of one connection. */
async function askedBy(files: string, seconds: number, { urls, authorization }: Asked) {
  const [list, log] = [`${files}.urls`, `${files}.log`]
  await writeFile(list, urls.join('\n'))
  const load = ['--h1', '--clients=1', `--duration=${Math.round(seconds * 1000)}ms`]
  const asked = [`--header=authorization: ${authorization}`, `--input-file=${list}`, `--log-file=${log}`]
  await promisify(execFile)('h2load', [...load, ...asked]).catch(explained)
  return readFile(log, 'utf8')
}

function explained(cause: Error): never {
  throw new Error('h2load did not run; Debian has it in the package nghttp2-client.', { cause })
}

/** Of its log: for each answer when it was asked for, its status, and how long it took, times in microseconds. */
function timingOf(log: string): Timing {
  const answers = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number))
  const other = answers.find(([, status]) => status !== 200)
  if (other) throw new Error(`An answer had the status ${other[1]}.`)
  const ms = answers.map(([, , took = Number.NaN]) => took / 1000)
  const ends = answers.map(([start = Number.NaN, , took = Number.NaN]) => start + took)
  const first = Math.min(...answers.map(([start = Number.NaN]) => start))
  return { ms, seconds: (Math.max(...ends) - first) / 1_000_000 }
}
