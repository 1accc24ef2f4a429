import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { dateText } from '@pramaan/domain/india-day'
import { plainPhone } from '@pramaan/domain/phone'
import { ExportButton } from '../../frame/export-button.tsx'
import type { DriveApplicant } from './use-drive-applicants.ts'

const rowsAPage = 100

/** Saves everybody who asked to take part in a drive as CSV; each page read is in the audit log. */
export function ApplicantsExport({ driveId, title }: { driveId: number; title: string }) {
  const api = useApi()
  return (
    <ExportButton<DriveApplicant>
      fileName={`${title}.csv`}
      headings={['ID', 'Name', 'Phone', 'Email', 'Location', 'Status', 'Applied']}
      page={async (pageIndex) => {
        const query = { pageSize: rowsAPage, pageIndex }
        const { data, pageCount } = await api.drives.applicants({ params: { driveId }, query })
        return { rows: data.users, pageCount }
      }}
      cells={({ ID, FullName, Phone, Email, Location, Status, CreatedOn }) => [
        ...[ID, FullName, Phone && plainPhone(Phone), Email, Location, Status],
        dateText(new Date(CreatedOn)),
      ]}
    />
  )
}
