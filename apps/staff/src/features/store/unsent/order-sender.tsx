import { useResend } from '@pramaan/app-shell/offline/use-resend.ts'
import { storeSyncMilliseconds } from '@pramaan/domain/store'
import { useUnsent } from './unsent-orders.ts'
import { useSync } from './use-sync.ts'

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
