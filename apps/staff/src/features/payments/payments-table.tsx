import { EmptyState } from '@pramaan/ui/empty-state'
import { ReceiptIndianRupee } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '../../lists/table/list-table.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { usePaymentColumns } from './payment-columns.tsx'
import { type Payment, pageSize } from './use-payments.ts'

type PaymentsTableProps = {
  rows: readonly Payment[] | undefined
  total: number | undefined
  pageIndex: number
  goTo: (pageIndex: number) => void
  onNear: ((page: number) => void) | undefined
  /** The text if there are none. */
  none: 'payments.none.text' | 'payments.none.filtered' | 'payments.none.narrowed'
  /** For roles that may refund. */
  onRefund?: ((payment: Payment) => void) | undefined
}

/** Payments, newest first; clicking a name or pressing Enter opens the candidate's profile. */
export function PaymentsTable({ rows, total, pageIndex, goTo, onNear, none, onRefund }: PaymentsTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <ListTable
      list="payments"
      oneSize
      rows={rows}
      total={total}
      page={{ pageSize, pageIndex }}
      change={({ pageIndex: next }) => goTo(next ?? 0)}
      onNear={onNear}
      caption={t('titles.payments')}
      columns={usePaymentColumns(onRefund)}
      idOf={({ ID }) => ID}
      nameOf={({ FullName }) => FullName}
      onOpen={({ User_ID }) => void navigate(profilePath(User_ID))}
      none={<EmptyState bare icon={ReceiptIndianRupee} title={t('payments.none')} text={t(none)} />}
    />
  )
}
