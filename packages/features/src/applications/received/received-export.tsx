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
    [t('receivedApplications.date'), ({ CreatedOn }) => dateText(new Date(CreatedOn))],
    [t('receivedApplications.candidate'), ({ CandidateName }) => CandidateName],
    [t('receivedApplications.phone'), (row) => openPhone(row)],
    [t('receivedApplications.degree'), degreeOf],
    [t('receivedApplications.education'), ({ Education }) => Education],
    [t('receivedApplications.job'), ({ JobTitle }) => JobTitle],
    [t('receivedApplications.drive'), ({ PlacementDriveName }) => PlacementDriveName],
    [t('receivedApplications.skills'), (row) => skillsOf(row).join(', ')],
    [t('receivedApplications.status'), ({ Status: status }) => t(`receivedApplications.status.${status}`)],
  ]
}
