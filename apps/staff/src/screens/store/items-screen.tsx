import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ItemsTable } from '../../features/store/items/items-table.tsx'
import { useItems } from '../../features/store/items/use-items.ts'
import { StoreLayout } from '../../features/store/store-layout.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The items on sale (D39). */
export function ItemsScreen() {
  const t = useTexts()
  const { items, error, refetch } = useItems()
  const { page, change } = useListPage()
  return (
    <StoreLayout title={t('titles.items')}>
      <div className="max-w-90">
        <ListSearch label={t('items.search')} term={page.term} onTerm={(term) => change({ term })} />
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <ItemsTable items={items} page={page} change={change} />
      )}
    </StoreLayout>
  )
}
