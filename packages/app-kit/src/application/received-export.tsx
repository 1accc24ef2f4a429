import { dateText } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { Download } from 'lucide-react'
import type { Cell } from '../csv/save-csv.ts'
import { useExport } from '../csv/use-export.ts'
import { useJobSideTexts } from '../job/use-job-side-texts.ts'
import { useApi } from '../platform/platform.tsx'
import { degreeOf } from './applicant-row.tsx'
import { openPhone, type Received, skillsOf } from './application-shapes.ts'

const rowsAPage = 50

/** Saves every application that the words leave as `JobApplications.csv`; phones only where the role has them openly (D30). */
export function ExportReceived({ term, none }: { term: string; none: boolean }) {
  const t = useJobSideTexts()
  const api = useApi()
  const { mutate, isPending } = useExport<Received>({
    fileName: 'JobApplications.csv',
    ...useSheet(),
    page: async (pageIndex) => {
      const { data, pageCount } = await api.applications.list({ query: { term, pageSize: rowsAPage, pageIndex } })
      return { rows: data, pageCount }
    },
  })
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden />}
      disabled={none}
      busy={isPending && t('jobs.export.busy')}
      onClick={() => mutate()}
    >
      <span className="max-sm:sr-only">{t('jobs.export')}</span>
    </Button>
  )
}

function useSheet() {
  const t = useJobSideTexts()
  const columns: [string, (row: Received) => Cell][] = [
    ['ID', ({ ID }) => ID],
    [t('received.date'), ({ CreatedOn }) => dateText(new Date(CreatedOn))],
    [t('received.candidate'), ({ CandidateName }) => CandidateName],
    [t('received.phone'), (row) => openPhone(row)],
    [t('received.degree'), degreeOf],
    [t('received.education'), ({ Education }) => Education],
    [t('received.job'), ({ JobTitle }) => JobTitle],
    [t('received.drive'), ({ PlacementDriveName }) => PlacementDriveName],
    [t('received.skills'), (row) => skillsOf(row).join(', ')],
    [t('received.status'), ({ Status }) => Status],
  ]
  return {
    headings: columns.map(([heading]) => heading),
    cells: (row: Received) => columns.map(([, cell]) => cell(row)),
  }
}
