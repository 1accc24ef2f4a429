import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { DateRange } from '@pramaan/domain/date-range'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SaveButton } from '../../figures/save-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { counted, words } from './drive-lines.ts'
import { DrivesChart } from './drives-chart.tsx'
import { DrivesTable } from './drives-table.tsx'
import { ReportTools } from './report-tools.tsx'

/** Each drive that ran on these days, with its requests and fees (D33). */
export function DrivesReport({ range }: { range: DateRange }) {
  const t = useTexts()
  const { reports } = useApi()
  const { data, error, refetch } = useQuery({
    ...reports.drives.query({ query: range }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  const drives = data?.data
  const file = drives && {
    name: `Drives_${range.from}_${range.to}.csv`,
    headings: [
      ...[t('reports.drive'), t('reports.location'), t('reports.fromDate'), t('reports.toDate')],
      ...counted.map((key) => t(words[key])),
      t('reports.fees'),
    ],
    rows: drives.map((drive) => [
      ...[drive.Title, drive.Location, dayText(drive.FromDate as IndiaDay), dayText(drive.ToDate as IndiaDay)],
      ...counted.map((key) => drive[key]),
      drive.Fees,
    ]),
  }
  return (
    <ReportTools tools={<SaveButton file={file} />}>
      {drives && drives.length > 0 && <DrivesChart drives={drives} />}
      <DrivesTable drives={drives} />
    </ReportTools>
  )
}
