import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type PaymentProvider, ProviderFailure } from './provider.ts'
import { collection, jsonOf, paymentEntity, readEvent, refundEntity } from './razorpay-shapes.ts'

/** The Razorpay account's keys. `webhookSecrets`: one, or two while a secret is being changed. */
export type RazorpayAccount = {
  /** Address of the API without `/v1`. */
  base: string
  keyId: string
  keySecret: string
  webhookSecrets: readonly string[]
  checkoutScript: string
  checkoutOrigins: readonly string[]
  timeoutMs: number
  fetch: typeof fetch
}

/**
 * Razorpay's HTTP API (orders, payments, refunds, signatures, webhooks), called with plain fetch at a configurable URL.
 */
export function createRazorpay(account: RazorpayAccount): PaymentProvider {
  const call = callerOf(account)
  return {
    keyId: account.keyId,
    checkout: { script: account.checkoutScript, origins: account.checkoutOrigins },
    createOrder: ({ amount, receipt, notes }) =>
      call(z.object({ id: z.string() }), 'POST', '/orders', { amount, currency: 'INR', receipt, notes }),
    payment: (id) => call(paymentEntity, 'GET', `/payments/${encodeURIComponent(id)}?expand[]=card`),
    paymentsOf: async (orderId) =>
      (await call(collection(paymentEntity), 'GET', `/orders/${encodeURIComponent(orderId)}/payments`)).items,
    capture: ({ id, amount, currency }) =>
      call(paymentEntity, 'POST', `/payments/${encodeURIComponent(id)}/capture`, { amount, currency }),
    refund: ({ paymentId, amount, key, receipt }) =>
      call(
        refundEntity,
        'POST',
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        { amount, speed: 'normal', receipt, notes: { refund: receipt } },
        { 'x-refund-idempotency': key },
      ),
    refundsOf: async (paymentId) =>
      (await call(collection(refundEntity), 'GET', `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`))
        .items,
    isSigned: ({ orderId, paymentId }, signature) =>
      same(hmac(account.keySecret, `${orderId}|${paymentId}`), signature),
    // Every secret is tried, so the time it takes does not reveal which one matched.
    isEventSigned: (body, signature) =>
      account.webhookSecrets.map((secret) => same(hmac(secret, body), signature)).includes(true),
    readEvent,
  }
}

/** Razorpay's signature of a text or raw body: HMAC-SHA256 as hex. */
export function hmac(secret: string, body: string | Buffer) {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Compares in constant time; only exactly 64 lower-case hex digits can be equal. */
function same(ours: string, theirs: string) {
  const signature = Buffer.from(theirs)
  const known = Buffer.from(ours)
  return signature.length === known.length && timingSafeEqual(signature, known)
}

function callerOf({ base, keyId, keySecret, timeoutMs, fetch }: RazorpayAccount) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return async <T extends z.ZodType>(
    shape: T,
    method: 'GET' | 'POST',
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<z.output<T>> => {
    const request = { method, headers: { authorization, 'content-type': 'application/json', ...headers } }
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${base}/v1${path}`, { ...request, signal, ...(body && { body: JSON.stringify(body) }) })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch((cause: unknown) => {
        throw new ProviderFailure(0, `No answer to ${method} ${path.split('?')[0]}`, { cause })
      })
    if (answer.status >= 300) throw new ProviderFailure(answer.status, reasonIn(answer.body))
    const parsed = shape.safeParse(jsonOf(answer.body))
    if (!parsed.success) throw new ProviderFailure(answer.status, `Unreadable answer to ${method} ${path}`)
    return parsed.data
  }
}

/** Razorpay's reason for an error: `{ error: { code, description } }`. */
function reasonIn(body: string) {
  const found = /"description"\s*:\s*"([^"]*)"/.exec(body)
  return found?.[1] ?? 'The provider answered with an error'
}
