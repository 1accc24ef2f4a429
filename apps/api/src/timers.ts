import type { FastifyBaseLogger } from 'fastify'
import { driveNoticesRound } from './background/drive-notices.ts'
import { outboxRound } from './background/outbox.ts'
import { remindersRound } from './background/reminders.ts'
import { retentionRound } from './background/retention.ts'
import type { Deps } from './deps.ts'
import { alertsRound } from './features/alerts/alerts-round.ts'
import { finishMerges } from './features/concepts/merging/merging.ts'
import { sendBulkMessages } from './features/conversations/many/send-bulk-messages.ts'
import { refundCancelledDrives } from './features/payments/refunds/cancelled-drives.ts'
import { forgetEvents, workEvents } from './features/payments/settlement/events.ts'
import { reconcileOrders, releaseCoupons, sendRefunds } from './features/payments/settlement/rounds.ts'
import { eraseDue } from './features/privacy/erasure/erase.ts'
import { outageOf } from './http/refusals/outage.ts'
import { createOutageLog } from './http/refusals/outage-log.ts'
import { sendersOf } from './providers/messages/senders.ts'
import { readCvs } from './services/cv-text/read-cvs.ts'
import { removeFiles } from './services/files/remove-files.ts'
import { pushSender } from './services/notifications/push/push-sender.ts'
import { renewRequirements } from './services/opening-fit/write-requirements.ts'
import { updateLastVisits } from './services/search/projection/active-day.ts'
import { renewConcepts } from './services/search/projection/renew.ts'
import { countMonthsOn } from './services/search/projection/running-months.ts'

const everyMs = {
  outbox: 1_000,
  events: 1_000,
  refunds: 5_000,
  orders: 10_000,
  coupons: 60_000,
  retention: 60_000,
  reminders: 60 * 60_000,
  drives: 10_000,
  files: 10 * 60_000,
  erasure: 10 * 60_000,
  flush: 5_000,
  maintain: 5 * 60_000,
  months: 60 * 60_000,
  concepts: 10_000,
  alerts: 1_000,
  active: 10 * 60_000,
  cvs: 2_000,
  messages: 1_000,
}

/** Starts the background rounds: view counters are written, the embedded engine is kept tidy, months of work go on. */
export function startTimers(deps: Deps, maintain: () => Promise<void>, log: FastifyBaseLogger) {
  const round = rounds(log)
  const timers = [
    round(deps.buffers.flush, everyMs.flush),
    round(outboxRound(deps, sendersOf(deps.config, fetch, pushSender(deps))), everyMs.outbox),
    round(retentionRound(deps), everyMs.retention),
    round(remindersRound(deps), everyMs.reminders),
    round(() => driveNoticesRound(deps), everyMs.drives),
    round(() => removeFiles(deps), everyMs.files),
    round(() => workEvents(deps), everyMs.events),
    round(() => refundCancelledDrives(deps), everyMs.refunds),
    round(() => sendRefunds(deps), everyMs.refunds),
    round(() => reconcileOrders(deps), everyMs.orders),
    round(() => releaseCoupons(deps), everyMs.coupons),
    round(() => forgetEvents(deps), everyMs.retention),
    round(() => eraseDue(deps), everyMs.erasure),
    round(maintain, everyMs.maintain),
    round(() => countMonthsOn(deps), everyMs.months),
    round(() => finishMerges(deps), everyMs.concepts),
    round(() => renewConcepts(deps), everyMs.concepts),
    round(() => alertsRound(deps), everyMs.alerts),
    round(() => updateLastVisits(deps), everyMs.active),
    round(() => renewRequirements(deps), everyMs.concepts),
    round(() => readCvs(deps), everyMs.cvs),
    round(() => sendBulkMessages(deps), everyMs.messages),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}

/** Runs jobs every so often, none twice at once; a failed one says why in a line and is tried again the next time. */
function rounds(log: FastifyBaseLogger) {
  const logOutage = createOutageLog()
  const say = (error: unknown) => {
    const outage = outageOf(error)
    if (outage) logOutage(log, outage)
    else log.error({ err: error }, 'A background job failed')
  }
  return (job: () => Promise<void>, ms: number) => {
    let running = false
    return setInterval(async () => {
      if (running) return
      running = true
      await job().catch((error: unknown) => {
        for (const one of error instanceof AggregateError && !('code' in error) ? error.errors : [error]) say(one)
      })
      running = false
    }, ms)
  }
}
