import type { Client } from '@pramaan/api-client'
import { type Sending, sendNow, sendSaved } from '@pramaan/app-shell/offline/send-saved.ts'
import { withLock } from '@pramaan/app-shell/offline/with-lock.ts'
import { type Outcome, sendApplication } from './send-application.ts'
import type { ApplicationId, Target, Waiting, WaitingList } from './waiting-list.ts'

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
  // Another tab may be faster; it has then shown the result.
  let outcome: Outcome = 'there'
  const sending = sendingOf(sender, (ofSender) => {
    outcome = ofSender
  })
  await sendNow(sending, [{ target, key: crypto.randomUUID(), at: at.toISOString() }])
  return outcome
}

/** Sends all waiting applications one after the other, oldest first; stops at the first that can't be sent yet. */
export function sendWaiting(sender: Sender): Promise<void> {
  return sendSaved(sendingOf(sender))
}

/** Deletes a waiting application; one that is being sent right now still arrives. */
export function cancelWaiting(waitingList: WaitingList, target: Target): Promise<void> {
  return withLock(waitingList.lock, async () => waitingList.drop(target))
}

function sendingOf(sender: Sender, onOutcome?: (outcome: Outcome) => void): Sending<Waiting, ApplicationId> {
  const { api, waitingList, onArrived, sentenceOf } = sender
  return {
    list: waitingList,
    sentenceOf,
    inOrder: false,
    arrives: async (waiting) => {
      const outcome = await sendApplication(api, waitingList.personId, waiting)
      onOutcome?.(outcome)
      if (outcome === 'unreachable') return false
      waitingList.drop(waiting.target)
      onArrived(waiting.target, outcome)
      return true
    },
  }
}
