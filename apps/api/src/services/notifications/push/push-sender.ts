import { urgencies } from '@pramaan/domain/message'
import { deviceOfAddress } from '@pramaan/domain/notification'
import type { Deps } from '../../../deps.ts'
import { isLasting, type MessageSender, type Outcome } from '../../../providers/messages/sender.ts'
import { internet, PageRefused, type PublicNetwork } from '../../../providers/pages/public-request.ts'
import { pushKeysOf } from '../../../providers/push/push-keys.ts'
import { sendPush } from '../../../providers/push/send-push.ts'
import { findDevice, forgetDevice } from './push-devices.queries.ts'

/**
 * The status of a push service for a device that it no longer knows, or that was registered with other keys of ours.
 */
const isGone = (status: number) => [403, 404, 410].includes(status)

/**
 * Notifications on devices. A message has the notification's own title and the page that it opens, and nothing else:
 * it may show on a locked screen. A device that its push service no longer knows is forgotten.
 */
export function pushSender(deps: Deps, network: PublicNetwork = internet): MessageSender {
  return async ({ to, subject, key, variables, urgency }) => {
    const device = await findDevice(deps.db, deviceOfAddress(to) ?? 0, deps.now())
    if (!device) return undeliverable('the device is gone')
    const payload = JSON.stringify({ title: subject, path: pathOf(variables.link) })
    // A topic has at most 32 letters of base64url.
    const message = { payload, topic: key.replaceAll('-', '').slice(0, 32), soon: urgency !== urgencies.waits }
    const status = await sendPush(pushKeysOf(deps.config), device, message, network).catch(refused)
    if (typeof status !== 'number') return status
    if (status >= 200 && status < 300) return { sent: true, providerId: null }
    if (isGone(status)) await forgetDevice(deps.db, device.id)
    return { sent: false, lasting: isGone(status) || isLasting(status), reason: `push service ${status}` }
  }
}

function undeliverable(reason: string): Outcome {
  return { sent: false, lasting: true, reason }
}

function refused(error: unknown): Outcome {
  if (!(error instanceof PageRefused)) return undeliverable('cannot be encrypted')
  const temporary = error.problem === 'unreachable' || error.problem === 'too-slow'
  return { sent: false, lasting: !temporary, reason: `push service ${error.problem}` }
}

/** The page of a link in the person's app; the app's start for a link that leads elsewhere. */
function pathOf(link = '') {
  const url = URL.parse(link)
  return url ? `${url.pathname}${url.search}` : '/'
}
