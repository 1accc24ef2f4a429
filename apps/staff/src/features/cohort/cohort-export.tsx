import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { plainPhone } from '@pramaan/domain/phone'
import { ExportButton } from '../../frame/export-button.tsx'
import type { CohortPayment } from './use-cohort.ts'

const rowsAPage = 1000

/** Saves who paid for a course as CSV, in the columns of document 002 §3. */
export function CohortExport() {
  const { payments } = useApi()
  return (
    <ExportButton<CohortPayment>
      fileName="CohortApplicants.csv"
      headings={['ID', 'Name', 'MobileNumber', 'Email', 'CouponCode', 'CourseID', 'Amount']}
      page={async (pageIndex) => {
        const { data: rows, pageCount } = await payments.cohort({ query: { pageSize: rowsAPage, pageIndex } })
        return { rows, pageCount }
      }}
      cells={({ ID, Name, MobileNumber, Email, CouponCode, CourseID, Amount }) => [
        ...[ID, Name, MobileNumber && plainPhone(MobileNumber), Email, CouponCode, CourseID, Amount],
      ]}
    />
  )
}
