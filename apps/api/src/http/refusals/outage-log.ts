import type { FastifyBaseLogger } from 'fastify'
import type { Outage } from './outage.ts'

/** How long one reason is not written again. */
const quietMs = 10_000

/**
 * Writes outages into the log: a line a reason, at once, and after that at most one every ten seconds with the number of
 * times that it came up meanwhile. An outage of a minute is six lines, not one for each request.
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
    // What was quiet for long is forgotten: reasons may carry numbers of connections.
    for (const [text, { writtenAt }] of reasons) if (now() - writtenAt > 6 * quietMs) reasons.delete(text)
    reasons.set(reason, { writtenAt: now(), times: 0 })
    log.error({ reason, code, times }, 'Outage: something that the server needs does not work')
  }
}
