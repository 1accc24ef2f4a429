import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { plainPhone } from '@pramaan/domain/phone'
import { ExportButton } from '../../frame/export-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type Applicant, type ApplicantList, type Days, isWaiting, queryOf } from './use-applicants.ts'

const rowsAPage = 50

/** Saves the applicants of the chosen days as CSV; each page read is in the audit log. */
export function ApplicantsExport({ list, days }: { list: ApplicantList; days: Days }) {
  const t = useTexts()
  const { verification } = useApi()
  return (
    <ExportButton<Applicant>
      fileName={`${list === 'vsp' ? 'VspApplicants' : 'EmployerApplicants'}.csv`}
      headings={['ID', 'Date', 'UserID', 'Name', 'Phone', 'VSP Status']}
      page={async (pageIndex) => {
        const query = { ...queryOf(list, days), pageSize: rowsAPage, pageIndex }
        const { data: rows, pageCount } = await verification.applicants({ query })
        return { rows, pageCount }
      }}
      cells={(row) => [
        ...[row.ID, dateText(new Date(row.CreatedOn)), row.UserId, row.FullName, row.Phone && plainPhone(row.Phone)],
        t(isWaiting(row) ? 'applicants.applied' : 'applicants.verified'),
      ]}
    />
  )
}
