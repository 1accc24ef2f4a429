import { type Timing, together } from './figures.ts'
import { loadFor } from './load.ts'
import { processorMs } from './processor-time.ts'

const rounds = 5

/** What a side does at an index: it is timed. */
export type Run = (index: number) => Promise<void>

/** A side's timing, and the processor time of one run in milliseconds. */
export type Measured = Timing & { cost: number }

/** Two sides in turns, each for so many seconds in all, at eight connections; first each warms up. */
export async function inTurns(
  [one, other]: readonly [Run, Run],
  seconds: number,
  findProcesses: () => Promise<readonly number[]>,
): Promise<[Measured, Measured]> {
  for (const run of [one, other]) await loadFor(2, run)
  const processes = await findProcesses()
  const sides = [one, other].map((run) => ({ run, timings: [] as Timing[], ms: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const side of sides) {
      const before = processorMs(processes)
      side.timings.push(await loadFor(seconds / rounds, side.run))
      side.ms += processorMs(processes) - before
    }
  const [first, second] = sides.map(({ timings, ms }) => {
    const timing = together(timings)
    return { ...timing, cost: ms / timing.ms.length }
  })
  if (!first || !second) throw new Error('There are two sides.')
  return [first, second]
}

/** Runs a second. */
export function rateOf({ ms, seconds }: Timing) {
  return ms.length / seconds
}
