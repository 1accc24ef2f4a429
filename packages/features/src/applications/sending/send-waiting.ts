import type { Client } from '@pramaan/api-client'
import { isTemporaryFailure } from '@pramaan/app-shell/offline/is-temporary-failure.ts'
import { withLock } from '@pramaan/app-shell/offline/with-lock.ts'
import { type Outcome, sendApplication } from './send-application.ts'
import type { Target, Waiting, WaitingList } from './waiting-list.ts'

/** What sending needs: the client, the waiting list, and a callback for each application that arrived. */
export type Sender = {
  api: Client
  waitingList: WaitingList
  onArrived: (target: Target, outcome: 'sent' | 'there') => void
  /** A refusal as a sentence. */
  sentenceOf: (error: unknown) => string
}

/** Saves an application, sends it, and deletes it once it arrived or was refused; a refusal is thrown. */
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

/** Sends all waiting applications one after the other, oldest first; stops at the first that can't be sent yet. */
export function sendWaiting(sender: Sender): Promise<void> {
  const { waitingList } = sender
  return withLock(waitingList.lock, async () => {
    for (const waiting of waitingList.list().filter(({ problem }) => !problem)) {
      try {
        if ((await send(sender, waiting)) === 'unreachable') return
      } catch (error) {
        // Signing out clears the cache, but waiting applications stay for the next sign-in.
        if (isTemporaryFailure(error)) return waitingList.put(waiting)
        waitingList.put({ ...waiting, problem: sender.sentenceOf(error) })
      }
    }
  })
}

/** Deletes a waiting application; one that is being sent right now still arrives. */
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
