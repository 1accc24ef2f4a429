import { useResend } from '@pramaan/app-kit/waiting/use-resend.ts'
import { storeSyncMilliseconds } from '@pramaan/domain/store'
import { useUnsent } from './order-room.ts'
import { useSync } from './use-sync.ts'

/** Sends unsent orders every minute and as soon as the network is back; stands once in the frame of who runs the Store. */
export function OrderSender() {
  const { room, unsent } = useUnsent()
  const sync = useSync(room)
  useResend(
    () => void sync(),
    unsent.some(({ problem }) => !problem),
    storeSyncMilliseconds,
  )
  return null
}
