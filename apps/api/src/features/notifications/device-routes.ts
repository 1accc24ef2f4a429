import { withPush } from '@pramaan/domain/notification'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { pushKeysOf } from '../../providers/push/push-keys.ts'
import { readAddressee } from '../../services/notifications/notify.queries.ts'
import { storePreferences } from '../../services/notifications/preferences.queries.ts'
import { listedOnce, preferencesOf } from '../../services/notifications/preferences.ts'
import { dropDevice, listDevices, storeDevice } from '../../services/notifications/push/push-devices.queries.ts'

/** A person's devices with notifications: turned on for the current session, and turned off by the same person. */
export function deviceRoutes(deps: Deps): Pick<Routes<'notifications'>, 'devices' | 'addDevice' | 'removeDevice'> {
  return {
    devices: async ({ db, actor }) => {
      const devices = await listDevices(db, actor.id, deps.now())
      return { data: { Key: pushKeysOf(deps.config).publicKey, Endpoints: devices.map(({ endpoint }) => endpoint) } }
    },
    addDevice: async ({ db, actor, body: { endpoint, keys } }) => {
      const now = deps.now()
      const { p256dh, auth } = keys
      const device = { accountId: actor.id, sessionId: actor.sessionId, endpoint, p256dh, auth, createdAt: now }
      await storeDevice(db, device)
      const { language, channels } = preferencesOf(found(await readAddressee(db, actor.id)))
      await storePreferences(db, {
        accountId: actor.id,
        language,
        channels: listedOnce(withPush(channels)),
        updatedAt: now,
      })
      return { data: null }
    },
    removeDevice: async ({ db, actor, body }) => {
      await dropDevice(db, actor.id, body.endpoint)
      return { data: null }
    },
  }
}
