import { type Timing, together } from './figures.ts'
import type { Load } from './load.ts'
import { processorMs } from './processor-time.ts'

const rounds = 5

/** How long each side warms up: until then a large server runs slower, because its code is still being compiled. */
const warmUp = 5

/** A side's timing, and the processor time of one run in milliseconds. */
export type Measured = Timing & { cost: number }

/** Two sides in turns, each for so many seconds in all; first each warms up. */
export async function inTurns(
  [one, other]: readonly [Load, Load],
  seconds: number,
  findProcesses: () => Promise<readonly number[]>,
): Promise<[Measured, Measured]> {
  for (const load of [one, other]) await load(warmUp)
  const processes = await findProcesses()
  const sides = [one, other].map((load) => ({ load, timings: [] as Timing[], ms: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const side of sides) {
      const before = processorMs(processes)
      side.timings.push(await side.load(seconds / rounds))
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
