import type { Config } from '../../config.ts'
import { createRazorpay } from './razorpay.ts'
import { type Standin, startStandin } from './standin/standin.ts'

const timeoutMs = 5000

type Setup = { now: () => Date; fetch: typeof fetch; timeoutMs?: number }

/**
 * The payment provider that the configuration names; the stand-in is started with the server, on a separate loopback
 * port.
 */
export async function openPayments(config: Config, setup: Setup) {
  const standin = config.PAYMENTS === 'standin' ? await startStandin(keysOf(config, setup)) : undefined
  return { payments: razorpayOf(config, setup, standin), standin }
}

function keysOf(config: Config, { now }: Setup) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config
  return { keyId, keySecret, webhookSecret, now }
}

function razorpayOf(config: Config, setup: Setup, standin: Standin | undefined) {
  const base = standin?.base ?? config.RAZORPAY_URL
  const checkoutScript = standin ? `${standin.base}/v1/checkout.js` : config.RAZORPAY_CHECKOUT
  const more = standin ? [] : config.RAZORPAY_ORIGINS.split(',').filter(Boolean)
  const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_OLD: old } = config
  return createRazorpay({
    base,
    keyId: config.RAZORPAY_KEY_ID,
    keySecret: config.RAZORPAY_KEY_SECRET,
    webhookSecrets: old ? [secret, old] : [secret],
    checkoutScript,
    checkoutOrigins: [...new Set([new URL(checkoutScript).origin, new URL(base).origin, ...more])],
    timeoutMs: setup.timeoutMs ?? timeoutMs,
    fetch: setup.fetch,
  })
}

/** Delivers the stand-in's webhooks over HTTP to the server that listens on this port, as the provider would. */
export function deliverTo(standin: Standin, port: number) {
  standin.webhooks.deliverTo(async ({ body, headers }) => {
    const url = `http://127.0.0.1:${port}/api/payments/webhook`
    return (await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(timeoutMs) })).status
  })
}
