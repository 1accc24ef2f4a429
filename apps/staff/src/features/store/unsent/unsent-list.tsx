import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useTexts } from '../../../texts/use-texts.ts'
import { dropOrder } from './sync-orders.ts'
import { type SavedOrder, useUnsent } from './unsent-orders.ts'

/** The orders still on this device: how long they have waited, or why the server refused them. */
export function UnsentList() {
  const t = useTexts()
  const { unsentOrders, unsent } = useUnsent()
  return (
    <ul aria-label={t('store.unsent')} className="flex flex-col gap-2 empty:hidden">
      {unsent.map((order) => (
        <li key={order.ID}>
          <Unsent order={order} onRemove={() => void dropOrder(unsentOrders, order.ID)} />
        </li>
      ))}
    </ul>
  )
}

function Unsent({ order: { Title, Contact, at, problem }, onRemove }: { order: SavedOrder; onRemove: () => void }) {
  const t = useTexts()
  const ago = useAgo()
  const name = { item: Title, person: Contact }
  return (
    <Alert
      tone={problem ? 'danger' : 'warning'}
      title={t('store.order', name)}
      action={
        <Button tone="quiet" size="sm" aria-label={t('store.remove.of', name)} onClick={onRemove}>
          {t('store.remove')}
        </Button>
      }
    >
      {problem ?? t('store.waiting', { ago: ago(at) })}
    </Alert>
  )
}
