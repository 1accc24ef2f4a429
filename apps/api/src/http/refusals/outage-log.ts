import type { FastifyBaseLogger } from 'fastify'
import type { Outage } from './outage.ts'

/** The time in which the same reason is not logged again. */
const quietMs = 10_000

/**
 * Logs outages: one line per reason at once, then at most one every ten seconds with the number of failures since. So
 * an outage of a minute has six lines instead of one per request.
 */
export function createOutageLog(now: () => number = Date.now) {
  const reasons = new Map<string, { writtenAt: number; times: number }>()
  return (log: FastifyBaseLogger, { code, reason }: Outage) => {
    const known = reasons.get(reason)
    const times = (known?.times ?? 0) + 1
    if (known && now() - known.writtenAt < quietMs) {
      known.times = times
      return
    }
    // Old reasons are removed, since each may contain a different connection number.
    for (const [text, { writtenAt }] of reasons) if (now() - writtenAt > 6 * quietMs) reasons.delete(text)
    reasons.set(reason, { writtenAt: now(), times: 0 })
    log.error({ reason, code, times }, 'Outage: something that the server needs does not work')
  }
}
