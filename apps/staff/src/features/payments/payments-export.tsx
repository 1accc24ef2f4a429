import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { ExportButton } from '../../frame/export-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type Payment, queryOf, type Span } from './use-payments.ts'

const rowsAPage = 50

/** Saves the payments of the chosen days as CSV. */
export function PaymentsExport({ span }: { span: Span }) {
  const t = useTexts()
  const { payments } = useApi()
  return (
    <ExportButton<Payment>
      fileName="Payments.csv"
      headings={['Date', 'UserID', 'Name', 'For', 'Status', 'Method', 'Order', 'Amount', 'Refunded']}
      page={async (pageIndex) => {
        const { data: rows, pageCount } = await payments.list({
          query: { pageSize: rowsAPage, pageIndex, ...queryOf(span) },
        })
        return { rows, pageCount }
      }}
      cells={({ CreatedOn, User_ID, FullName, AppliedTo, Status, PaymentMethod, OrderID, TotalAmount, Refunded }) => [
        ...[dateText(new Date(CreatedOn)), User_ID, FullName, t(`payments.purpose.${AppliedTo}`)],
        ...[t(`payments.state.${Status}`), PaymentMethod, OrderID, TotalAmount, Refunded],
      ]}
    />
  )
}
