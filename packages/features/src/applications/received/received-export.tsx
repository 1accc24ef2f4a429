import { ExportButton, type SheetColumn } from '@pramaan/app-shell/csv/export-button.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { dateText } from '@pramaan/domain/india-day'
import type { JobApplicationStatus } from '@pramaan/domain/job-application'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { degreeOf } from '../applicants/applicant-row.tsx'
import { openPhone, type Received, skillsOf } from '../applicants/application-shapes.ts'

/**
 * Exports every application that matches the search as `JobApplications.csv`; with phones only for roles that may see
 * them (D30).
 */
export function ExportReceived({
  term,
  kind,
  status,
  none,
}: {
  term: string
  kind: 'job' | 'drive' | undefined
  status: JobApplicationStatus | undefined
  none: boolean
}) {
  const api = useApi()
  return (
    <ExportButton
      fileName="JobApplications.csv"
      columns={useColumns()}
      list={(page) =>
        api.applications.list({ query: { term, ...(kind && { kind }), ...(status && { status }), ...page } })
      }
      none={none}
    />
  )
}

function useColumns(): SheetColumn<Received>[] {
  const t = usePostingTexts()
  return [
    ['ID', ({ ID }) => ID],
    [t('received.date'), ({ CreatedOn }) => dateText(new Date(CreatedOn))],
    [t('received.candidate'), ({ CandidateName }) => CandidateName],
    [t('received.phone'), (row) => openPhone(row)],
    [t('received.degree'), degreeOf],
    [t('received.education'), ({ Education }) => Education],
    [t('received.job'), ({ JobTitle }) => JobTitle],
    [t('received.drive'), ({ PlacementDriveName }) => PlacementDriveName],
    [t('received.skills'), (row) => skillsOf(row).join(', ')],
    [t('received.status'), ({ Status: status }) => t(`received.status.${status}`)],
  ]
}
