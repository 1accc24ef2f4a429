import type { Deps } from '../../deps.ts'
import { count, type Limit } from '../../http/limits/rate-limit.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { enqueueMessage } from '../../outbox/enqueue.queries.ts'
import { languageOf } from '../../services/notifications/preferences.queries.ts'
import type { CodeAddress } from './account/contact.ts'
import type { Requester } from './requester/requester.ts'

const onceADay: Limit = { name: 'suspended-message', most: 1, seconds: 86_400 }

/**
 * A suspended account gets no code. A browser that has signed in to it before learns why; a stranger does not, because
 * that would reveal more about the number than whether it is registered (D5). The owner gets a message instead.
 */
export async function notifySuspended(
  deps: Deps,
  accountId: number,
  { channel, to }: CodeAddress,
  requester: Requester,
) {
  if (requester.kind === 'known') throw new Refuse('suspended')
  const use = await count(deps, onceADay, String(accountId))
  if (use.count > onceADay.most) return
  const language = await languageOf(deps.db, accountId)
  await enqueueMessage(deps, deps.db, {
    channel,
    to,
    accountId,
    template: 'sign-in-suspended',
    language,
    variables: {},
  })
}
