import webPush from 'web-push'
import { patienceMs } from '../messages/sender.ts'
import { checkedUrl, type PublicNetwork, requestPublic } from '../pages/public-request.ts'
import type { PushKeys } from './push-keys.ts'

/** A device's address at its push service, and the keys that its browser reads with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** What is sent: a text that the device alone can read; an older message on the same topic is replaced. */
type PushMessage = { payload: string; topic: string; soon: boolean }

const daySeconds = 24 * 3600

/**
 * Encrypts a message for a device and hands it to its push service; returns the status. The address came from a browser:
 * it is asked like any address of the internet that others name. Throws `PageRefused`.
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
