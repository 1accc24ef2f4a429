import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { TextLink } from '@pramaan/ui/text-link'
import { ShoppingBag } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Item } from './use-items.ts'

/** What is sold, with its price and the way to an order of it. */
export function ItemsTable({ rows }: { rows: readonly Item[] | undefined }) {
  const t = useTexts()
  const { number } = useLabels()
  const columns: Column<Item>[] = [
    { id: 'item', header: t('newOrder.item'), card: 'title', cell: ({ Title }) => Title },
    {
      id: 'category',
      header: t('newOrder.category'),
      card: 'line',
      cell: ({ Purpose }) => t(`payments.purpose.${Purpose}`),
    },
    {
      ...{
        id: 'price',
        header: t('items.price'),
        card: 'aside',
        align: 'end',
        className: 'tabular-nums font-semibold',
      },
      cell: ({ Price }) => `₹${number(Price)}`,
    },
    {
      ...{ id: 'order', header: t('titles.newOrder'), align: 'end' },
      cell: ({ ID, Title }) => (
        <TextLink href={`${paths.newOrder}?item=${ID}`} aria-label={t('items.order.of', { item: Title })}>
          {t('items.order')}
        </TextLink>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('titles.items')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ ID }) => ID}
      rowName={({ Title }) => Title}
      loadingRows={rows ? undefined : 5}
      empty={<EmptyState bare icon={ShoppingBag} title={t('items.none')} />}
    />
  )
}
