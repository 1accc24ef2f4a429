import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Tabs } from '@pramaan/ui/tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useUnsent } from '../features/store/order-room.ts'
import { OrdersTable, ordersPageSize } from '../features/store/orders-table.tsx'
import { StoreFrame } from '../features/store/store-frame.tsx'
import { UnsentList } from '../features/store/unsent-list.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** Orders of the Store: those that the server has, and those that this device still keeps (D39). */
export function OrdersScreen() {
  const t = useTexts()
  const [address, setAddress] = useSearchParams()
  const { unsent } = useUnsent()
  const tabs = [
    { value: 'sales', label: t('orders.sales'), panel: <Sales /> },
    {
      ...{ value: 'unsent', label: t('store.unsent'), count: unsent.length },
      panel: unsent.length > 0 ? <UnsentList /> : <EmptyState title={t('orders.unsent.none')} />,
    },
  ]
  return (
    <StoreFrame title={t('titles.orders')}>
      <Tabs
        label={t('titles.orders')}
        tabs={tabs}
        value={address.get('tab') === 'unsent' ? 'unsent' : 'sales'}
        onValue={(tab) => setAddress({ tab })}
      />
    </StoreFrame>
  )
}

function Sales() {
  const { store } = useApi()
  const [address, setAddress] = useSearchParams()
  const index = Number(address.get('pageIndex'))
  const pageIndex = Number.isSafeInteger(index) && index > 0 && index <= 1000 ? index : 0
  const { data, error, refetch } = useQuery({
    ...store.orders.query({ query: { pageSize: ordersPageSize, pageIndex } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  const goTo = (next: number) => setAddress({ tab: 'sales', ...(next > 0 && { pageIndex: String(next) }) })
  return <OrdersTable rows={data?.data} total={data?.totalCount} pageIndex={pageIndex} goTo={goTo} />
}
