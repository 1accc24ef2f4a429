import { hasTyped } from '@pramaan/domain/fold-text'
import { amountText } from '@pramaan/domain/money'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { TextLink } from '@pramaan/ui/text-link'
import { ShoppingBag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '../../../lists/table/list-table.tsx'
import type { ListPage } from '../../../lists/table/use-list-page.ts'
import { orderPath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Item } from './use-items.ts'

/** A page of items on sale, each with its price and a link to order it. */
export function ItemsTable({ items, page, change }: ListPage & { items: readonly Item[] | undefined }) {
  const t = useTexts()
  const navigate = useNavigate()
  const matching = items?.filter(({ Title }) => hasTyped(Title, page.term))
  const from = page.pageIndex * page.pageSize
  const title = t(page.term ? 'items.none.found' : 'items.none')
  return (
    <ListTable
      page={page}
      change={change}
      list="items"
      caption={t('titles.items')}
      columns={useColumns()}
      rows={matching?.slice(from, from + page.pageSize)}
      total={matching?.length}
      idOf={({ ID }) => ID}
      nameOf={({ Title }) => Title}
      onOpen={({ ID }) => void navigate(orderPath(ID))}
      none={<EmptyState bare icon={ShoppingBag} title={title} />}
    />
  )
}

function useColumns(): Column<Item>[] {
  const t = useTexts()
  return [
    { id: 'item', header: t('newOrder.item'), fixed: true, card: 'title', cell: ({ Title }) => Title },
    {
      id: 'category',
      header: t('newOrder.category'),
      card: 'line',
      cell: ({ Purpose }) => t(`payments.purpose.${Purpose}`),
    },
    {
      id: 'price',
      header: t('items.price'),
      card: 'aside',
      align: 'end',
      className: 'tabular-nums font-semibold',
      cell: ({ Price }) => amountText(Price),
    },
    {
      id: 'order',
      header: t('titles.newOrder'),
      fixed: true,
      align: 'end',
      cell: ({ ID, Title }) => (
        <TextLink href={orderPath(ID)} aria-label={t('items.order.of', { item: Title })}>
          {t('items.order')}
        </TextLink>
      ),
    },
  ]
}
