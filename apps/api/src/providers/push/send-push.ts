import webPush from 'web-push'
import { patienceMs } from '../messages/sender.ts'
import { checkedUrl, type PublicNetwork, requestPublic } from '../pages/public-request.ts'
import type { PushKeys } from './push-keys.ts'

/** A device's URL at its push service, and the keys with which its browser decrypts. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** A message that only the device can read; it replaces an older one on the same topic. */
type PushMessage = { payload: string; topic: string; soon: boolean }

const daySeconds = 24 * 3600

/**
 * Encrypts a message for a device and sends it to the device's push service; returns the status. The URL came from a
 * browser, so it is treated like any untrusted URL. Throws `PageRefused`.
 */
export async function sendPush(
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, soon }: PushMessage,
  network: PublicNetwork,
): Promise<number> {
  const url = checkedUrl(endpoint)
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: daySeconds,
    urgency: soon ? 'high' : 'normal',
    topic,
    contentEncoding: 'aes128gcm',
  })
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const signal = AbortSignal.timeout(patienceMs)
  const response = await requestPublic(url, network, { signal, method: 'POST', headers, body: request.body })
  response.destroy()
  return response.statusCode ?? 0
}
