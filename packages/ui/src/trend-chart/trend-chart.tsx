import { useLabels } from '../labels/labels.tsx'
import { Axes } from './axis.tsx'
import { ReachRegion } from './reach-region.tsx'
import { ticksTo } from './ticks.ts'
import { backToFront, type DrawnLine, EndLabels, Ends, Legend, Line, type TrendLine } from './trend-line.tsx'

/** Props of `TrendChart`: what it shows, the names of the days, and one or two lines. */
export type TrendChartProps = {
  /** What it is called, on the screen or to screen readers. */
  label: string

  /** The names of the parts or lines. */
  names: readonly string[]

  /** One line or two, with a value for each day. */
  lines: readonly [TrendLine] | readonly [TrendLine, TrendLine]
  /** The first line's figures of the previous period, as many days; dotted. */
  before?: TrendLine | undefined
  /** How a figure is written; by default as people write numbers. */
  shown?: (value: number) => string
}

/**
 * Figures over days as lines, each named where it ends, the first above a tinted ground; each day is read by pointer or
 * arrow keys. As high as its container allows.
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
