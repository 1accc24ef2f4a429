import { useState } from 'react'
import { ChartTable } from '../chart-table/chart-table.tsx'
import { useLabels } from '../labels/labels.tsx'
import { TextButton } from '../text-link/text-link.tsx'

/** One bar: its label ('21/11/2026') and its height. */
type Bar = { label: string; value: number }

/** Props of `BarChart`: its bars from left to right, and the two column headings of its table. */
export type BarChartProps = {
  label: string
  bars: readonly Bar[]
  /** The column headings. */
  heads: readonly [string, string]
}

/** A count over time as bars, with a button for the table. */
export function BarChart({ label, bars, heads }: BarChartProps) {
  const labels = useLabels()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure aria-label={label} className="flex flex-col items-start gap-2">
      {asTable ? (
        <ChartTable
          label={label}
          heads={heads}
          lines={bars.map(({ label: name, value }) => ({ label: name, values: [value] }))}
        />
      ) : (
        <Picture bars={bars} />
      )}
      <TextButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {asTable ? labels.showAsChart : labels.showAsTable}
      </TextButton>
    </figure>
  )
}

function Picture({ bars }: { bars: readonly Bar[] }) {
  const labels = useLabels()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div aria-hidden className="w-full">
      <div className="relative flex h-40 items-end gap-px border-line border-b pt-6 sm:gap-1">
        <span className="absolute inset-x-0 top-0 h-6 border-line border-b border-dashed text-right text-xs text-ink-muted tabular-nums">
          {labels.number(most)}
        </span>
        {bars.map(({ label, value }) => (
          <span
            key={label}
            title={`${label}: ${labels.number(value)}`}
            className="flex h-full min-w-0 flex-1 items-end enabled-hover:bg-ink/6"
          >
            <span className="w-full rounded-t-[3px] bg-brand" style={{ height: `${(value / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-ink-muted tabular-nums">
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </div>
    </div>
  )
}
