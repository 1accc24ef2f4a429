import type { Timing } from './figures.ts'

/** How many ask at the same time. */
export const connections = 8

/** Runs one thing after another on each connection until the time is over; each run is one latency. */
export async function loadFor(seconds: number, run: Run, clients = connections): Promise<Timing> {
  const ms: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let next = 0
  async function work() {
    while (performance.now() < end) {
      const index = next++
      const before = performance.now()
      await run(index)
      ms.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  return { ms, seconds: (performance.now() - started) / 1000 }
}

/** What a side does at an index: it is timed. */
export type Run = (index: number) => Promise<void>

/** The load of a side for so many seconds, timed. */
export type Load = (seconds: number) => Promise<Timing>

/** Runs as a load. */
export function loadOf(run: Run): Load {
  return (seconds) => loadFor(seconds, run)
}
