import { Refused } from '@pramaan/api-client'
import { isTemporaryFailure } from './is-temporary-failure.ts'
import type { Saved, SavedList } from './saved-list.ts'
import { withLock } from './with-lock.ts'

/** How the items of a list are sent, one call each. */
export type Sending<K extends Saved, Key> = {
  list: SavedList<K, Key>
  /**
   * Sends an item and removes it from the list when it has arrived; false if the server could not be reached. A refusal
   * is thrown.
   */
  arrives: (saved: K) => Promise<boolean>
  /** A refusal as a sentence. */
  sentenceOf: (error: unknown) => string
  /** Whether items are sent strictly in order. */
  inOrder: boolean
}

/** The result of sending items; `gone` means that another tab was faster. */
export type SentNow = 'sent' | 'waiting' | 'gone'

/** Sends all waiting items one after the other, in their order; stops at the first that can't be sent yet. */
export function sendSaved<K extends Saved, Key>(sending: Sending<K, Key>): Promise<void> {
  return withLock(sending.list.lock, async () => {
    await sendEach(sending, waitingOf(sending.list), [])
  })
}

/** Saves items and sends them. A refusal removes them from the list and is thrown to the caller. */
export async function sendNow<K extends Saved, Key>(sending: Sending<K, Key>, items: readonly K[]): Promise<SentNow> {
  const { list, inOrder } = sending
  const mine = items.map((item) => list.put(item))
  return withLock(list.lock, async () => {
    if (!mine.some((item) => list.current(item))) return 'gone'
    return sendEach(sending, inOrder ? waitingOf(list) : mine, mine)
  })
}

function waitingOf<K extends Saved, Key>(list: SavedList<K, Key>) {
  return list.list().filter(({ problem }) => !problem)
}

async function sendEach<K extends Saved, Key>(
  { list, arrives, sentenceOf }: Sending<K, Key>,
  items: readonly K[],
  mine: readonly K[],
): Promise<SentNow> {
  for (const [at, saved] of items.entries()) {
    // It may have been cancelled meanwhile, or changed by an earlier item.
    const item = list.current(saved)
    if (!item) continue
    try {
      if (!(await arrives(item))) return 'waiting'
    } catch (error) {
      if (mine.some((sent) => list.isSame(sent, item))) {
        for (const sent of mine) list.remove(sent)
        throw error
      }
      if (isTemporaryFailure(error)) {
        // If the session ended, the storage was cleared; the remaining items are put back for the next sign-in.
        for (const left of items.slice(at)) if (!list.current(left)) list.put(left)
        return 'waiting'
      }
      const code = error instanceof Refused ? error.code : undefined
      list.put({ ...item, problem: sentenceOf(error), ...(code && { code }) })
    }
  }
  return 'sent'
}
