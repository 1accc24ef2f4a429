import { useResend } from '@pramaan/app-shell/offline/use-resend.ts'
import { useUnsent } from './unsent-orders.ts'
import { useSync } from './use-sync.ts'

/** How often the Store sends the orders saved on the device, in milliseconds (document 001 §9). */
const storeSyncMilliseconds = 60_000

/** Sends unsent orders every minute and as soon as the network is back; mounted once, in the layout of the roles that run the Store. */
export function OrderSender() {
  const { unsentOrders, unsent } = useUnsent()
  const sync = useSync(unsentOrders)
  useResend(
    () => void sync(),
    unsent.some(({ problem }) => !problem),
    storeSyncMilliseconds,
  )
  return null
}
