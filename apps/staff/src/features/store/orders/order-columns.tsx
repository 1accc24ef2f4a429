import { dateText } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { isLinkOpen, type StoreOrderState } from '@pramaan/domain/store'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { NameLink } from '@pramaan/ui/link'
import { profilePath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useCopy } from '../../../use-copy.ts'
import type { StoreOrder } from './use-orders.ts'

const shapes: Readonly<Record<StoreOrderState, StatusProps['shape']>> = {
  requested: 'waiting',
  paid: 'full',
  expired: 'off',
  withdrawn: 'off',
}

/** Narrow enough that the link's buttons are visible at 1280 px. */
const cutItem = 'block md:max-w-40 md:truncate 2xl:max-w-72'

/** The columns of the Store's orders; an open link can be copied and withdrawn. */
export function useOrderColumns(onWithdraw: (order: StoreOrder) => void): Column<StoreOrder>[] {
  const t = useTexts()
  const day = (instant: string) => dateText(new Date(instant))
  return [
    {
      id: 'date',
      header: t('payments.date'),
      card: 'aside',
      className: 'tabular-nums md:w-28',
      cell: ({ CreatedOn }) => day(CreatedOn),
    },
    {
      id: 'name',
      header: t('payments.name'),
      fixed: true,
      card: 'title',
      cell: ({ FullName, User_ID }) => <NameLink href={profilePath(User_ID)}>{FullName}</NameLink>,
    },
    {
      id: 'item',
      header: t('newOrder.item'),
      className: 'max-md:basis-full',
      cell: ({ Title }) => (
        <span title={Title ?? undefined} className={cutItem}>
          {Title}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('payments.status'),
      cell: ({ Status: state }) => <Status shape={shapes[state]}>{t(`orders.state.${state}`)}</Status>,
    },
    {
      id: 'until',
      header: t('orders.until'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ ExpiresOn }) => day(ExpiresOn),
    },
    { id: 'by', header: t('orders.by'), card: 'none', cell: ({ RequestedBy }) => RequestedBy },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'end',
      className: 'tabular-nums font-semibold',
      cell: ({ Amount }) => amountText(Amount),
    },
    {
      id: 'link',
      header: t('orders.link'),
      fixed: true,
      align: 'end',
      card: 'block',
      cell: (order) => isLinkOpen(order.Status) && <LinkActions order={order} onWithdraw={onWithdraw} />,
    },
  ]
}

function LinkActions({ order, onWithdraw }: { order: StoreOrder; onWithdraw: (order: StoreOrder) => void }) {
  const t = useTexts()
  const copy = useCopy()
  const about = { item: order.Title ?? '', name: order.FullName }
  return (
    <span className="flex justify-end gap-1.5 max-md:mt-2">
      <Button
        tone="quiet"
        size="xs"
        className="max-md:flex-1"
        aria-label={t('orders.link.copy.of', about)}
        onClick={() => void copy(order.Link)}
      >
        {t('orders.link.copy')}
      </Button>
      <Button
        tone="quiet"
        size="xs"
        className="max-md:flex-1"
        aria-label={t('orders.withdraw.of', about)}
        onClick={() => onWithdraw(order)}
      >
        {t('orders.withdraw')}
      </Button>
    </span>
  )
}
