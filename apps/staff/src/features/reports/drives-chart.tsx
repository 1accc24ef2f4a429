import { ChartCard } from '@pramaan/ui/chart-card'
import { PartMark, StackedBars } from '@pramaan/ui/stacked-bars'
import { useTexts } from '../../texts/use-texts.ts'
import { counted, type DriveLine, words } from './drive-lines.ts'

/** Each drive's requests, split into named parts that add up to the total. */
export function DrivesChart({ drives }: { drives: readonly DriveLine[] }) {
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
