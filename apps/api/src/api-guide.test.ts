import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { difference, exchangesOf, filled } from './testing/calls/guide.ts'
import { findableCandidates } from './testing/people/findable.ts'
import { sendTo, startApi } from './testing/server/start-api.ts'

const exchanges = exchangesOf(readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8'))
const api = await startApi({ RAZORPAY_WEBHOOK_SECRET: 'webhook-secret' })

describe('the guide to the API', () => {
  test('shows no request without its answer', () => {
    const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    expect(exchanges.length).toBe(text.match(/```http/g)?.length)
    expect(exchanges.length).toBeGreaterThan(10)
  })

  test('is accurate: its requests, sent in order, get the responses it shows', async () => {
    await api.anEmployer({}, { phone: '+919876543210' })
    const make = findableCandidates(api)
    for (let made = 0; made < 12; made += 1) await make()
    const send = sendTo(api.app)
    const values = new Map<string, unknown>()
    for (const { title, method, url, headers, body, status, answer } of exchanges) {
      const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value, values)])
      const response = await send(filled(url, values), {
        method,
        headers: Object.fromEntries(sent),
        body: body ? filled(body, values) : undefined,
      })
      const real = await response.json()
      expect([title, response.status, difference(answer, real, values)]).toEqual([title, status, undefined])
    }
  })
})
