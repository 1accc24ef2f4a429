import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useMutation } from '@tanstack/react-query'
import { applyNow, cancelWaiting } from './send-waiting.ts'
import { useRefusalText, useSender, useWaiting } from './use-waiting.ts'
import type { Target, Waiting } from './waiting-list.ts'

/** The state of an application; `waiting` means saved on this device until the network is back. */
export type Applying = {
  state: 'ready' | 'sending' | 'saved'
  waiting: Waiting | undefined
  /** Why the application was refused, as a sentence. */
  problem: string | undefined
  apply: () => void
  cancel: () => void
}

/**
 * Applies to a job, drive or course, only once however often it is pressed or sent. Without a network the application
 * is saved for later; `onSent` is called for applications made by this press.
 */
export function useApplication(target: Target, onSent: () => void): Applying {
  const { now } = usePlatform()
  const refusalText = useRefusalText()
  const { waitingList, waiting: all } = useWaiting()
  const sender = useSender(waitingList, (_target, outcome) => outcome === 'sent' && onSent())
  const waiting = all.find((one) => one.target.kind === target.kind && one.target.id === target.id)
  const mutation = useMutation({
    // This request also finds out whether the network is back.
    networkMode: 'always',
    mutationFn: () => applyNow(sender, target, now()),
  })
  const saved = waiting && !waiting.problem ? waiting : undefined
  return {
    state: mutation.isPending ? 'sending' : saved ? 'saved' : 'ready',
    waiting: saved,
    problem: mutation.isError ? refusalText(mutation.error) : waiting?.problem,
    apply: () => {
      if (!mutation.isPending && !saved) mutation.mutate()
    },
    cancel: () => {
      mutation.reset()
      void cancelWaiting(waitingList, target)
    },
  }
}
