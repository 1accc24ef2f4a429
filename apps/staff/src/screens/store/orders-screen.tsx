import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Tabs } from '@pramaan/ui/tabs'
import { useSearchParams } from 'react-router'
import { OrdersTable } from '../../features/store/orders/orders-table.tsx'
import { useOrders } from '../../features/store/orders/use-orders.ts'
import { StoreLayout } from '../../features/store/store-layout.tsx'
import { UnsentList } from '../../features/store/unsent/unsent-list.tsx'
import { useUnsent } from '../../features/store/unsent/unsent-orders.ts'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Orders of the Store: those on the server, and those still on this device (D39). */
export function OrdersScreen() {
  const t = useTexts()
  const [address, setAddress] = useSearchParams()
  const { unsent } = useUnsent()
  const tabs = [
    { value: 'sales', label: t('orders.sales'), panel: <Sales /> },
    {
      value: 'unsent',
      label: t('store.unsent'),
      count: unsent.length,
      panel: unsent.length > 0 ? <UnsentList /> : <EmptyState title={t('orders.unsent.none')} />,
    },
  ]
  return (
    <StoreLayout title={t('titles.orders')}>
      <Tabs
        label={t('titles.orders')}
        tabs={tabs}
        value={address.get('tab') === 'unsent' ? 'unsent' : 'sales'}
        onValue={(tab) => setAddress({ tab })}
      />
    </StoreLayout>
  )
}

function Sales() {
  const { page, change } = useListPage()
  const { data, error, refetch, onNear } = useOrders(page)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return <OrdersTable rows={data?.data} total={data?.totalCount} page={page} change={change} onNear={onNear} />
}
