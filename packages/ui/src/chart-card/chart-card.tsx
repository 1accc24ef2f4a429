import { clsx } from 'clsx'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../card/card.tsx'
import { ChartTable, type ChartTableProps } from '../chart-table/chart-table.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import { TextButton } from '../text-link/text-link.tsx'

/** Props of `ChartCard`: its title with a figure, the chart, and the equivalent table. */
export type ChartCardProps = {
  title: string
  /** A sentence below the title: the period, what is counted. */
  note?: ReactNode
  table: Omit<ChartTableProps, 'label'>

  children: ReactNode
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

/** A chart in a card that a button swaps for its table; the chart fills the card. */
export function ChartCard({ title, note, table, children, className }: ChartCardProps) {
  const labels = useLabels()
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? ChartColumn : Table2
  return (
    <Card className={clsx('flex flex-col', className)}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-base">{title}</h2>
          {note && <span className="text-sm text-ink-muted tabular-nums">{note}</span>}
        </div>
        <TextButton
          icon={<Icon aria-hidden />}
          aria-pressed={asTable}
          className="font-medium! text-ink-muted!"
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? labels.showAsChart : labels.showAsTable}
        </TextButton>
      </div>
      {asTable ? (
        <ScrollRegion label={title} className="max-h-80">
          <ChartTable label={title} {...table} />
        </ScrollRegion>
      ) : (
        children
      )}
    </Card>
  )
}
