import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'
import { Axes } from './axis.tsx'
import { ReachRegion } from './reach-region.tsx'
import { ticksTo } from './ticks.ts'

/** A line of a trend: its name in words, and its figures by day. */
type TrendLine = { name: string; values: readonly number[] }

/** Props of `TrendChart`: what it shows, the names of the days, and one or two lines; the second is dashed. */
export type TrendChartProps = {
  label: string
  names: readonly string[]
  lines: readonly [TrendLine] | readonly [TrendLine, TrendLine]
  /** Formats a figure; by default as a number. */
  shown?: (value: number) => string
}

/** Figures by day as lines, the first with a tinted area below; pointer or arrow keys select a day. */
export function TrendChart({ label, names, lines, shown }: TrendChartProps) {
  const { number } = useLabels()
  const ticks = ticksTo(Math.max(...lines.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const figure = shown ?? number
  const textOf = (index: number) =>
    [names[index], ...lines.map(({ name, values }) => `${name} ${figure(values[index] ?? 0)}`)].join(' · ')
  return (
    <figure aria-label={label}>
      <ReachRegion edgeToEdge label={label} count={names.length} textOf={textOf}>
        {(at) => (
          <Axes ticks={ticks} shown={shown} names={names}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              <title>{label}</title>
              {lines.map(({ name, values }, index) => (
                <Line key={name} points={pointsOf(values, top)} dashed={index === 1} />
              ))}
            </svg>
            <Ends at={at} lines={lines} top={top} />
          </Axes>
        )}
      </ReachRegion>
      {lines.length > 1 && <Legend lines={lines} />}
    </figure>
  )
}

type Point = readonly [x: number, y: number]

function pointsOf(values: readonly number[], top: number): Point[] {
  const last = Math.max(1, values.length - 1)
  // A single day is drawn as a horizontal line.
  const all = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values
  return all.map((value, index) => [(100 * index) / last, 100 - (100 * value) / top] as const)
}

function Line({ points, dashed }: { points: readonly Point[]; dashed: boolean }) {
  const path = points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
  const line = (
    <polyline
      points={path}
      fill="none"
      strokeWidth={dashed ? 1.5 : 2}
      strokeLinejoin="round"
      strokeDasharray={dashed ? '3 3' : undefined}
      vectorEffect="non-scaling-stroke"
      className={dashed ? 'stroke-ink-muted' : 'stroke-brand'}
    />
  )
  if (dashed) return line
  return (
    <>
      <polygon points={`0,100 ${path} 100,100`} className="fill-brand/8" />
      {line}
    </>
  )
}

/** The dot of the selected day, or else of the last one. */
function Ends({ at, lines, top }: { at: number | undefined; lines: readonly TrendLine[]; top: number }) {
  const count = lines[0]?.values.length ?? 0
  const index = at ?? count - 1
  const left = `${count === 1 ? 100 : (100 * index) / (count - 1)}%`
  return (
    <>
      {at !== undefined && <span className="absolute inset-y-0 w-px bg-accent" style={{ left }} />}
      {lines.map(({ name, values }, place) => (
        <span
          key={name}
          className={clsx(
            'absolute size-2.5 translate-x-[-50%] translate-y-1/2 rounded-full border-2 border-surface',
            place === 0 ? 'bg-brand' : 'bg-ink-muted',
          )}
          style={{ left, bottom: `${(100 * (values[index] ?? 0)) / top}%` }}
        />
      ))}
    </>
  )
}

function Legend({ lines }: { lines: readonly TrendLine[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-muted">
      {lines.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={clsx('w-5 border-t-2', index === 0 ? 'border-brand' : 'border-ink-muted border-dashed')}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}
