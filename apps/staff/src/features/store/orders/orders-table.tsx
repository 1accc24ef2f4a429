import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ListTable } from '../../../lists/table/list-table.tsx'
import type { ListPage } from '../../../lists/table/use-list-page.ts'
import { paths, profilePath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useOrderColumns } from './order-columns.tsx'
import type { StoreOrder } from './use-orders.ts'
import { WithdrawLinkDialog } from './withdraw-link-dialog.tsx'

type OrdersTableProps = ListPage & { rows: readonly StoreOrder[] | undefined; total: number | undefined }

/** Orders of the Store, newest first, each with its payment link. */
export function OrdersTable(list: OrdersTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const [withdrawing, setWithdrawing] = useState<StoreOrder>()
  return (
    <>
      <ListTable
        {...list}
        list="orders"
        caption={t('titles.orders')}
        columns={useOrderColumns(setWithdrawing)}
        hiddenAtFirst={['by']}
        idOf={({ ID }) => ID}
        nameOf={({ FullName }) => FullName}
        onOpen={({ User_ID }) => void navigate(profilePath(User_ID))}
        none={
          <EmptyState
            bare
            icon={ShoppingBag}
            title={t('orders.none')}
            text={t('orders.none.text')}
            action={<LinkButton href={paths.newOrder}>{t('titles.newOrder')}</LinkButton>}
          />
        }
      />
      {withdrawing && <WithdrawLinkDialog order={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  )
}
