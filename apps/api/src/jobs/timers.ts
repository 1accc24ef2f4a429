import type { Deps } from '../deps.ts'
import { removeFiles } from '../features/files/remove-files.ts'
import { forgetEvents, workEvents } from '../features/payments/events.ts'
import { reconcileOrders, releaseCoupons, sendRefunds } from '../features/payments/rounds.ts'
import { eraseDue } from '../features/privacy/erase.ts'
import { countMonthsOn } from '../features/search/running-months.ts'
import { carriersOf } from '../providers/messages/carriers.ts'
import { outboxRound } from './outbox.ts'
import { remindersRound } from './reminders.ts'
import { retentionRound } from './retention.ts'

const everyMs = {
  outbox: 1_000,
  events: 1_000,
  refunds: 5_000,
  orders: 10_000,
  coupons: 60_000,
  retention: 60_000,
  reminders: 60 * 60_000,
  files: 10 * 60_000,
  erasure: 10 * 60_000,
  flush: 5_000,
  maintain: 5 * 60_000,
  months: 60 * 60_000,
}

/** Starts the background rounds: view counters are written, the embedded engine is kept tidy, months of work go on. */
export function startTimers(deps: Deps, maintain: () => Promise<void>) {
  const timers = [
    round(deps.buffers.flush, everyMs.flush),
    round(outboxRound(deps, carriersOf(deps.config, fetch)), everyMs.outbox),
    round(retentionRound(deps), everyMs.retention),
    round(remindersRound(deps), everyMs.reminders),
    round(() => removeFiles(deps), everyMs.files),
    round(() => workEvents(deps), everyMs.events),
    round(() => sendRefunds(deps), everyMs.refunds),
    round(() => reconcileOrders(deps), everyMs.orders),
    round(() => releaseCoupons(deps), everyMs.coupons),
    round(() => forgetEvents(deps), everyMs.retention),
    round(() => eraseDue(deps), everyMs.erasure),
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
