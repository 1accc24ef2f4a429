import { type Client, Unreachable } from '@pramaan/api-client'
import { isTemporaryFailure } from '@pramaan/app-shell/offline/is-temporary-failure.ts'
import { withLock } from '@pramaan/app-shell/offline/with-lock.ts'
import type { storeRefusals } from '@pramaan/contract/payments/store'
import { mostOrdersASync } from '@pramaan/domain/store'
import type { SavedOrder, UnsentOrders } from './unsent-orders.ts'

/** The parts of a sync: the client, the unsent orders, a callback for accepted ones, and texts for refusals. */
export type Sync = {
  api: Client
  unsentOrders: UnsentOrders
  /** Called for each accepted order, with its payment link. */
  onTaken: (order: SavedOrder, link: string) => void
  refusalText: (refusal: (typeof storeRefusals)[number]) => string
  failureText: (error: unknown) => string
}

const deadlineMilliseconds = 20_000

/** Sends the unsent orders, oldest first, and deletes those that are done; the rest waits (document 002 §7). */
export function syncOrders(sync: Sync): Promise<void> {
  const { unsentOrders } = sync
  return withLock(unsentOrders.lock, async () => {
    for (;;) {
      const waiting = unsentOrders.list().filter(({ problem }) => !problem)
      if (waiting.length === 0 || !(await send(sync, waiting))) return
    }
  })
}

/** Deletes an unsent order; one that is being sent right now still arrives. */
export function dropOrder(unsentOrders: UnsentOrders, id: string): Promise<void> {
  return withLock(unsentOrders.lock, async () => unsentOrders.drop(id))
}

/** Sends one batch; false if the rest has to wait. */
async function send(sync: Sync, waiting: readonly SavedOrder[]) {
  const orders = waiting.slice(0, mostOrdersASync)
  const signal = AbortSignal.timeout(deadlineMilliseconds)
  try {
    const forms = orders.map(({ ID, Purpose, SubjectID, Contact }) => ({ ID, Purpose, SubjectID, Contact }))
    const { data } = await sync.api.store.sync({ body: { Orders: forms } }, { signal })
    for (const order of orders) settle(sync, order, data.Orders)
    return true
  } catch (error) {
    if (error instanceof Unreachable || signal.aborted) return false
    // Signing out clears the cache, but unsent orders stay for the next sign-in.
    if (isTemporaryFailure(error)) for (const order of waiting) sync.unsentOrders.put(order)
    else for (const order of orders) sync.unsentOrders.put({ ...order, problem: sync.failureText(error) })
    return !isTemporaryFailure(error)
  }
}

type Answers = Awaited<ReturnType<Client['store']['sync']>>['data']['Orders']
function settle({ unsentOrders, onTaken, refusalText }: Sync, order: SavedOrder, answers: Answers) {
  const answer = answers.find(({ ID }) => ID === order.ID)
  if (!answer?.Done || answer.Link === null)
    return unsentOrders.put({ ...order, problem: refusalText(answer?.Refusal ?? 'invalid') })
  unsentOrders.drop(order.ID)
  onTaken(order, answer.Link)
}
