import { useLabels } from '../labels/labels.tsx'
import { Axes } from './axis.tsx'
import { ReachRegion } from './reach-region.tsx'
import { ticksTo } from './ticks.ts'
import { backToFront, type DrawnLine, EndLabels, Ends, Legend, Line, type TrendLine } from './trend-line.tsx'

/** Props of `TrendChart`: the names of the days, and one or two lines. */
export type TrendChartProps = {
  label: string
  names: readonly string[]
  lines: readonly [TrendLine] | readonly [TrendLine, TrendLine]
  /** The first line's values in the previous period of the same length, drawn dotted. */
  before?: TrendLine | undefined
  /** Formats a value; by default as a number with separators. */
  shown?: (value: number) => string
}

/**
 * Values by day as lines, each named at its end; the area below the first is tinted. The pointer or arrow keys read one
 * day. The chart is as high as its container allows.
 */
export function TrendChart({ label, names, lines, before, shown }: TrendChartProps) {
  const { number } = useLabels()
  const drawn = drawnOf(lines, before)
  const ticks = ticksTo(Math.max(...drawn.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const figure = shown ?? number
  const textOf = (index: number) =>
    [names[index], ...drawn.map(({ name, values }) => `${name} ${figure(values[index] ?? 0)}`)].join(' · ')
  return (
    <figure aria-label={label} className="flex flex-1 flex-col">
      <ReachRegion edgeToEdge label={label} count={names.length} textOf={textOf}>
        {(at) => (
          <Axes ticks={ticks} shown={shown} names={names} aside={<EndLabels lines={drawn} top={top} figure={figure} />}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              <title>{label}</title>
              {backToFront(drawn).map((line) => (
                <Line key={line.name} {...line} top={top} />
              ))}
            </svg>
            <Ends at={at} lines={drawn} top={top} />
          </Axes>
        )}
      </ReachRegion>
      {drawn.length > 1 && <Legend lines={drawn} />}
    </figure>
  )
}

function drawnOf([main, second]: TrendChartProps['lines'], before: TrendLine | undefined): DrawnLine[] {
  return [
    { ...main, role: 'main' },
    ...(second ? [{ ...second, role: 'second' as const }] : []),
    ...(before ? [{ ...before, role: 'before' as const }] : []),
  ]
}
