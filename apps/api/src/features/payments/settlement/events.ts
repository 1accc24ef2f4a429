import { createHash } from 'node:crypto'
import { leaseMs, nextTry, runJobs } from '../../../background/run-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { claimEvents, deleteEvents, type EventRow, finishEvent, putOffEvent, storeEvent } from './events.queries.ts'

const batch = 20
/** The maximum number of attempts, over about two weeks; by then the webhook's order was looked up anyway. */
const mostTries = 60
const storedDays = 30

/**
 * Stores a signed webhook for the round to process (quality, rule 15); false if the signature is not the provider's.
 */
export async function receiveEvent(
  deps: Deps,
  webhook: { body: Buffer; signature: string; eventId: string | undefined },
) {
  if (!deps.payments.isEventSigned(webhook.body, webhook.signature)) return false
  const id = webhook.eventId || createHash('sha256').update(webhook.body).digest('hex')
  await storeEvent(deps.db, { id, body: webhook.body.toString(), receivedAt: deps.now() })
  return true
}

/** A round that processes waiting webhooks, oldest first. Failed ones are retried with back-off. */
export async function workEvents(deps: Deps) {
  const now = deps.now()
  const events = await claimEvents(deps.db, now, new Date(now.getTime() + leaseMs), batch)
  await runJobs(events, (event) => workEvent(deps, event))
}

async function workEvent(deps: Deps, event: EventRow) {
  try {
    await notifyOf(deps, event)
  } catch (error) {
    await putOffEvent(deps.db, event.id, event.tries < mostTries ? nextTry(deps.now(), event.tries) : null)
    throw error
  }
  await finishEvent(deps.db, event.id, deps.now())
}

/** Settles an event; events without a payment, or for an order that is not ours, are ignored. */
async function notifyOf(deps: Deps, { body }: EventRow) {
  const event = deps.payments.readEvent(body)
  const payment = event?.payment ?? (event?.refund && (await deps.payments.payment(event.refund.paymentId)))
  const order = payment?.orderId ? await findOrder(deps.db, payment.orderId) : undefined
  if (payment && order) await applyProviderEvent(deps, order.id, payment, event?.refund)
}

/** A round that deletes webhooks a month after processing, because they contain personal data. */
export async function forgetEvents(deps: Deps) {
  await deleteEvents(deps.db, new Date(deps.now().getTime() - storedDays * 24 * 3600_000))
}
