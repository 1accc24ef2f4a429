import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { Link } from '@pramaan/ui/link'
import { Landmark } from 'lucide-react'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { counted, type DriveLine, words } from './drive-lines.ts'

/** The drives with their figures. */
export function DrivesTable({ drives }: { drives: readonly DriveLine[] | undefined }) {
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
