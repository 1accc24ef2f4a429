import { useLabels } from '../labels/labels.tsx'

/** One row of a chart's table: its label and its figures; text is shown unchanged, null as N/A. */
type ChartLine = { label: string; values: readonly (number | string | null)[] }

/** Props of `ChartTable`: the chart's name, the heads of its columns, and its lines. */
export type ChartTableProps = {
  /** What it is called, on the screen or to screen readers. */
  label: string
  /** The heads of the columns of figures. */
  heads: readonly string[]
  /** The rows, with a figure for each head. */
  lines: readonly ChartLine[]
}

/** The figures of a chart in words and numbers. */
export function ChartTable({ label, heads: [what, ...counted], lines }: ChartTableProps) {
  const labels = useLabels()
  const shown = (value: number | string | null) => (typeof value === 'number' ? labels.number(value) : value)
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-line border-b text-ink-muted">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {what}
          </th>
          {counted.map((head) => (
            <th key={head} scope="col" className="pl-3 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label: name, values }) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={counted[index]} className="pl-3 text-right font-semibold">
                {shown(value) ?? <span className="font-normal text-ink-muted">{labels.notAvailable}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
