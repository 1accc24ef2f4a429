import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { ItemsTable } from '../features/store/items-table.tsx'
import { StoreFrame } from '../features/store/store-frame.tsx'
import { useItems } from '../features/store/use-items.ts'
import { useTexts } from '../texts/use-texts.ts'

/** What is sold (D39). */
export function ItemsScreen() {
  const t = useTexts()
  const { items, error, refetch } = useItems()
  return (
    <StoreFrame title={t('titles.items')}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <ItemsTable rows={items} />}
    </StoreFrame>
  )
}
