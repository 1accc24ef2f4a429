import { hmac } from '../razorpay.ts'

/** A webhook: the raw body with its headers. */
export type Webhook = { event: string; body: string; headers: Record<string, string> }

/** Delivers a webhook and returns the response's status. */
export type Deliver = (webhook: Webhook) => Promise<number>

const retryMs = [1000, 5000, 30_000]

/** Signs and delivers events as Razorpay does: at least once, with an event id that stays the same. `deliver` may be set later. */
export function createWebhooks(options: { secret: () => string; now: () => Date }) {
  const sent: Webhook[] = []
  let deliver: Deliver | undefined
  let deliveries = new Set<Promise<void>>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  async function attempt(webhook: Webhook, tries: number): Promise<void> {
    const status = await deliver?.(webhook).catch(() => 0)
    const wait = retryMs[tries]
    if (status === undefined || (status >= 200 && status < 300) || wait === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      track(attempt(webhook, tries + 1))
    }, wait)
    timers.add(timer)
  }

  function track(work: Promise<void>) {
    deliveries.add(work)
    void work.finally(() => deliveries.delete(work))
  }

  return {
    /** Every event so far, in order; tests deliver them late, repeatedly and in another order. */
    sent,
    /** From now on each event is delivered as it happens. */
    deliverTo(target: Deliver | undefined) {
      deliver = target
    },
    notify(event: string, entities: Record<string, unknown>) {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
      const notified = { entity: 'event', account_id: 'acc_standin', event, contains: Object.keys(entities), payload }
      const body = JSON.stringify({ ...notified, created_at: Math.floor(options.now().getTime() / 1000) })
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-event-id': `evt_${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`,
        'x-razorpay-signature': hmac(options.secret(), body),
      }
      const webhook = { event, body, headers }
      sent.push(webhook)
      if (deliver) track(attempt(webhook, 0))
    },
    clear() {
      sent.length = 0
      deliver = undefined
      deliveries = new Set()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
