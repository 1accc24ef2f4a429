import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/platform.tsx'
import { useBrowserPush } from './use-browser-push.ts'

/** Whether notifications show on this device: not possible, blocked in the browser, off or on. */
export type PushState = 'unavailable' | 'blocked' | 'off' | 'on'

/**
 * The push notifications of this device, which end with the session. Turning them on shows the browser's question, so
 * it happens only on a press, never when the app opens.
 */
export function usePush() {
  const api = useApi()
  const cache = useQueryClient()
  const push = useBrowserPush()
  const devices = useQuery({ ...api.notifications.devices.query(), enabled: push !== undefined })
  const endpoint = useQuery({
    queryKey: ['push', 'this device'],
    queryFn: async () => (await push?.current())?.endpoint ?? null,
    enabled: push !== undefined,
    networkMode: 'always',
  })
  const settled = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['push'] }),
      cache.invalidateQueries({ queryKey: api.notifications.devices.key }),
      cache.invalidateQueries({ queryKey: api.notifications.preferences.key }),
    ])
  const turn = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return turnOff()
      // Browsers show their question only shortly after a press.
      if (!(await push?.ask())) return false
      const { data } = await api.notifications.devices()
      const subscription = await push?.turnOn(data.Key)
      const { p256dh = '', auth = '' } = subscription?.keys ?? {}
      if (!subscription?.endpoint) return false
      await api.notifications.addDevice({ body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } })
      return true
    },
    onSettled: settled,
  })
  async function turnOff() {
    const endpoint = (await push?.current())?.endpoint
    if (endpoint) await api.notifications.removeDevice({ body: { endpoint } })
    await push?.turnOff()
    return true
  }
  const isOn = typeof endpoint.data === 'string' && (devices.data?.data.Endpoints.includes(endpoint.data) ?? false)
  const state: PushState = !push ? 'unavailable' : isOn ? 'on' : push.isBlocked() ? 'blocked' : 'off'
  return { state, turn }
}
