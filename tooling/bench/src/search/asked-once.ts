import type { Statement } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { type Timing, timingTable, together } from '../measurement/figures.ts'
import { connections } from '../measurement/load.ts'
import { processorMs, searchProcesses } from '../measurement/processor-time.ts'
import { sendAll } from './search-ratio.ts'

const rounds = 6

/** The share of the bare driver's rate. */
const goal = 0.8

/** A search that nobody has asked: its query, and the statements that it sends when it is first asked. */
export type Unasked = { query: string; statements: readonly Statement[] }

/** The server that is asked, and how. */
export type Asked = { id: number; page: (query: string) => Promise<void> }

/**
 * S1, without our caches on either side: searches that are each asked once over HTTP, against the statements that they
 * send, by the bare driver, at eight connections in turns. The first round, in which both warm up, is not counted.
 */
export async function askedOnce({ id, page }: Asked, pool: Pool, searches: readonly Unasked[]) {
  const processes = await searchProcesses(pool, id)
  const ours = { timings: [] as Timing[], cost: 0, run: ({ query }: Unasked) => page(query) }
  const bare = { timings: [] as Timing[], cost: 0, run: ({ statements }: Unasked) => sendAll(pool, statements) }
  const size = Math.ceil(searches.length / rounds)
  for (let round = 0; round < rounds; round++) {
    const part = searches.slice(round * size, (round + 1) * size)
    for (const side of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
      const before = processorMs(processes)
      const timing = await eachOnce(part, side.run)
      if (round === 0) continue
      side.timings.push(timing)
      side.cost += processorMs(processes) - before
    }
  }
  const [over, alone] = [together(ours.timings), together(bare.timings)]
  return `${over.ms.length} searches drawn at random, eight at a time, each asked once (S1):
${timingTable({ 'search over HTTP': over, 'same SQL, bare driver': alone })}
ratio ${(alone.seconds / over.seconds).toFixed(2)} (goal ${goal}), by processor time ${(bare.cost / ours.cost).toFixed(2)}
`
}

/** Each of a list once, eight at a time. */
async function eachOnce<One>(list: readonly One[], run: (one: One) => Promise<void>): Promise<Timing> {
  const ms: number[] = []
  const left = list.values()
  const started = performance.now()
  async function work() {
    for (const one of left) {
      const before = performance.now()
      await run(one)
      ms.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { ms, seconds: (performance.now() - started) / 1000 }
}
