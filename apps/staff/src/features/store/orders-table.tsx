import type { Client } from '@pramaan/api-client'
import { dateText } from '@pramaan/domain/india-day'
import type { StoreOrderState } from '@pramaan/domain/store'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { Pagination } from '@pramaan/ui/pagination'
import { TextLink } from '@pramaan/ui/text-link'
import { ShoppingBag } from 'lucide-react'
import { paths, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Orders a page. */
export const ordersPageSize = 10

type StoreOrder = Awaited<ReturnType<Client['store']['orders']>>['data'][number]

const shapes: Readonly<Record<StoreOrderState, StatusProps['shape']>> = { requested: 'open', paid: 'full' }

function useColumns(): Column<StoreOrder>[] {
  const t = useTexts()
  const { number } = useLabels()
  return [
    {
      ...{ id: 'date', header: t('payments.date'), card: 'aside', className: 'tabular-nums md:w-28' },
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
    {
      ...{ id: 'name', header: t('payments.name'), card: 'title' },
      cell: ({ FullName, User_ID }) => <TextLink href={profilePath(User_ID)}>{FullName}</TextLink>,
    },
    { id: 'item', header: t('newOrder.item'), cell: ({ Title }) => Title },
    {
      ...{ id: 'status', header: t('payments.status') },
      cell: ({ Status: state }) => <Status shape={shapes[state]}>{t(`orders.state.${state}`)}</Status>,
    },
    { id: 'by', header: t('orders.by'), card: 'none', cell: ({ RequestedBy }) => RequestedBy },
    {
      ...{ id: 'amount', header: t('payments.amount'), align: 'end', className: 'tabular-nums font-semibold' },
      cell: ({ Amount }) => `₹${number(Amount)}`,
    },
  ]
}

type OrdersTableProps = {
  rows: readonly StoreOrder[] | undefined
  total: number | undefined
  pageIndex: number
  goTo: (pageIndex: number) => void
}

/** Orders of the Store, newest first. */
export function OrdersTable({ rows, total, pageIndex, goTo }: OrdersTableProps) {
  const t = useTexts()
  const columns = useColumns()
  return (
    <DataTable
      caption={t('titles.orders')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ ID }) => ID}
      rowName={({ FullName }) => FullName}
      loadingRows={rows ? undefined : ordersPageSize}
      empty={
        <EmptyState
          bare
          icon={ShoppingBag}
          title={t('orders.none')}
          text={t('orders.none.text')}
          action={<LinkButton href={paths.newOrder}>{t('titles.newOrder')}</LinkButton>}
        />
      }
      foot={
        <Pagination
          dense
          page={pageIndex + 1}
          pageSize={ordersPageSize}
          total={total}
          onPage={(next) => goTo(next - 1)}
        />
      }
    />
  )
}
