import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { linkDays } from '@pramaan/domain/link-days'
import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useSearchParams } from 'react-router'
import { useItems } from '../../features/store/items/use-items.ts'
import { OrderForm } from '../../features/store/orders/order-form.tsx'
import { StoreLayout } from '../../features/store/store-layout.tsx'
import { UnsentList } from '../../features/store/unsent/unsent-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** A new order of the Store: asks a person to pay for an item (D39). */
export function NewOrderScreen() {
  const t = useTexts()
  const [address] = useSearchParams()
  const { items, error, refetch } = useItems()
  return (
    <StoreLayout title={t('titles.newOrder')}>
      <p className="text-ink-muted">{t('newOrder.text', { days: linkDays.payment })}</p>
      <UnsentList />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !items && (
        <Card className="max-w-140">
          <Loading className="flex flex-col gap-4">
            {['category', 'item', 'person'].map((field) => (
              <Skeleton key={field} className="h-11" />
            ))}
          </Loading>
        </Card>
      )}
      {items && <OrderForm items={items} chosen={items.find(({ ID }) => ID === address.get('item'))} />}
    </StoreLayout>
  )
}
