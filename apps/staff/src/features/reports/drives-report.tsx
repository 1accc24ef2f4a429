import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { DateRange } from '@pramaan/domain/date-range'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { ChartCard } from '@pramaan/ui/chart-card'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { Link } from '@pramaan/ui/link'
import { PartMark, StackedBars } from '@pramaan/ui/stacked-bars'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { SaveButton } from '../../figures/save-button.tsx'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ReportTools } from './report-tools.tsx'

type DriveLine = Awaited<ReturnType<Client['reports']['drives']>>['data'][number]

const counted = ['Openings', 'Requested', 'Accepted', 'Rejected', 'Paid'] as const
const words = {
  Openings: 'reports.openings',
  Requested: 'reports.requested',
  Accepted: 'reports.accepted',
  Rejected: 'reports.rejected',
  Paid: 'reports.paid',
} as const

/** Each drive that ran on these days, with its requests and fees (D33). */
export function DrivesReport({ span }: { span: DateRange }) {
  const t = useTexts()
  const { reports } = useApi()
  const { data, error, refetch } = useQuery({
    ...reports.drives.query({ query: span }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  const drives = data?.data
  const file = drives && {
    name: `Drives_${span.from}_${span.to}.csv`,
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

/** Each drive's requests, split into named parts that add up to the total. */
function DrivesChart({ drives }: { drives: readonly DriveLine[] }) {
  const t = useTexts()
  const parts = [
    { name: t('reports.paid'), values: drives.map(({ Paid }) => Paid) },
    { name: t('reports.unpaid'), values: drives.map(({ Accepted, Paid }) => Accepted - Paid) },
    {
      name: t('reports.waiting'),
      values: drives.map(({ Requested, Accepted, Rejected }) => Requested - Accepted - Rejected),
    },
    { name: t('reports.rejected'), values: drives.map(({ Rejected }) => Rejected) },
  ]
  return (
    <ChartCard
      title={t('reports.drives.chart')}
      table={{
        heads: [t('reports.drive'), ...counted.map((key) => t(words[key]))],
        lines: drives.map((drive) => ({
          label: `${drive.Title} (${drive.ID})`,
          values: counted.map((key) => drive[key]),
        })),
      }}
    >
      <StackedBars
        label={t('reports.drives.chart')}
        names={drives.map(({ ID, Title }) => `${Title} (${ID})`)}
        parts={parts}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-muted">
        {parts.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <PartMark index={index} />
            {name}
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}

function DrivesTable({ drives }: { drives: readonly DriveLine[] | undefined }) {
  const t = useTexts()
  const { number } = useLabels()
  const figure = (header: string, value: (drive: DriveLine) => string): Column<DriveLine> => ({
    id: header,
    header,
    align: 'end',
    cardLabel: true,
    className: 'tabular-nums',
    cell: value,
  })
  const columns: Column<DriveLine>[] = [
    {
      id: 'drive',
      header: t('reports.drive'),
      card: 'title',
      cell: ({ ID, Title }) => (
        <Link href={driveApplicantsPath(ID)} className="font-semibold enabled-hover:underline">
          {Title}
        </Link>
      ),
    },
    { id: 'location', header: t('reports.location'), cell: ({ Location }) => Location },
    {
      id: 'days',
      header: t('reports.days'),
      className: 'tabular-nums',
      cell: ({ FromDate, ToDate }) => `${dayText(FromDate as IndiaDay)} – ${dayText(ToDate as IndiaDay)}`,
    },
    ...counted.map((key) => figure(t(words[key]), (drive) => number(drive[key]))),
    figure(t('reports.fees'), ({ Fees }) => amountText(Fees)),
  ]
  return (
    <DataTable
      caption={t('reports.drives')}
      columns={columns}
      rows={[...(drives ?? [])]}
      rowId={({ ID }) => String(ID)}
      rowName={({ Title }) => Title}
      loadingRows={drives ? undefined : 5}
      empty={<EmptyState bare icon={Landmark} title={t('reports.drives.none')} text={t('funnel.nobody.text')} />}
    />
  )
}
