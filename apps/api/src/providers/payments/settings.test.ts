import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('production names the payment stand-in, its public keys and a missing GST number, and does not start', () => {
  const start = () => readConfig({ NODE_ENV: 'production' })
  for (const name of ['PAYMENTS', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
    expect(start).toThrow(new RegExp(`^ *${name}: `, 'm'))
})

test('pages may load the checkout’s script and frame it, and nothing else from elsewhere', async () => {
  const policy = String((await api.app.inject('/api/livez')).headers['content-security-policy']).split(';')
  const { script, origins } = api.deps.payments.checkout
  expect(origins).toEqual([new URL(script).origin])
  for (const directive of ['script-src', 'connect-src']) expect(policy).toContain(`${directive} 'self' ${origins[0]}`)
  // A CV is previewed as a blob.
  expect(policy).toContain(`frame-src 'self' blob: ${origins[0]}`)
  expect(policy).toContain("default-src 'self'")
})
