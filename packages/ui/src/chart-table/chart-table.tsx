import { useLabels } from '../labels/labels.tsx'

/** One row of a chart's table. Text is shown unchanged, and null as N/A. */
type ChartLine = { label: string; values: readonly (number | string | null)[] }

/** Props of `ChartTable`: the chart's name, the column headings and the rows. */
export type ChartTableProps = {
  label: string
  /** The column headings. */
  heads: readonly string[]
  /** One row for each label, with a figure for each heading. */
  lines: readonly ChartLine[]
}

/** The figures of a chart as a table. */
export function ChartTable({ label, heads: [what, ...counted], lines }: ChartTableProps) {
  const labels = useLabels()
  const cellText = (value: number | string | null) => (typeof value === 'number' ? labels.number(value) : value)
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
                {cellText(value) ?? <span className="font-normal text-ink-muted">{labels.notAvailable}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
