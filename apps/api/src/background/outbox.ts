import { isQuiet, messageTries, nextTry } from '@pramaan/domain/message'
import type { Deps } from '../deps.ts'
import { type Claimed, claimDue, markFailed, markSent } from '../outbox/claim.queries.ts'
import type { MessageSenders, Outcome } from '../providers/messages/sender.ts'
import { renderMessage } from '../providers/messages/templates/templates.ts'
import { leaseMs } from './run-jobs.ts'

/** Messages sent at the same time: few enough to finish within their lease. */
const most = 10

/**
 * A round of the outbox: claims due messages, sends them through their channels outside any transaction, and stores the
 * result of each. Delivery is at least once: after a crash a message is sent again when its lease ends, under the same
 * key.
 */
export function outboxRound(deps: Deps, senders: MessageSenders) {
  return async () => {
    for (;;) {
      const now = deps.now()
      const until = new Date(now.getTime() + leaseMs)
      const claimed = await claimDue(deps.db, { now, until, quiet: isQuiet(now), most })
      await Promise.all(claimed.map((message) => deliver(deps, senders, message)))
      if (claimed.length < most) return
    }
  }
}

async function deliver(deps: Deps, senders: MessageSenders, message: Claimed) {
  const outcome = await outcomeOf(deps, senders, message)
  const now = deps.now()
  if (outcome.sent) return markSent(deps.db, message.id, outcome.providerId, now)
  const next = outcome.lasting ? undefined : nextTry(message.tries, message.urgency, now)
  return markFailed(deps.db, message, outcome.reason, next, now)
}

const useless = (reason: string): Outcome => ({ sent: false, lasting: true, reason })

async function outcomeOf(deps: Deps, senders: MessageSenders, message: Claimed): Promise<Outcome> {
  const { variables: sealed, template, language, channel, key, urgency, recipient: to } = message
  if (message.expiresAt && message.expiresAt <= deps.now()) return useless('too late')
  if (message.tries > messageTries) return useless('lost too often')
  if (sealed === null) return useless('emptied')
  try {
    const variables = JSON.parse(await deps.encryption.decrypt(sealed)) as Record<string, string>
    const rendered = renderMessage(template, language, variables)
    return await senders[channel]({ ...rendered, key, to, template, language, variables, urgency })
  } catch {
    return useless('cannot be made')
  }
}
