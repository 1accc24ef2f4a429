import type { Client } from '@pramaan/api-client'
import { isTemporaryFailure } from '@pramaan/app-shell/offline/is-temporary-failure.ts'
import { withLock } from '@pramaan/app-shell/offline/with-lock.ts'
import { type Outcome, sendApplication } from './send-application.ts'
import type { Target, Waiting, WaitingList } from './waiting-list.ts'

/** What sending needs: the client, what waits, and who is notified of each that has arrived. */
export type Sender = {
  api: Client
  waitingList: WaitingList
  onArrived: (target: Target, outcome: 'sent' | 'there') => void
  /** Says a refusal in a sentence. */
  sentenceOf: (error: unknown) => string
}

/** Keeps an application, sends it, and takes it off again once it has arrived or was refused, which is thrown. */
export async function applyNow(sender: Sender, target: Target, at: Date): Promise<Outcome> {
  const { waitingList } = sender
  waitingList.put({ target, key: crypto.randomUUID(), at: at.toISOString() })
  return withLock(waitingList.lock, async () => {
    const waiting = waitingList.get(target)
    // Another tab was faster and has shown the result.
    if (!waiting) return 'there'
    try {
      return await send(sender, waiting)
    } catch (error) {
      waitingList.drop(target)
      throw error
    }
  })
}

/** Sends all that waits, one after the other, the oldest first; stops at the first that can't be sent yet. */
export function sendWaiting(sender: Sender): Promise<void> {
  const { waitingList } = sender
  return withLock(waitingList.lock, async () => {
    for (const waiting of waitingList.list().filter(({ problem }) => !problem)) {
      try {
        if ((await send(sender, waiting)) === 'unreachable') return
      } catch (error) {
        // Being signed out empties what is saved: anyone who signs in again finds it here.
        if (isTemporaryFailure(error)) return waitingList.put(waiting)
        waitingList.put({ ...waiting, problem: sender.sentenceOf(error) })
      }
    }
  })
}

/** Takes back what was not sent yet; what is on its way at this moment arrives. */
export function cancelWaiting(waitingList: WaitingList, target: Target): Promise<void> {
  return withLock(waitingList.lock, async () => waitingList.drop(target))
}

async function send({ api, waitingList, onArrived }: Sender, waiting: Waiting): Promise<Outcome> {
  const outcome = await sendApplication(api, waitingList.personId, waiting)
  if (outcome === 'unreachable') return outcome
  waitingList.drop(waiting.target)
  onArrived(waiting.target, outcome)
  return outcome
}
