import type { Deps } from '../deps.ts'
import { countMonthsOn } from '../features/search/running-months.ts'

const everyMs = { flush: 5_000, maintain: 5 * 60_000, months: 60 * 60_000 }

/** Starts the background rounds: view counters are written, the embedded engine is kept tidy, months of work go on. */
export function startTimers(deps: Deps, maintain: () => Promise<void>) {
  const timers = [
    round(deps.buffers.flush, everyMs.flush),
    round(maintain, everyMs.maintain),
    round(() => countMonthsOn(deps), everyMs.months),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}

/** Runs a job every so often, never twice at once; a failed round is logged by the database layer and tried again the next time. */
function round(job: () => Promise<void>, ms: number) {
  let running = false
  return setInterval(async () => {
    if (running) return
    running = true
    await job().catch((error: unknown) => console.error(error))
    running = false
  }, ms)
}
